"""Calls, verdicts and the pawns (P2 to P10, P15, P19)."""

from kaperbox.engine.piratatak import calls, effects, events, rules
from kaperbox.engine.piratatak.rules import USUAL
from kaperbox.engine.piratatak.state import OVER, ROLL, start
from tests.shared.cases import cases
from tests.shared.track import (
    call,
    kinds,
    lying,
    names,
    on_table,
    play,
    refusal,
    settings,
    throw,
    told,
    verdict,
)

BOATS = ("1 boat yellow", "2 boat purple", "3 boat black")
FIVE = ("1 skull black", "2 skull red", "8 skull red", "9 pistol red", "3 pistol red")
"""Red and skull: two sets of five dice (skulls 1 2 8, red 2 8 9 3)."""


def right(state):
    return state.dice.owners


@cases(
    "texts, called, is_there",
    (BOATS, "boat", True),
    (BOATS[:2], "boat", False),
    (BOATS, "black", False),
    (("2 skull red", "8 skull red", "9 pistol red"), "red", True),
    (("2 skull red", "8 skull red", "9 pistol red"), "skull", False),
    (BOATS + ("4 boat red",), "boat", True),
)
def test_p3_a_set_is_three_or_more_of_a_symbol_or_a_colour(texts, called, is_there):
    assert verdict(lying(*texts), call(0, called)).right == is_there


def test_p3_all_dice_of_the_set_are_taken():
    state = play(lying(*BOATS, "4 boat red", "5 skull yellow"), call(1, "boat"))
    assert state.dice.owners[:5] == (1, 1, 1, 1, -1)
    assert state.dice.faces[:4] == (-1,) * 4 and state.dice.faces[4] >= 0


def test_p4_a_die_may_belong_to_two_sets():
    found = verdict(lying(*FIVE), call(0, "red skull"))
    assert found.right and calls.bit_count(found.taken) == 5 and found.steps == 2
    assert found.counts == ((rules.SKULL, 3), (rules.RED, 4))


def test_p5_all_sets_that_are_called_must_be_there():
    found = verdict(lying(*BOATS), call(0, "boat skull"))
    assert not found.right and found.taken == 0 and found.steps == -2


@cases(
    "texts, called, scores",
    (BOATS, "boat", (6, 5, 5)),
    (("1 skull black", "2 skull red", "3 skull green"), "skull", (6, 4, 4)),
    (("1 coconut green", "2 coconut blue", "3 coconut yellow"), "coconut", (8, 5, 5)),
    (FIVE, "red skull", (7, 4, 4)),
    (
        ("1 coconut green", "2 coconut blue", "3 coconut yellow", "4 boat red", "5 boat green")
        + ("6 boat blue",),
        "coconut boat",
        (9, 5, 5),
    ),
    (
        ("1 coconut green", "2 coconut blue", "3 coconut yellow", "4 skull blue")
        + ("5 skull yellow", "6 skull purple"),
        "coconut skull",
        (9, 4, 4),
    ),
)
def test_p6_what_a_right_call_brings(texts, called, scores):
    assert play(lying(*texts, scores=(5, 5, 5)), call(0, called)).scores == scores


@cases("called", "boat", "coconut", "skull", "red", "coconut skull", "boat red green")
def test_p7_a_wrong_call_costs_a_space_for_each_set_and_takes_nothing(called):
    state = lying("1 boat yellow", scores=(5, 5))
    after = play(state, call(1, called))
    assert after.scores == (5, 5 - len(called.split())) and after.dice == state.dice


def test_p8_nobody_goes_back_behind_the_start():
    assert play(lying(scores=(1, 0)), call(0, "boat red green")).scores == (0, 0)
    skulls = ("1 skull black", "2 skull red", "3 skull green")
    assert play(lying(*skulls, scores=(0, 1, 0)), call(1, "skull")).scores == (0, 2, 0)


def test_p9_after_a_right_call_the_caller_rolls():
    state = play(lying(*BOATS, scores=(0,) * 4, seat=1), call(3, "boat"))
    assert state.seat == 3 and state.phase == ROLL


def test_p9_after_a_wrong_call_the_player_after_the_last_roller_rolls():
    for caller in range(4):
        state = play(lying(scores=(0,) * 4, seat=1), call(caller, "boat"))
        assert state.seat == 1


def test_p9_p13_the_last_roller_is_who_rolled_not_who_passed():
    three = ("4 skull blue", "5 skull yellow", "6 skull purple")
    state = play(lying(*three, scores=(0,) * 4, seat=1), events.pass_on(1))
    assert state.seat == 2
    assert play(state, call(3, "boat")).seat == 1


@cases("called", "boat", "skull")
def test_p10_after_a_verdict_the_next_call_needs_a_new_die(called):
    state = play(lying(*BOATS, "7 skull black"), call(1, called))
    for seat in (0, 1):
        assert refusal(state, call(seat, "boat")) == effects.ROLL_FIRST
        assert refusal(state, events.tie(seat, 3)) == effects.ROLL_FIRST
    play(throw(state), call(0, "boat"))


def test_p10_before_the_first_die_there_is_nothing_to_call():
    assert refusal(start(USUAL, 2), call(0, "boat")) == effects.ROLL_FIRST


@cases("track, score", (15, 14), (5, 4), (40, 39))
def test_p2_p15_the_first_at_the_treasure_wins(track, score):
    state = lying(*BOATS, scores=(score, 3), by=settings(track=track))
    after = play(state, call(0, "boat"))
    assert after.phase == OVER and after.scores == (track, 3)
    assert kinds(state, call(0, "boat")) == (effects.CALLED, effects.MOVED, effects.WON)


@cases("score", 12, 13, 14)
def test_p15_no_exact_count_is_needed(score):
    trees = ("1 coconut green", "2 coconut blue", "3 coconut yellow")
    after = play(lying(*trees, scores=(score, 3)), call(0, "coconut"))
    assert after.phase == OVER and after.scores == (15, 3)


def test_p15_a_skull_set_that_wins_moves_nobody_back():
    after = play(lying(*FIVE, scores=(14, 9)), call(0, "skull"))
    assert after.phase == OVER and after.scores == (15, 9)


def test_p19_when_the_time_runs_out_it_is_a_wrong_call_of_one_set():
    state = lying(*BOATS, scores=(4, 4))
    found = verdict(state, call(1, ""))
    assert not found.right and found.counts == () and found.steps == -1
    assert play(state, call(1, "")).scores == (4, 3)


@cases("mask", -1, 1 << 12, 1 << 30)
def test_there_are_twelve_names(mask):
    assert refusal(lying(*BOATS), events.call(0, mask)) == effects.NO_SUCH_NAME


COCONUT, SKULL = events.WITH_COCONUT, events.WITH_SKULL


@cases(
    "sets, among, good, scores",
    (1, 0, True, (6, 5, 5)),
    (1, COCONUT, True, (8, 5, 5)),
    (1, SKULL, True, (6, 4, 4)),
    (2, COCONUT, True, (9, 5, 5)),
    (2, COCONUT | SKULL, True, (9, 4, 4)),
    (3, 0, True, (8, 5, 5)),
    (1, 0, False, (4, 5, 5)),
    (2, COCONUT | SKULL, False, (3, 5, 5)),
    (8, 0, False, (0, 5, 5)),
)
def test_with_table_dice_the_table_judges(sets, among, good, scores):
    state = on_table(scores=(5, 5, 5), seat=1)
    after = play(state, events.judged(0, sets, among, good))
    assert after.scores == scores and not after.live
    assert after.seat == (0 if good else 1)


@cases("sets, among", (0, 0), (1, COCONUT | SKULL), (9, 0), (15, 0))
def test_a_number_of_sets_that_cannot_be_is_refused(sets, among):
    assert refusal(on_table(), events.judged(0, sets, among, True)) == effects.TOO_MANY_SETS


@cases("value", -1, 128, 129, 1 << 20)
def test_odd_values_of_a_verdict_are_refused(value):
    odd = events.Event(events.JUDGED, 0, 0, value)
    assert refusal(on_table(), odd) == effects.TOO_MANY_SETS


def test_box_and_table_do_not_judge_for_each_other():
    assert refusal(on_table(), call(0, "boat")) == effects.BOX_ONLY
    assert refusal(lying(*BOATS), events.judged(0, 1, 0, True)) == effects.TABLE_ONLY
    waiting = start(settings(dice=rules.TABLE_DICE), 2)
    assert refusal(waiting, events.judged(0, 1, 0, True)) == effects.ROLL_FIRST


def test_sets_finds_every_name_that_could_be_called():
    state = lying(*FIVE)
    assert calls.sets(state.dice.faces) == names("red skull")
    assert calls.sets(start(USUAL, 2).dice.faces) == 0


def test_the_effects_name_each_pawn_that_moves():
    skulls = ("1 skull black", "2 skull red", "3 skull green")
    happened = told(lying(*skulls, scores=(0, 2, 0)), call(0, "skull"))
    assert [(each.kind, each.seat, each.value) for each in happened[1:]] == [
        (effects.MOVED, 0, 1),
        (effects.MOVED, 1, 1),
    ]
