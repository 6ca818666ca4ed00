"""What a ride is worth at its voluntary end: sets, values, chest, doubling (K4 to K8, K33)."""

from kaperbox.engine.kapern import rules, score_lines
from kaperbox.engine.kapern.rules import AMIGO
from tests.shared.cases import cases
from tests.shared.table import house, lines, outcome, points


@cases(
    "dice, expected",
    ("KKSSMMPP", 0),
    ("SSSKKMMP", 100),
    ("SSSSKKMP", 200),
    ("SSSSSKKM", 500),
    ("KMMMMMMS", 1000),
    ("KPPPPPPP", 2000),
    ("SSSKMMMP", 200),
    ("KSSSPPPP", 300),
)
def test_k4_sets_pay_by_their_size(dice, expected):
    assert points(rules.NO_CARD, dice) == expected


@cases(
    "dice, expected",
    ("KGSSMMPP", 100),
    ("KDSSMMPP", 100),
    ("KKGDMMPP", 200),
    ("KGGGMMPP", 400),
    ("KDDDDMPP", 600),
    ("KGGGDDDM", 800),
    ("KGGGGGGG", 2700),
    ("KDDDDDDD", 2700),
)
def test_k4_every_coin_and_diamond_pays_100_as_well(dice, expected):
    assert points(rules.NO_CARD, dice) == expected


def test_k4_the_lines_say_each_set_and_each_value():
    found = outcome(rules.NO_CARD, "KGGGDSSS")
    assert lines(found) == (
        (score_lines.SET, 3, 100),
        (score_lines.SET, 3, 100),
        (score_lines.VALUE, 3, 300),
        (score_lines.VALUE, 1, 100),
    )
    assert [line.face for line in found.lines] == [
        rules.COIN,
        rules.SABRE,
        rules.COIN,
        rules.DIAMOND,
    ]


@cases(
    "card, dice, expected",
    (rules.NO_CARD, "GDGDGDGD", 1700),
    (rules.NO_CARD, "SSSMMMGD", 900),
    (rules.NO_CARD, "SSSSSSSS", 4500),
    (rules.NO_CARD, "SSSMMMGK", 300),
    (rules.NO_CARD, "SSSMMMGP", 300),
    (rules.NO_CARD, "SSSMMMPP", 200),
    (rules.COIN_CARD, "SSSMMMPG", 400),
    (rules.COIN_CARD, "SSSMMMGG", 1100),
    (rules.DIAMOND_CARD, "SSSMMMPD", 400),
    (rules.TREASURE, "SSSMMMGD", 900),
    (rules.GUARDIAN, "SSSMMMGD", 900),
)
def test_k5_the_chest_pays_500_when_all_eight_dice_score(card, dice, expected):
    assert points(card, dice) == expected


def test_k5_the_chest_is_a_line_of_its_own():
    assert (score_lines.CHEST, 8, 500) in lines(outcome(rules.NO_CARD, "SSSMMMGD"))


@cases("card", rules.SKULL1, rules.SKULL2)
def test_k7_a_card_skull_blocks_the_chest(card):
    assert points(card, "SSSMMMGD") == 400
    assert points(card, "SSSMMMGD", house(AMIGO, skull_card_blocks_chest=0)) == 900
    assert points(card, "SSSMMMGK", house(AMIGO, skull_card_blocks_chest=0)) == 300


@cases(
    "dice, expected",
    ("KKSSMMPP", 0),
    ("KKSSSMMP", 200),
    ("KGGGMMPP", 800),
    ("SSSMMMGD", 1800),
    ("GGGGGGGG", 10600),
)
def test_k8_the_pirate_doubles_everything_the_chest_too(dice, expected):
    assert points(rules.PIRATE, dice) == expected


def test_k8_doubling_is_the_last_line():
    found = outcome(rules.PIRATE, "SSSMMMGD")
    assert lines(found)[-1] == (score_lines.DOUBLED, 2, 900)


@cases(
    "card, dice, expected",
    (rules.ANIMALS, "KKMMPPSS", 200),
    (rules.ANIMALS, "KMMMPPSS", 500),
    (rules.ANIMALS, "MMMMPPPP", 4500),
    (rules.ANIMALS, "KKMPPSSS", 200),
    (rules.ANIMALS, "GGDDDMMP", 1200),
    (rules.ANIMALS, "KKMPSSSG", 200),
    (rules.NO_CARD, "KMMMPPSS", 100),
    (rules.COIN_CARD, "KKSSMMPP", 100),
    (rules.COIN_CARD, "KKGGMMPP", 400),
    (rules.COIN_CARD, "KKGGGMPP", 600),
    (rules.COIN_CARD, "KKDDMMPP", 300),
    (rules.DIAMOND_CARD, "KKSSMMPP", 100),
    (rules.DIAMOND_CARD, "KKDDMMPP", 400),
    (rules.DIAMOND_CARD, "KKGGMMPP", 300),
)
def test_k33_animals_coin_and_diamond_change_the_sets(card, dice, expected):
    assert points(card, dice) == expected


def test_k33_the_animals_are_one_line():
    found = outcome(rules.ANIMALS, "KMMMPPSS")
    assert lines(found) == ((score_lines.ANIMAL_SET, 5, 500),)
    assert found.lines[0].face == rules.ANIMALS_FACE
