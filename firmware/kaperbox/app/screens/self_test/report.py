"""What is known of each part, as lines of 16 letters: its name and "ok", or what to check.

A part that has not been tested yet has the question, or what there is to do, as its words.
"""

from collections import namedtuple

from kaperbox.app.canvas import COLUMNS
from kaperbox.app.language import say
from kaperbox.app.screens.self_test import parts

Finding = namedtuple("Finding", ("ok", "words"))
"""`words` come right after the name, with the blank or colon that they begin with."""

OK = Finding(True, " ok")

_TESTING = ": testing"
_ALL = (
    ((parts.BATTERY,), _TESTING),
    ((parts.STORAGE,), _TESTING),
    ((parts.ENTROPY,), _TESTING),
    ((parts.DISPLAY,), ": seen?"),
    (parts.PIXELS, ": lit?"),
    (parts.LAMPS, ": lit?"),
    (parts.BUTTONS, " press it"),
    (parts.PADS, " press it"),
    ((parts.SPEAKER,), ": heard?"),
)
"""In the order of the pages: the parts of one kind, and their words before the test."""


class Report:
    """Without a battery port there is no line of the battery."""

    def __init__(self, has_battery):
        self._kinds = _ALL if has_battery else _ALL[1:]
        self._found = {}
        for names, words in self._kinds:
            for name in names:
                self._found[name] = Finding(False, words)

    def note(self, name: str, finding: Finding) -> None:
        self._found[name] = finding

    def line(self, name: str) -> str:
        return say(name) + say(self._found[name].words)

    def to_check(self) -> int:
        """How many parts are not ok, or not tested yet."""
        return sum(not finding.ok for finding in self._found.values())

    def lines(self) -> list[str]:
        """All parts, those that are not ok first; neighbours that say the same are one line."""
        lines: tuple[list[str], list[str]] = ([], [])
        for names, _ in self._kinds:
            for ok, line in self._joined(names):
                lines[ok].append(line)
        return lines[0] + lines[1]

    def _joined(self, names):
        """(1 for ok, line) of the runs of equal words; what has no room stays apart."""
        runs = []
        for name in names:
            if runs and self._found[runs[-1][0]] == self._found[name]:
                runs[-1].append(name)
            else:
                runs.append([name])
        for run in runs:
            finding = self._found[run[0]]
            for line in _lines(run, finding.words):
                yield int(finding.ok), line


def _lines(run, words):
    """`D1-D12 ok`, or a line for each where that would be too long."""
    words = say(words)
    joint = "%s-%s%s" % (run[0], run[-1], words)
    if len(run) > 1 and len(joint) <= COLUMNS:
        return [joint]
    return [say(name) + words for name in run]
