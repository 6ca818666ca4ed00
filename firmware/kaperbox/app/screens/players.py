"""The first screen of a new game: how many play."""

from kaperbox.app import actions
from kaperbox.app.gestures import BACK, LEFT, OK, RIGHT

NAMES = ("Anne", "Bart", "Cleo", "Drake", "Edda")


class PlayerCount:
    """From `least` to `most`; `set_up(names)` makes the screen after it, `names` as a list.

    `alone` says what one player can do, where one can do anything.
    """

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, least, most, set_up, alone=""):
        self._least = least
        self._most = most
        self._set_up = set_up
        self._alone = alone
        self.count = max(2, least)

    def on_gesture(self, gesture):
        if gesture == BACK:
            return actions.CLOSED
        if gesture == OK:
            return actions.OPEN, lambda: self._set_up(list(NAMES[: self.count]))
        step = {LEFT: -1, RIGHT: 1}.get(gesture, 0)
        self.count = max(self._least, min(self._most, self.count + step))
        return None

    def draw(self, canvas, age_ms):
        canvas.headline("Who plays?")
        canvas.big_centred(2, str(self.count))
        canvas.centred(5, "players" if self.count > 1 else self._alone)
        canvas.centred(7, "←→ more  OK go")
