"""The exact chance to bust, against every throw there is (K3, K14, K16)."""

from kaperbox.engine.kapern import events, rules
from kaperbox.engine.kapern.chances import bust_chance
from kaperbox.engine.kapern.game import step
from kaperbox.engine.kapern.rules import AMIGO
from kaperbox.engine.kapern.state import DRAW
from tests.shared.cases import cases
from tests.shared.table import again, house, lying, mask, play, thrown

NO_RESCUE = house(AMIGO, guardian_rescues=0)


def counted(state, dice):
    """(bad, all) by trying every throw of these dice."""
    count = events.bit_count(dice)
    bad = 0
    for number in range(6**count):
        faces = tuple(number // 6**place % 6 for place in range(count))
        after, told = step(state, events.again(0, dice, faces))
        assert told[0].kind != 0
        bad += after.phase == DRAW
    return bad, 6**count


@cases(
    "card, first, dice",
    (rules.PIRATE, "GGGGMMMP", (1, 2)),
    (rules.PIRATE, "GGGGMMMP", (6, 7, 8)),
    (rules.PIRATE, "KGGGMMMP", (2, 3)),
    (rules.PIRATE, "KGGGMMMP", (2, 3, 4)),
    (rules.PIRATE, "KKGGMMMP", (3, 4)),
    (rules.PIRATE, "KKGGMMMP", (3, 4, 8)),
    (rules.PIRATE, "KKGGMMMP", (3, 4, 7, 8)),
    (rules.PEACE, "KGGGMMMP", (5, 6, 7)),
    (rules.SHIP2, "KGGGMMMP", (5, 6, 7)),
    (rules.SKULL1, "GGGGMMMP", (1, 2, 3)),
    (rules.SKULL1, "KGGGMMMP", (2, 3)),
    (rules.SKULL2, "GGGGMMMP", (1, 2, 3)),
    (rules.SKULL2, "GGGGMMMP", (7, 8)),
)
def test_the_chance_is_what_all_throws_say(card, first, dice):
    state = thrown(card, first)
    assert bust_chance(state, mask(*dice)) == counted(state, mask(*dice))


@cases(
    "first, dice",
    ("GGGGMMMP", (1, 2, 3)),
    ("KGGGMMMP", (2, 3, 4)),
    ("KGGGMMMP", (1,)),
    ("KGGGMMMP", (1, 2, 3)),
    ("KKGGMMMP", (1,)),
    ("KKGGMMMP", (2, 3)),
    ("KKGGMMMP", (3, 4, 5)),
    ("KKGGMMMP", (1, 3, 4, 5)),
    ("KKKGMMMP", (1,)),
    ("KKKGMMMP", (2, 4)),
    ("KKKGMMMP", (3, 4, 5)),
)
def test_k14_the_chance_with_the_guardian(first, dice):
    state = thrown(rules.GUARDIAN, first)
    assert bust_chance(state, mask(*dice)) == counted(state, mask(*dice))
    if not first.startswith("KKK"):
        state = thrown(rules.GUARDIAN, first, by=NO_RESCUE)
        assert bust_chance(state, mask(*dice)) == counted(state, mask(*dice))


def test_k14_the_chance_once_she_is_used():
    state = thrown(rules.GUARDIAN, "KKGGMMMP", "1 G")
    assert bust_chance(state, mask(1, 3, 4)) == counted(state, mask(1, 3, 4))


def test_k16_the_chance_with_dice_on_the_card():
    state = play(thrown(rules.TREASURE, "KGGGMMMP"), events.keep(0, mask(2, 3)))
    assert bust_chance(state, mask(5, 6, 7)) == counted(state, mask(5, 6, 7))
    assert bust_chance(state, mask(2, 5)) == (0, 1)


@cases(
    "card, first, dice, chance",
    (rules.PIRATE, "KKGGMMMP", (3, 4, 5, 6, 7, 8), (46656 - 15625, 46656)),
    (rules.PIRATE, "GGGGMMMP", (1, 2, 3, 4, 5, 6, 7, 8), (226491, 1679616)),
    (rules.PIRATE, "KGGGMMMP", (2, 3, 4, 5, 6, 7, 8), (279936 - 7 * 15625 - 78125, 279936)),
)
def test_k3_many_dice(card, first, dice, chance):
    assert bust_chance(thrown(card, first), mask(*dice)) == chance


def test_no_chance_where_no_skull_ends_a_ride_or_nothing_may_be_thrown():
    assert bust_chance(thrown(rules.PIRATE, "KKKKMMMP"), mask(5, 6, 7, 8)) == (0, 1)
    assert bust_chance(thrown(rules.ZOMBIE, "KKKKMMSS"), mask(5, 6)) == (0, 1)
    assert bust_chance(thrown(rules.SHIPWRECK, "KKKKMMSS"), mask(5, 6)) == (0, 1)
    assert bust_chance(lying(rules.PIRATE), mask(5, 6)) == (0, 1)
    state = thrown(rules.PIRATE, "KKGGMMSS")
    assert bust_chance(state, 0) == bust_chance(state, -1) == bust_chance(state, 256) == (0, 1)
    assert bust_chance(state, mask(3)) == bust_chance(state, mask(1, 3)) == (0, 1)
    assert bust_chance(thrown(rules.PIRATE, "KKKGMMSS"), mask(5, 6)) == (0, 1)


def test_a_third_skull_that_cannot_fall_is_no_danger():
    state = thrown(rules.GUARDIAN, "GGGGMMMP")
    assert bust_chance(state, mask(1, 2)) == (0, 36)
    assert play(state, again("1 2 KK")).phase != DRAW
