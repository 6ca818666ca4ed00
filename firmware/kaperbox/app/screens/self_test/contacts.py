"""What a button or a pad has done since its page was opened: pressed, let go, how it bounced."""

from kaperbox.app.language import say
from kaperbox.app.pads import since
from kaperbox.app.screens.self_test.report import OK, Finding

STUCK_MS = 10000
QUIET_US = 20000
"""No hand is so fast: what goes down again sooner after an edge is the same press."""
MAY_BOUNCE = 3
"""Any button bounces a little, and the box takes no harm from it; more is a bad joint or plug."""

NOTHING = Finding(False, " press it")
DOWN = Finding(False, " let it go")
_STUCK = Finding(False, " never let go")


class Contact:
    """It is ok once it has gone down and come up again."""

    def __init__(self):
        self._down_ms = -1  # for how long it has been down; -1 while it is up
        self._pressed = False

    def advance(self, down: int, elapsed_ms: int) -> None:
        """It has been down, or up, at the end of so many milliseconds."""
        if not down:
            self._pressed = self._pressed or self._down_ms >= 0
            self._down_ms = -1
        elif self._down_ms < 0:
            self._down_ms = 0
        else:
            self._down_ms = min(self._down_ms + elapsed_ms, STUCK_MS)

    def finding(self) -> Finding:
        if self._down_ms >= STUCK_MS:
            return _STUCK
        if self._pressed:
            return OK
        return DOWN if self._down_ms >= 0 else NOTHING


class Bounces:
    """`most` is how often a pad went down too often in one press, of all presses the worst."""

    def __init__(self):
        self.most = 0
        self._of_press = 0
        self._last_us = -1

    def note(self, us: int, down: int) -> None:
        """The next edge."""
        if down:
            again = self._last_us >= 0 and 0 <= since(us, self._last_us) < QUIET_US
            self._of_press = self._of_press + 1 if again else 0
            self.most = max(self.most, self._of_press)
        self._last_us = us

    def finding(self) -> Finding:
        """Of a pad that is ok but for its bounces."""
        if self.most > MAY_BOUNCE:
            return Finding(False, say(" bounced %dx") % self.most)
        return Finding(True, say(" ok, bounce %d") % self.most) if self.most else OK
