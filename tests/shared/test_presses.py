"""Who was first: P11, P12, P18. The seats' numbers must never decide."""

from kaperbox.engine.piratatak import effects, events
from kaperbox.engine.presses import NOBODY_ELSE, judged
from tests.shared.cases import cases
from tests.shared.pad_lines import ORDERS, permuted
from tests.shared.track import lying, on_table, play, refusal, told

LOCK = 250000


def word(*presses, tie_us=5000):
    """(mask of the first, lead, mask of the early) in all orders of the pads, which must agree."""
    found = judged(presses, tie_us, LOCK)
    for order in ORDERS:
        moved = judged(tuple((order[pad], us) for pad, us in presses), tie_us, LOCK)
        assert moved.lead_us == found.lead_us
        assert moved.first == permuted(found.first, order)
        assert moved.early == permuted(found.early, order)
    return found.first, found.lead_us, found.early


def test_nobody_has_pressed_yet():
    assert word() == (0, NOBODY_ELSE, 0)


def test_p11_the_first_press_counts():
    assert word((2, 100)) == (4, NOBODY_ELSE, 0)
    assert word((2, 100), (0, 83100)) == (4, 83000, 0)
    assert word((2, 100), (2, 9000), (0, 83100), (1, 90000)) == (4, 83000, 0)


@cases(
    "tie_us, second, first",
    (5000, 5000, 3),
    (5000, 5001, 1),
    (5000, 0, 3),
    (0, 0, 3),
    (0, 1, 1),
)
def test_p12_within_the_tie_window_nobody_is_first(tie_us, second, first):
    assert word((0, 700), (1, 700 + second), tie_us=tie_us)[0] == first


def test_p12_four_in_the_same_microsecond_cancel_each_other():
    assert word((0, 5), (1, 5), (2, 5), (3, 5), tie_us=0) == (15, NOBODY_ELSE, 0)


def test_p12_the_window_is_measured_from_the_first_press():
    assert word((0, 0), (1, 4000), (2, 8000)) == (3, 8000, 0)


def test_p18_a_press_too_early_counts_for_nothing_and_locks():
    assert word((0, -1), (1, 90000)) == (2, NOBODY_ELSE, 1)
    assert word((0, -1), (0, LOCK - 2), (1, LOCK)) == (2, NOBODY_ELSE, 1)
    assert word((0, -1), (0, LOCK - 1), (1, LOCK + 9000)) == (1, 9001, 1)


def test_p18_each_early_press_locks_anew():
    assert word((0, -LOCK), (0, -1), (0, 5), (1, 90000)) == (2, NOBODY_ELSE, 1)


def test_p18_a_press_in_the_very_microsecond_counts():
    assert word((0, 0)) == (1, NOBODY_ELSE, 0)


def test_p18_a_locked_press_is_no_tie_and_no_runner_up():
    assert word((0, -5), (1, 100), (0, 101), (2, 50100)) == (2, 50000, 1)


@cases("state", lying("1 boat yellow", scores=(3, 4, 5), seat=2), on_table((3, 4, 5), 2))
def test_p12_a_tie_moves_nobody_and_passes_the_turn(state):
    event = events.tie(2, 0b101)
    after = play(state, event)
    assert after.scores == (3, 4, 5) and after.seat == 2 and not after.live
    assert after.dice == state.dice
    assert [(each.kind, each.value) for each in told(state, event)] == [(effects.TIED, 5)]


@cases("seat, mask, why", (0, 1, 13), (0, 6, 4), (0, 8 | 1, 4), (0, -1, 4), (2, 3, 4))
def test_p12_a_tie_has_two_or_more_players_of_the_game(seat, mask, why):
    reasons = {13: effects.NO_TIE_ALONE, 4: effects.NO_SUCH_PLAYER}
    state = lying("1 boat yellow", scores=(0, 0, 0))
    expected = reasons[why]
    assert refusal(state, events.tie(seat, mask)) == expected
