"""The names of the players: picked among those that the box knows, or entered once."""

from kaperbox.app.actions import CLOSED, OPEN, REPLACE
from kaperbox.app.gestures import BACK, HOLD, OK
from kaperbox.app.screens.choice import draw_items, moved
from kaperbox.app.screens.name_entry import NameEntry


class Names:
    """The players in the order of play; `names` is a list and is changed in place."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, names, store):
        self.names = names
        self.cursor = 0
        self._store = store

    def on_gesture(self, gesture):
        if gesture == BACK:
            return CLOSED
        if gesture == OK:
            return OPEN, self._pick if self.known() else self.entry
        self.cursor = moved(self.cursor, gesture, len(self.names))
        return None

    def _pick(self):
        return Pick(self, self._store)

    def entry(self):
        """The screen where somebody new is entered."""
        return NameEntry(self.names[self.cursor], self.others(), self.entered)

    def others(self) -> list:
        """The names at the other seats."""
        return self.names[: self.cursor] + self.names[self.cursor + 1 :]

    def known(self) -> list:
        """Whom the box knows and who does not sit elsewhere."""
        others = self.others()
        return [name for name in self._store.roster.names if name not in others]

    def entered(self, name: str) -> None:
        """Somebody new, whom the box knows from now on."""
        self._store.roster.put_first((name,))
        self._store.keep_roster()
        self.sit(name)

    def sit(self, name: str) -> None:
        self.names[self.cursor] = name

    def draw(self, canvas, age_ms):
        canvas.headline("Names")
        items = tuple(("%d %s" % (i + 1, name), "") for i, name in enumerate(self.names))
        draw_items(canvas, 1, 6, items, self.cursor)
        canvas.centred(7, "OK new BACK done")


class Pick:
    """Who sits here: somebody new, or one of those known who do not sit elsewhere."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, names, store):
        self.known = names.known()
        self.cursor = 0
        self._names = names
        self._store = store

    def on_gesture(self, gesture):
        if gesture == BACK:
            return CLOSED
        if gesture in (OK, OK | HOLD) and not self.cursor:
            return REPLACE, self._names.entry
        if gesture == OK:
            self._names.sit(self.known[self.cursor - 1])
            return CLOSED
        if gesture == OK | HOLD:
            self._forget()
        self.cursor = moved(self.cursor, gesture, len(self.known) + 1)
        return None

    def _forget(self):
        self.cursor -= 1
        self._store.roster.forget(self.known.pop(self.cursor))
        self._store.keep_roster()

    def draw(self, canvas, age_ms):
        canvas.headline("Who sits here?")
        items = (("New name", ""),) + tuple((name, "") for name in self.known)
        draw_items(canvas, 1, 5, items, self.cursor)
        canvas.centred(6, "hold OK: forget" if self.cursor else "")
        canvas.centred(7, "OK sits    ←BACK" if self.cursor else "OK new     ←BACK")
