"""A page of parts that only a person can judge, one after another: is it lit, is it heard?

OK means yes, ROLL means no, and both go on to the next part: a part is not ok because nobody has
complained.
"""

from kaperbox.app.gestures import OK, ROLL
from kaperbox.app.language import say
from kaperbox.app.screens.choice import draw_items
from kaperbox.app.screens.self_test import report as findings
from kaperbox.app.screens.self_test.turning import HINT, KEYS

_ROWS = 5


class Look:
    """`subject`: `title`, `tune`, `names`, `no` for what a missing part is called, and, for the
    part of number `at` that has been shown for `ms`, `pattern(at, ms)`, `lamps(at)` and
    `hint(at, ms)`."""

    keys = KEYS

    def __init__(self, subject, report):
        self._subject = subject
        self._report = report
        self._at = 0
        self._ms = 0
        self.title, self.tune = subject.title, subject.tune

    @property
    def pattern(self):
        return self._subject.pattern(self._at, self._ms)

    @property
    def lamps(self):
        return self._subject.lamps(self._at), 0

    def watch(self, reading):
        self._ms += reading.elapsed_ms

    def on_gesture(self, gesture):
        if gesture not in (OK, ROLL):
            return False
        names = self._subject.names
        finding = findings.OK if gesture == OK else findings.Finding(False, self._subject.no)
        self._report.note(names[self._at], finding)
        if self._at == len(names) - 1:
            return True
        self._at, self._ms = self._at + 1, 0
        return False

    def draw(self, canvas):
        items = [(self._report.line(name), "") for name in self._subject.names]
        question = self._subject.names[self._at] + say(self._subject.question)
        items[self._at] = (question, self._subject.hint(self._at, self._ms))
        draw_items(canvas, 1, _ROWS, tuple(items), self._at)
        canvas.centred(6, "OK yes  ROLL no")
        canvas.centred(7, HINT)
