"""Which key is which button or pad, and how to leave."""

from kaperbox.ports.simulated import buttons as _buttons
from kaperbox.ports.simulated import keys as _keys

_PRESS, _HOLD = _buttons.PRESS_MS, _buttons.HOLD_MS
BUTTONS = {
    "left": (_buttons.LEFT, _PRESS),
    "up": (_buttons.LEFT, _PRESS),
    "right": (_buttons.RIGHT, _PRESS),
    "down": (_buttons.RIGHT, _PRESS),
    "enter": (_buttons.OK, _PRESS),
    "escape": (_buttons.BACK, _PRESS),
    "backspace": (_buttons.BACK, _PRESS),
    "space": (_buttons.ROLL, _PRESS),
    "s": (_buttons.OK, _HOLD),
    "m": (_buttons.BACK, _HOLD),
}

PADS = ("1", "2", "3", "4")
"""A terminal tells keys one after another: here no two pads are ever pressed at the same time."""

HELP = (
    (("←→", "move"), ("Enter", "OK"), ("Esc", "back"), ("Space", "ROLL")),
    (("s", "hold OK: stop"), ("m", "menu"), ("1234", "pads"), ("q", "twice: quit")),
)
"""Two lines of (key, what it does)."""

_HINT_MS = 3000
_ASK = "press q again to leave"
_UNKNOWN = "that key does nothing here"


class Keyboard:
    """Presses `buttons` and `pads` as keys come in. `hint`: a short word to the player, or ""."""

    def __init__(self, buttons, pads):
        self._buttons = buttons
        self._pads = pads
        self._keys = _keys.Keys()
        self._hint_ms = 0
        self.hint = ""
        self.leaving = False

    def take(self, data, elapsed_ms: int) -> None:
        """What was typed since the last call, and how long ago that was."""
        self._hint_ms -= elapsed_ms
        if self._hint_ms <= 0:
            self.hint = ""
        for key in self._keys.advance(elapsed_ms) + self._keys.feed(data):
            self._typed(key)

    def _typed(self, key):
        asked, self.hint = self.hint == _ASK, ""
        if key == "q":
            self.leaving = self.leaving or asked
            self._say(_ASK)
        elif key in BUTTONS:
            self._buttons.press(*BUTTONS[key])
        elif key in PADS:
            self._pads.press(PADS.index(key))
        else:
            self._say(_UNKNOWN)

    def _say(self, hint):
        self.hint, self._hint_ms = hint, _HINT_MS
