"""Whether the board's chance is alive: the tests of `health` on as many bytes as at the start."""

from kaperbox.app.health import LOPSIDED, REPEATING, START_BYTES, STUCK, WELL, Health
from kaperbox.app.screens.self_test.report import OK, Finding

_AT_ONCE = 128

_FINDINGS = {
    WELL: OK,
    STUCK: Finding(False, " stuck"),
    LOPSIDED: Finding(False, " lopsided"),
    REPEATING: Finding(False, " repeats"),
}


class ChanceTest:
    """Fresh bytes, and a `Health` of its own: what happened before does not count here."""

    def __init__(self, entropy):
        self._entropy = entropy
        self._health = Health()
        self._missing = START_BYTES

    def step(self):
        """The `Finding` after the last step, else None."""
        if not self._missing:
            return None
        self._health.check(self._entropy.read(_AT_ONCE))
        self._missing -= _AT_ONCE
        return None if self._missing else _FINDINGS[self._health.trouble]
