"""A box that plays one game after another needs no more memory for the last than for the first.

Short games with the box's promised dice, each begun, played to its end and left by presses alone,
with now and then a game of Piratatak given up between, so that modules come and go. Finished games
are kept by the flash, not by the heap: here only the latest.
"""

import gc

from kaperbox.app import settings
from kaperbox.app.table import Table
from kaperbox.engine.kapern.state import DECIDE, OVER
from kaperbox.ports.simulated.memory import Memory
from tests.shared.box import Box
from tests.shared.test_whole_game import Entropy

FIRST, LAST = 20, 200
TARGET = 10
"""1000 points, so that a game lasts a few rides."""
NOISE = 1024
"""Bytes: games differ a little, and what the collector finds on the stack it keeps."""
PIRATES = 10
"""Every so many games."""


class Flash(Memory):
    """Has room for one finished game."""

    def write(self, name, data):
        if name.startswith("games/"):
            for old in self.names("games"):
                self.remove("games/" + old)
        super().write(name, data)


class Evening:
    def __init__(self):
        self.box = Box(Flash())
        self.box.ports.read = Entropy(1).read
        self.box.table = Table(self.box.ports)
        self.box.wait(20)
        store = self.navigator().store
        while store.settings.get(settings.TARGET) != TARGET:
            store.settings.step(settings.TARGET)

    def navigator(self):
        return self.box.table._navigator

    def begin(self, game):
        """Sets a game up for two, with a quick start, and gives up what is on."""
        play = self.navigator().play
        self.box.press("right " * (game + (play.session is not None)) + "ok")
        if play.is_on():
            self.box.press("right ok")
        self.box.press("ok ok roll")

    def leave_pirates(self):
        self.begin(1)
        self.box.press("roll")
        self.box.wait(1000)
        self.box.hold("back")
        self.box.press("left ok")

    def play(self):
        """A whole game of Piraten Kapern, back to home."""
        self.begin(0)
        navigator = self.navigator()
        while navigator.session.state.phase != OVER:
            if navigator.session.state.phase == DECIDE:
                self.box.hold("ok")
            self.box.press("roll ok", 40)
        while navigator.playing:
            self.box.press("ok", 40)


def grown(first, last, leak=None):
    """By how many bytes the heap that is in use grew from one game to another."""
    evening, used = Evening(), {}
    for number in range(1, last + 1):
        if number % PIRATES == 0:
            evening.leave_pirates()
        evening.play()
        if leak is not None:
            leak.append(evening.navigator().session)
        if number in (first, last):
            gc.collect()
            used[number] = gc.mem_alloc()
    return used[last] - used[first]


def test_two_hundred_games_take_no_more_memory_than_twenty():
    assert grown(FIRST, LAST) < NOISE


def test_a_leak_would_be_noticed():
    assert grown(FIRST, 2 * FIRST, []) > NOISE
