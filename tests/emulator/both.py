"""The emulated box and its twin on the desktop, pressed alike and compared by their pictures."""

from kaperbox.app.table import Table
from tests.emulator.box import GAP_US, PRESS_US
from tests.emulator.twin import Twin

SETTLED_MS = 2500
_AFTER_PRESS_MS = 600
_MOVING_MS = 400
_PATIENCE_US = 3_000_000
"""A screen that is opened for the first time loads its modules, for up to a second."""


class Both:
    """`box` stands at the home screen, and so does the twin."""

    def __init__(self, box):
        self.box = box
        self.twin = Twin(Table)

    def press(self, *buttons, us=PRESS_US):
        for button in buttons:
            self.box.press(button, us)
            self.twin.press(button, us // 1000, GAP_US // 1000)
            self.box.settle(_PATIENCE_US)
            self.twin.run_ms(_AFTER_PRESS_MS)

    def press_moving(self, *buttons):
        """Without waiting for what never comes to rest."""
        for button in buttons:
            self.box.press(button)
            self.twin.press(button, PRESS_US // 1000, GAP_US // 1000)

    def run_ms(self, ms):
        self.box.run_us(ms * 1000)
        self.twin.run_ms(ms)

    def pads(self, *presses):
        """(pad, microseconds from now) each; a pad is up again 80 ms later."""
        for pad, us in presses:
            self.box.at_us(us, self.box.pads[pad].press)
            self.box.at_us(us + PRESS_US, self.box.pads[pad].release)
            self.twin.pad(pad, us)
        last_us = max(us for _, us in presses) + PRESS_US
        self.run_ms(last_us // 1000)

    def check(self, what):
        """After everything that moves has come to rest: the same picture."""
        self.twin.run_ms(SETTLED_MS)
        frame = self.twin.frame()
        assert self.box.run_us(_PATIENCE_US, lambda: self.box.panel.frame() == frame), what

    def check_moving(self, what):
        """The box shows a picture that the twin shows at about this time."""
        shown = set()
        for _ in range(0, _MOVING_MS, 4):
            self.twin.run_ms(4)
            shown.add(self.twin.frame())
        assert self.box.run_us(_MOVING_MS * 2000, lambda: self.box.panel.frame() in shown), what
