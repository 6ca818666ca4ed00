"""Sent to the board's prompt, where `ports` of `main.py` are: games one after another, by presses.

The application is the real one, and so are its dice, promises and files; only its buttons are
pressed by a program, time is what the program says, and nobody looks at the screen. `evening`
prints what is free on the heap, with the application alive: before the first game and after each.
"""

# mypy: ignore-errors
# ruff: noqa: F821 - `ports` is of the board's prompt

import gc

from kaperbox.app.table import Table
from kaperbox.ports.pico.parts import Ports

LEFT, RIGHT, OK, ROLL = 1, 2, 4, 16
TICK_MS = 60
HOLD_MS = 720
SHORT = 10
"""The target of a game, in hundreds of points."""


class Buttons:
    mask = 0

    def pressed(self):
        return self.mask


class Display:
    def show(self, frame):
        pass

    def set_panel(self, number):
        pass

    contrast = flip = sleep = set_panel


class Evening:
    """The numbers of what the build has written out: a setting, and two phases of a game."""

    def __init__(self, target, decide, over):
        self.decide, self.over = decide, over
        self.buttons = Buttons()
        self.table = Table(Ports(self.buttons, Display(), *ports[2:]))
        self.press(0)
        store = self.navigator().store
        while store.settings.get(target) != SHORT:
            store.settings.step(target)

    def navigator(self):
        return self.table._navigator

    def press(self, mask, ms=TICK_MS):
        self.buttons.mask = mask
        for _ in range(0, ms, TICK_MS):
            self.table.tick(TICK_MS)
        self.buttons.mask = 0
        self.table.tick(TICK_MS)

    def play(self):
        navigator = self.navigator()
        if navigator.play.session is not None:
            self.press(RIGHT)
        for mask in (OK, OK, OK, ROLL):
            self.press(mask)
        while navigator.session.state.phase != self.over:
            if navigator.session.state.phase == self.decide:
                self.press(OK, HOLD_MS)
            self.press(ROLL)
            self.press(OK)
        while navigator.playing:
            self.press(OK)


def evening(games, *numbers):
    table = Evening(*numbers)
    for number in range(games + 1):
        if number:
            table.play()
        gc.collect()
        print(gc.mem_free())
