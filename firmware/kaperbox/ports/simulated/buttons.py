"""Five buttons that are pressed by asking for it: each press is queued, goes down and comes up.

A terminal tells that a key was typed, not how long it was held. So a press has a length of its
own, and the next one waits until the button was up long enough to count as released.
"""

LEFT, RIGHT, OK, BACK, ROLL = 1, 2, 4, 8, 16

PRESS_MS = 80
HOLD_MS = 700
GAP_MS = 60
_STEP_MS = 40  # of one advance: a slow loop still sees each press at least twice
_WAITING = 16
_WAITING_ALIKE = 4  # a key kept down repeats: the box must not run on after it is let go


class Buttons:
    def __init__(self):
        self._waiting = []
        self._down = 0
        self._left_ms = 0

    def press(self, button: int, down_ms: int = PRESS_MS) -> bool:
        """Queue a press. False when too many wait already: then it is dropped."""
        alike = [wanted for wanted, _ in self._waiting[-_WAITING_ALIKE:] if wanted == button]
        if len(self._waiting) >= _WAITING or len(alike) >= _WAITING_ALIKE:
            return False
        self._waiting.append((button, down_ms))
        return True

    def advance(self, elapsed_ms: int) -> None:
        self._left_ms -= min(elapsed_ms, _STEP_MS)
        if self._left_ms > 0:
            return
        if self._down:
            self._down, self._left_ms = 0, GAP_MS
        elif self._waiting:
            self._down, self._left_ms = self._waiting.pop(0)
        else:
            self._left_ms = 0

    def pressed(self) -> int:
        return self._down

    def idle(self) -> bool:
        """Nothing is down, nothing waits, and the last press is long enough over."""
        return not (self._down or self._waiting or self._left_ms > 0)
