"""Each kind of line in a sum cites the ruling that it follows (K3 to K25, K33)."""

from kaperbox.engine.kapern import score_lines
from tests.shared.cases import cases


@cases(
    "why, ruling",
    (score_lines.SET, 4),
    (score_lines.ANIMAL_SET, 33),
    (score_lines.VALUE, 4),
    (score_lines.CHEST, 5),
    (score_lines.SHIP_WON, 9),
    (score_lines.SHIP_LOST, 9),
    (score_lines.DOUBLED, 8),
    (score_lines.PEACE_DOUBLED, 18),
    (score_lines.SABRES_AT_STOP, 18),
    (score_lines.SABRES_AT_BUST, 19),
    (score_lines.SABRES_ON_ISLAND, 20),
    (score_lines.BUST, 3),
    (score_lines.BUST_ON_CARD, 16),
    (score_lines.ISLAND_SKULLS, 13),
    (score_lines.ZOMBIES_BEATEN, 21),
    (score_lines.ZOMBIES_WON, 22),
    (score_lines.WRECK_VALUE, 24),
    (score_lines.WRECK_DOUBLED, 24),
    (score_lines.WRECK_CHEST, 25),
    (score_lines.NINE, 17),
)
def test_each_kind_of_line_cites_its_ruling(why, ruling):
    assert score_lines.RULINGS[why] == ruling
