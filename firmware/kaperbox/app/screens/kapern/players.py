"""The first screen of a new game: how many play."""

from kaperbox.app import actions
from kaperbox.app.gestures import BACK, LEFT, OK, RIGHT
from kaperbox.app.screens.kapern.setup import Setup
from kaperbox.engine.kapern import rules

NAMES = ("Anne", "Bart", "Cleo", "Drake", "Edda")


class PlayerCount:
    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, store):
        self.count = rules.MIN_PLAYERS
        self._store = store

    def on_gesture(self, gesture):
        if gesture == BACK:
            return actions.CLOSED
        if gesture == OK:
            return actions.OPEN, lambda: Setup(self._names(), self._store)
        step = {LEFT: -1, RIGHT: 1}.get(gesture, 0)
        self.count = max(rules.MIN_PLAYERS, min(rules.MAX_PLAYERS, self.count + step))
        return None

    def _names(self):
        """Those who played last, and made-up names for whoever is new."""
        known = self._store.roster.names
        others = [name for name in NAMES if name not in known]
        return (known + others)[: self.count]

    def draw(self, canvas, age_ms):
        canvas.headline("Who plays?")
        canvas.big_centred(2, str(self.count))
        canvas.centred(5, "players")
        canvas.centred(7, "←→ more  OK go")
