"""Which dice may be thrown again, and what the third skull does (K1 to K3)."""

from kaperbox.engine.kapern import effects, events, moves, rules
from kaperbox.engine.kapern.rules import AMIGO, GIGAMIC
from kaperbox.engine.kapern.state import DECIDE, DRAW
from tests.shared.cases import cases
from tests.shared.table import again, house, mask, play, refusal, stopped, thrown

ALL_AGAIN = "1 2 3 4 5 6 7 8 "


def test_k1_all_dice_may_be_thrown_again():
    state = thrown(rules.PIRATE, "SSGGDDMM", ALL_AGAIN + "PPPPPPPP")
    assert state.ride.dice == (rules.PARROT,) * 8


@cases("by", GIGAMIC, house(AMIGO, must_keep_one=1))
def test_k1_one_die_must_be_kept_where_the_profile_says_so(by):
    state = thrown(rules.PIRATE, "SSGGDDMM", by=by)
    assert refusal(state, again(ALL_AGAIN + "PPPPPPPP")) == effects.KEEP_ONE
    play(state, again("1 2 3 4 5 6 7 PPPPPPP"))
    with_her = thrown(rules.GUARDIAN, "KSGGDDMM", by=by)
    assert refusal(with_her, again(ALL_AGAIN + "PPPPPPPP")) == effects.KEEP_ONE


def test_k1_dice_that_must_be_thrown_need_none_kept():
    state = thrown(rules.ZOMBIE, "GGGGMMMM", by=house(AMIGO, must_keep_one=1))
    play(state, again(ALL_AGAIN + "SSSSSSSS"))


def test_k2_at_least_two_dice_are_thrown():
    state = thrown(rules.PIRATE, "KSGGDDMM")
    assert refusal(state, again("2 S")) == effects.TWO_DICE
    assert refusal(state, events.again(0, 0, ())) == effects.NO_DICE
    play(state, again("2 3 SG"))


def test_k2_a_single_die_for_the_guardian_and_the_zombies():
    assert refusal(thrown(rules.GUARDIAN, "KSGGDDMM"), again("2 S")) == effects.TWO_DICE
    play(thrown(rules.GUARDIAN, "KSGGDDMM"), again("1 S"))
    play(thrown(rules.ZOMBIE, "KSSSSSSM"), again("8 S"))


@cases("card", rules.PIRATE, rules.GUARDIAN, rules.TREASURE)
def test_k3_the_third_skull_ends_the_ride_with_nothing(card):
    state = thrown(card, "KKGGGDDD", "3 4 KK")
    assert state.phase == DRAW and state.seat == 1 and state.scores == (0, 0)


@cases(
    "card, first, phase",
    (rules.PIRATE, "KKGGGDDD", DECIDE),
    (rules.PIRATE, "KKKGGDDD", DRAW),
    (rules.SKULL1, "KGGGGDDD", DECIDE),
    (rules.SKULL1, "KKGGGDDD", DRAW),
    (rules.SKULL2, "GGGGGDDD", DECIDE),
    (rules.SKULL2, "KGGGGDDD", DRAW),
)
def test_k3_k33_card_skulls_count(card, first, phase):
    assert thrown(card, first).phase == phase


def test_k3_skulls_are_never_thrown_again():
    state = thrown(rules.PIRATE, "KSGGDDMM")
    assert refusal(state, again("1 2 SS")) == effects.SKULL_LIES
    assert moves.throwable(state) == mask(2, 3, 4, 5, 6, 7, 8)


def test_k2_k3_dice_that_stay_keep_their_faces():
    state = thrown(rules.PIRATE, "KSGDMPSG", "2 4 7 MPD")
    assert state.ride.dice == (0, 4, 2, 5, 4, 5, 3, 2)
    assert stopped(rules.PIRATE, "KSGDMPSG", "2 4 7 MPD") == (600, 0)


def test_the_throws_of_a_ride_are_counted():
    assert thrown(rules.PIRATE, "KSGDMPSG").ride.throws == 1
    assert thrown(rules.PIRATE, "KSGDMPSG", "2 4 MP", "2 4 SG").ride.throws == 3
