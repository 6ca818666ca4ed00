"""The last page: all parts, those that are not ok first. OK shows the lines that had no room."""

from kaperbox.app.gestures import OK
from kaperbox.app.language import say
from kaperbox.app.screens.self_test.turning import HINT, KEYS

_ROWS = 5


class Summary:
    tune = pattern = ()
    lamps = (0, 0)
    keys = KEYS

    def __init__(self, ports, report):
        self._lines = report.lines()
        self._first = 0
        count = report.to_check()
        self.title = say("%d to check") % count if count else "All ok"

    def watch(self, reading):
        """Nothing is tested here."""

    def on_gesture(self, gesture):
        if gesture == OK:
            self._first += _ROWS
            if self._first >= len(self._lines):
                self._first = 0
        return False

    def draw(self, canvas):
        for row, line in enumerate(self._lines[self._first : self._first + _ROWS]):
            canvas.text(1 + row, 0, line)
        if len(self._lines) > _ROWS:
            canvas.centred(6, "OK more lines")
        canvas.centred(7, HINT)
