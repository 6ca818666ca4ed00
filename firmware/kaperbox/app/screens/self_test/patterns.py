"""The page of the screen: a border, checkers and every pixel, each to be looked at.

The border shows whether the picture is whole and in its place (a panel that is set wrongly shifts
it by two columns), the checkers whether rows or columns are tied together, all on what is dead.
The question comes and goes, so that nothing hides behind it.
"""

from kaperbox.app.canvas import ROWS, WIDTH
from kaperbox.app.gestures import OK, ROLL
from kaperbox.app.language import say
from kaperbox.app.screens.self_test import parts
from kaperbox.app.screens.self_test import report as findings
from kaperbox.app.screens.self_test.turning import HINT, KEYS

_ASKED_MS = 1500
"""So long the question is there, and so long it is not."""
_ROW = 3

_CHECKERS = bytes((0x0F, 0x0F, 0x0F, 0x0F, 0xF0, 0xF0, 0xF0, 0xF0)) * (WIDTH // 8 * ROWS)
"""Squares of four pixels."""
_ALL_ON = b"\xff" * (WIDTH * ROWS)


def _border(canvas):
    canvas.fill(0, 0, WIDTH, 0x01)
    canvas.fill(ROWS - 1, 0, WIDTH, 0x80)
    for row in range(ROWS):
        canvas.fill(row, 0, 1, 0xFF)
        canvas.fill(row, WIDTH - 1, 1, 0xFF)


def _checkers(canvas):
    canvas.frame[:] = _CHECKERS


def _all_on(canvas):
    canvas.frame[:] = _ALL_ON


_PATTERNS = (("border", _border), ("checkers", _checkers), ("all on", _all_on))


class Patterns:
    title = ""
    tune = pattern = ()
    lamps = (0, 0)
    keys = KEYS

    def __init__(self, ports, report):
        self._report = report
        self._at = 0
        self._ms = 0
        self._bad = ""

    def watch(self, reading):
        self._ms += reading.elapsed_ms

    def on_gesture(self, gesture):
        """The screen is ok if all of them were seen."""
        if gesture not in (OK, ROLL):
            return False
        if gesture == ROLL:
            self._bad = self._bad or _PATTERNS[self._at][0]
        self._at, self._ms = self._at + 1, 0
        if self._at < len(_PATTERNS):
            return False
        bad = findings.Finding(False, say(" bad %s") % say(self._bad))
        self._report.note(parts.DISPLAY, bad if self._bad else findings.OK)
        return True

    def draw(self, canvas):
        name, draw = _PATTERNS[self._at]
        draw(canvas)
        if self._ms // _ASKED_MS % 2:
            return
        canvas.blank(_ROW, 3)
        canvas.centred(_ROW, "%s: %s?" % (parts.DISPLAY, say(name)))
        canvas.centred(_ROW + 1, "OK yes  ROLL no")
        canvas.centred(_ROW + 2, HINT)
