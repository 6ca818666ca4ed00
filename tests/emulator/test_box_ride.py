"""A ride by presses on the emulated board and on the desktop: the same dice, identical pixels."""

import statistics

import pytest

from tests.emulator.both import Both
from tests.emulator.box import BACK, LEFT, OK, RIGHT, ROLL
from tests.emulator.fork import in_copy

HOLD_US = 700_000
RIDE = (
    ("begin", (OK, OK, OK)),
    ("card", (ROLL,)),
    ("throw", (ROLL,)),
    ("mark", (RIGHT, OK, RIGHT, OK, LEFT)),
    ("again", (ROLL,)),
    ("back", (BACK,)),
)
GOAL_LIGHT_MS = 5


def ride(box):
    """From setting the game up to the next player: ms to light of presses, ms of the bus of
    changes of the screen."""
    both, first, light_ms = Both(box), len(box.wires.log), []
    for name, buttons in RIDE:
        for button in buttons:
            box.lit_us.clear()
            pressed_us = box.now_us
            both.press(button)
            if name in ("throw", "again"):
                light_ms.append((box.lit_us[0] - pressed_us) / 1000)
        both.check(name)
    both.press(OK, us=HOLD_US)
    both.check("stop")
    return light_ms, box.wires.changes_ms(first)


@pytest.fixture(scope="module")
def ridden(seeded_home):
    return in_copy(ride, seeded_home)


def test_a_ride_has_the_same_pictures_as_on_the_desktop(ridden, figure):
    figure("bus time of a screen change, the worst", max(ridden[1]), 25, "ms")


def test_a_screen_change_is_sent_in_little_time(ridden, figure):
    figure("bus time of a screen change, half of all", statistics.median(ridden[1]), 6, "ms")


def test_a_throw_is_seen_at_once(ridden, figure):
    figure("press to the first change of a pixel, the worst", max(ridden[0]), GOAL_LIGHT_MS, "ms")
