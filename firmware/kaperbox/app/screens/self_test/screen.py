"""The screen of the self-test: turns its pages round and round, and gives them the time.

It may be that a button does not work yet, so no page has to be finished before the next one.
"""

from kaperbox.app.actions import CLOSED, REPLACE
from kaperbox.app.language import say
from kaperbox.app.screens.self_test.inside import Inside
from kaperbox.app.screens.self_test.look import Look
from kaperbox.app.screens.self_test.patterns import Patterns
from kaperbox.app.screens.self_test.presses import Buttons, Pads
from kaperbox.app.screens.self_test.report import Report
from kaperbox.app.screens.self_test.subjects import Lamps, Pixels, Scale
from kaperbox.app.screens.self_test.summary import Summary
from kaperbox.app.screens.self_test.turning import KEYS

PAGES = (
    Inside,
    Patterns,
    lambda ports, report: Look(Pixels(), report),
    lambda ports, report: Look(Lamps(), report),
    Buttons,
    Pads,
    lambda ports, report: Look(Scale(), report),
    Summary,
)


class SelfTest:
    """`number` is the page. The next one is a screen of its own, so that its tune is played."""

    lasts_ms = 0
    moving = True
    names_stuck = True

    def __init__(self, ports, report=None, number=0):
        self._ports = ports
        self._report = report or Report(getattr(ports, "battery", None) is not None)
        self._number = number
        self._page = PAGES[number](ports, self._report)
        self.tune = self._page.tune

    @property
    def pattern(self):
        return self._page.pattern

    @property
    def lamps(self):
        return self._page.lamps

    def on_pads(self, reading) -> None:
        self._page.watch(reading)

    def on_gesture(self, gesture):
        leaves, back, on = self._page.keys
        if gesture == leaves:
            return CLOSED
        if gesture == back:
            return self._turned(-1)
        return self._turned(1) if gesture == on or self._page.on_gesture(gesture) else None

    def _turned(self, step):
        number = (self._number + step) % len(PAGES)
        return REPLACE, lambda: SelfTest(self._ports, self._report, number)

    def draw(self, canvas, age_ms):
        if self._page.title:
            form = "← %s →" if self._page.keys == KEYS else "%s"
            canvas.headline(form % say(self._page.title))
        self._page.draw(canvas)
