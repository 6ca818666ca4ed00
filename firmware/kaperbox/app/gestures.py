"""From raw buttons to what a hand meant: presses, holds and repeats, without the bounce.

A button that has a meaning when held tells of a short press when it is let go; the others tell at
once, and LEFT and RIGHT repeat. A button that never comes up is stuck: it is named and ignored.
"""

LEFT, RIGHT, OK, BACK, ROLL = 1, 2, 4, 8, 16
BUTTONS = (LEFT, RIGHT, OK, BACK, ROLL)
HOLD = 32
"""Added to a button: it was held."""
TIME_UP = 64
"""Not of a hand: a screen that lasts a while has been shown long enough."""

DEBOUNCE_MS = 15
"""A press is believed at once, so that the box answers at once; its end only after this time."""
HOLD_MS = 600
REPEAT_MS = 200
STUCK_MS = 10000

_HAS_HOLD = OK | BACK
_REPEATS = LEFT | RIGHT


class Gestures:
    """Fed with `Buttons.pressed()` at every tick."""

    def __init__(self):
        self._buttons = tuple(_Button(which) for which in BUTTONS)

    def update(self, pressed: int, elapsed_ms: int) -> list[int]:
        """The gestures that this reading completes, in the order of the buttons' bits."""
        found = []
        for button in self._buttons:
            gesture = button.update(pressed & button.which, elapsed_ms)
            if gesture:
                found.append(gesture)
        return found

    def down(self) -> int:
        """The buttons that are down, without the bounce, as bits."""
        mask = 0
        for button in self._buttons:
            if button.down_ms >= 0:
                mask |= button.which
        return mask

    def stuck(self) -> int:
        """The buttons that have been down for ten seconds, as bits."""
        mask = 0
        for button in self._buttons:
            if button.down_ms >= STUCK_MS:
                mask |= button.which
        return mask


class _Button:
    def __init__(self, which):
        self.which = which
        self.down_ms = -1  # since the press was believed; -1 while it is up
        self._next_ms = HOLD_MS
        self._unsure_ms = 0  # for how long the reading has differed from what is believed

    def update(self, pressed, elapsed_ms):
        down = self.down_ms >= 0
        if bool(pressed) == down:
            self._unsure_ms = 0
            return self._held(elapsed_ms) if down else 0
        self._unsure_ms += elapsed_ms
        if down and self._unsure_ms < DEBOUNCE_MS:
            return 0
        self._unsure_ms = 0
        return self._release() if down else self._press()

    def _press(self):
        self.down_ms = 0
        self._next_ms = HOLD_MS
        return 0 if self.which & _HAS_HOLD else self.which

    def _release(self):
        short = self.down_ms < HOLD_MS
        self.down_ms = -1
        return self.which if short and self.which & _HAS_HOLD else 0

    def _held(self, elapsed_ms):
        self.down_ms = min(self.down_ms + elapsed_ms, STUCK_MS)
        if self.down_ms < self._next_ms or self.down_ms >= STUCK_MS:
            return 0
        if self.which & _REPEATS:
            self._next_ms += REPEAT_MS
            return self.which
        self._next_ms = STUCK_MS
        return self.which | HOLD if self.which & _HAS_HOLD else 0
