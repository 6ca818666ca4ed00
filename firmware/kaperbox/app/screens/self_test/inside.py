"""The page of what the box can test by itself: battery, storage, entropy.

One small step of each at a tick: to write takes the board's flash some milliseconds, and all of
the entropy together would take a tenth of a second.
"""

from kaperbox.app.language import say
from kaperbox.app.screens.self_test import parts
from kaperbox.app.screens.self_test.chance import ChanceTest
from kaperbox.app.screens.self_test.files import FilesTest
from kaperbox.app.screens.self_test.report import Finding
from kaperbox.app.screens.self_test.turning import HINT, KEYS

_PRESENT_MV = 1000
"""Below this the lights have no supply at all."""
_MOST_MV = 5500
"""No supply of the box has more: then the divider is wrong."""


class Inside:
    title = "Inside"
    tune = pattern = ()
    lamps = (0, 0)
    keys = KEYS

    def __init__(self, ports, report):
        self._report = report
        self._battery = getattr(ports, "battery", None)
        self._tests = (
            (parts.STORAGE, FilesTest(ports.storage)),
            (parts.ENTROPY, ChanceTest(ports.entropy)),
        )

    def watch(self, reading):
        if self._battery:
            self._report.note(parts.BATTERY, battery_finding(self._battery))
        for name, test in self._tests:
            finding = test.step()
            if finding:
                self._report.note(name, finding)

    def on_gesture(self, gesture):
        return False

    def draw(self, canvas):
        row = 1
        if self._battery:
            canvas.text(row, 0, self._report.line(parts.BATTERY))
            row += 1
        for name, _ in self._tests:
            canvas.text(row, 0, self._report.line(name))
            row += 1
        canvas.centred(7, HINT)


def battery_finding(battery) -> Finding:
    """The voltage of the lights' supply, and whether the port calls it low."""
    millivolts = battery.millivolts()
    volts = say(" %d.%d V") % (millivolts // 1000, millivolts % 1000 // 100)
    if millivolts < _PRESENT_MV:
        return Finding(False, volts + say(": none"))
    if battery.low():
        return Finding(False, volts + say(": low"))
    if millivolts > _MOST_MV:
        return Finding(False, volts + say(": high"))
    return Finding(True, volts + " ok")
