"""A game by presses on the emulated board and on the desktop: the same dice, identical pixels."""

import statistics

import pytest

from kaperbox.app.table import Table
from tests.emulator import programs
from tests.emulator.box import BACK, GAP_US, LEFT, OK, PRESS_US, RIGHT, ROLL, Box
from tests.emulator.twin import Twin

HOLD_US = 700_000
SETTLED_MS = 2500
RIDE = (
    ("begin", (OK, OK, OK)),
    ("card", (ROLL,)),
    ("throw", (ROLL,)),
    ("mark", (RIGHT, OK, RIGHT, OK, LEFT)),
    ("again", (ROLL,)),
    ("back", (BACK,)),
)
GOAL_LIGHT_MS = 5


@pytest.fixture(scope="module")
def start(image, content):
    box = Box(image, programs.seeded(content))
    twin = Twin(Table)
    box.boot()
    box.wait_for_picture(twin.frame(), 4_000_000)
    return box, twin


def both_press(box, twin, button, us=PRESS_US):
    box.press(button, us)
    twin.press(button, us // 1000, GAP_US // 1000)


def settled(box, twin):
    """(emulated, desktop) pictures after everything that moves has come to rest."""
    twin.run_ms(SETTLED_MS)
    box.settle(SETTLED_MS * 1000)
    return box.panel.frame(), twin.frame()


def test_a_ride_has_the_same_pictures_as_on_the_desktop(start, figure):
    box, twin = start
    light_ms = []
    busy_ms = []
    for name, buttons in RIDE:
        for button in buttons:
            box.lit_us.clear()
            pressed_us, count = box.now_us, len(box.wires.log)
            both_press(box, twin, button)
            if button == ROLL and name != "card":
                light_ms.append((box.lit_us[0] - pressed_us) / 1000)
            busy_ms.append(box.wires.busy_us(count) / 1000)
            box.settle(600_000)
            twin.run_ms(600)
        ours, theirs = settled(box, twin)
        assert ours == theirs, name
    both_press(box, twin, OK, HOLD_US)
    ours, theirs = settled(box, twin)
    assert ours == theirs
    figure("press to the first change of a pixel", max(light_ms), GOAL_LIGHT_MS, "ms")
    figure("bus time of a screen change, half of all", statistics.median(busy_ms), 6, "ms")
    figure("bus time of a screen change, the worst", max(busy_ms), 25, "ms")
