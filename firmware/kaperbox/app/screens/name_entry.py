"""One name, entered letter by letter, at most eight."""

from kaperbox.app.actions import CLOSED, SAY
from kaperbox.app.gestures import BACK, HOLD, OK
from kaperbox.app.language import say
from kaperbox.app.roster import LONGEST
from kaperbox.app.screens.choice import moved

LETTERS = "✓ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ←"
"""The wheel: ✓ takes the name, ← takes a letter away."""


class NameEntry:
    """`done(name)` gets the name; `taken` are the names of the others."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, old, taken, done):
        self.name = ""
        self._old = old
        self._taken = taken
        self._done = done
        self.cursor = 1

    def on_gesture(self, gesture):
        if gesture == BACK:
            return self._erase() if self.name else CLOSED
        if gesture == OK | HOLD:
            return self._finish()
        if gesture == OK:
            return self._choose(LETTERS[self.cursor])
        self.cursor = moved(self.cursor, gesture, len(LETTERS))
        return None

    def _choose(self, letter):
        if letter == "✓":
            return self._finish()
        if letter == "←":
            return self._erase()
        if len(self.name) == LONGEST:
            return SAY, "Eight letters are the most."
        self.name += letter
        if len(self.name) == LONGEST:
            self.cursor = 0
        return None

    def _erase(self):
        self.name = self.name[:-1]

    def _finish(self):
        name = self.name.strip()
        if not name:
            return CLOSED
        if name in self._taken:
            return SAY, "Somebody else has that name."
        self._done(name)
        return CLOSED

    def draw(self, canvas, age_ms):
        canvas.headline(say("New for %s") % self._old)
        canvas.centred(2, self.name + "_" * (LONGEST - len(self.name)))
        for offset in range(-3, 4):
            letter = LETTERS[(self.cursor + offset) % len(LETTERS)]
            canvas.text(4, 7 + offset * 2, letter)
        canvas.invert(4, 7 * 8 - 4, 16)
        canvas.centred(6, "OK takes letter")
        canvas.centred(7, "hold OK: done")
