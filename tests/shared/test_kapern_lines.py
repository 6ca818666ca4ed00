"""Each kind of line in a sum cites the ruling that it follows (K3 to K25, K33)."""

from kaperbox.engine.kapern import score
from tests.shared.cases import cases


@cases(
    "why, ruling",
    (score.SET, 4),
    (score.ANIMAL_SET, 33),
    (score.VALUE, 4),
    (score.CHEST, 5),
    (score.SHIP_WON, 9),
    (score.SHIP_LOST, 9),
    (score.DOUBLED, 8),
    (score.PEACE_DOUBLED, 18),
    (score.SABRES_AT_STOP, 18),
    (score.SABRES_AT_BUST, 19),
    (score.SABRES_ON_ISLAND, 20),
    (score.BUST, 3),
    (score.BUST_ON_CARD, 16),
    (score.ISLAND_SKULLS, 13),
    (score.ZOMBIES_BEATEN, 21),
    (score.ZOMBIES_WON, 22),
    (score.WRECK_VALUE, 24),
    (score.WRECK_DOUBLED, 24),
    (score.WRECK_CHEST, 25),
    (score.NINE, 17),
)
def test_each_kind_of_line_cites_its_ruling(why, ruling):
    assert score.RULINGS[why] == ruling
