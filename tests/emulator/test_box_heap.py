"""What is free on the heap of the emulated board with the application on it, and games in a row.

A game by presses takes minutes here. So a program on the board presses them, at full speed. Two
hundred games are played on the desktop's MicroPython (`tests/device/test_growth.py`); here it is
as many as a few minutes allow, on the board's own heap and file system.
"""

import pathlib

import pytest

from kaperbox.app import settings
from kaperbox.engine.kapern import state
from tests.emulator.fork import in_copy

EVENING = pathlib.Path(__file__).with_name("evening.py")
GAMES = 10
NUMBERS = settings.TARGET, state.DECIDE, state.OVER
FIRST = 4
"""From then on nothing may be added: what only some games meet has been loaded by then."""
KB = 1024
MOST_US = 600_000_000


def play(box):
    box.execute(EVENING.read_text(encoding="utf-8"))
    return [int(line) for line in box.execute(f"evening{(GAMES, *NUMBERS)}", MOST_US).split()]


@pytest.fixture(scope="module")
def free(home):
    return in_copy(play, home[0])


def test_there_is_room_on_the_heap(free, figure):
    figure("heap free after boot, at the home screen", free[0] / KB, 120, "KB", at_least=True)


def test_games_in_a_row_take_no_more_memory(free, figure):
    figure(f"heap lost from game {FIRST} to {GAMES}", (free[FIRST] - free[-1]) / KB, 1, "KB")
