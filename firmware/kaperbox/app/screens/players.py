"""The first screen of a new game: how many play."""

from kaperbox.app import actions
from kaperbox.app.gestures import BACK, LEFT, OK, RIGHT

NAMES = ("Anne", "Bart", "Cleo", "Drake", "Edda")


class PlayerCount:
    """`limits`: the fewest and the most; `set_up(names)` makes the screen after it.

    `alone` says what one player can do, where one can do anything.
    """

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, store, limits, set_up, alone=""):
        self._store = store
        self._least, self._most = limits
        self._set_up = set_up
        self._alone = alone
        self.count = max(2, self._least)

    def on_gesture(self, gesture):
        if gesture == BACK:
            return actions.CLOSED
        if gesture == OK:
            return actions.OPEN, lambda: self._set_up(self._names())
        step = {LEFT: -1, RIGHT: 1}.get(gesture, 0)
        self.count = max(self._least, min(self._most, self.count + step))
        return None

    def _names(self):
        """Those who played last, and made-up names for whoever is new."""
        known = self._store.roster.names
        others = [name for name in NAMES if name not in known]
        return (known + others)[: self.count]

    def draw(self, canvas, age_ms):
        canvas.headline("Who plays?")
        canvas.big_centred(2, str(self.count))
        canvas.centred(5, "players" if self.count > 1 else self._alone)
        canvas.centred(7, "←→ more  OK go")
