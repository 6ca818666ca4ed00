"""Presses, holds and bounce, as timelines: `#` is 10 ms down, `.` is 10 ms up."""

from kaperbox.app.gestures import BACK, HOLD, LEFT, OK, RIGHT, ROLL, STUCK_MS, Gestures
from tests.shared.cases import cases


def gestures_of(button, timeline):
    """(gesture, tick at which it came) of a timeline."""
    gestures = Gestures()
    found = []
    for tick, sign in enumerate(timeline):
        for gesture in gestures.update(button if sign == "#" else 0, 10):
            found.append((gesture, tick))
    return found


@cases(
    "button, timeline, expected",
    (ROLL, "...####....", [ROLL]),
    (ROLL, "#.#.####.#.#.......", [ROLL]),
    (ROLL, "#.#.#.#.", [ROLL]),
    (ROLL, "#..#..", [ROLL, ROLL]),
    (OK, "...####....", [OK]),
    (OK, "#.#.####.#.#.......", [OK]),
    (OK, "#" * 70 + "...", [OK | HOLD]),
    (BACK, "#" * 70 + "...", [BACK | HOLD]),
    (ROLL, "#" * 300 + "...", [ROLL]),
    (ROLL, "####....####....", [ROLL, ROLL]),
    (LEFT, "#" * 59 + "....", [LEFT]),
    (RIGHT, "#" * 105 + "....", [RIGHT] * 4),
)
def test_a_timeline_gives_its_gestures(button, timeline, expected):
    assert [gesture for gesture, _ in gestures_of(button, timeline)] == expected


def test_a_button_without_a_hold_tells_at_once_and_one_with_a_hold_when_let_go():
    assert gestures_of(ROLL, "..########....") == [(ROLL, 2)]
    assert gestures_of(OK, "..########....") == [(OK, 11)]


def test_a_hold_tells_while_the_button_is_still_down_and_only_once():
    assert gestures_of(OK, "#" * 300) == [(OK | HOLD, 60)]


def test_two_buttons_at_once_are_two_gestures():
    gestures = Gestures()
    gestures.update(LEFT | ROLL, 20)
    assert gestures.update(0, 20) == []
    gestures = Gestures()
    assert gestures.update(LEFT | ROLL, 20) == [LEFT, ROLL]


def test_a_stuck_button_is_named_and_ignored_until_it_is_let_go():
    gestures = Gestures()
    for _ in range(STUCK_MS // 100 + 1):
        gestures.update(LEFT, 100)
    assert gestures.stuck() == LEFT
    assert [g for _ in range(100) for g in gestures.update(LEFT, 100)] == []
    gestures.update(0, 100)
    assert gestures.stuck() == 0
    assert gestures.update(LEFT, 100) == [LEFT]
