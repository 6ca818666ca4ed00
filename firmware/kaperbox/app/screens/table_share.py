"""What the table gives to the dice: everybody's microseconds, and eight buttons.

First every player presses once, and the microseconds go into every throw: no player can choose
them, and the box could not foresee them. Last come eight buttons, whichever the table likes: all
else is on the screen by then, so that not even a box with software of its own could choose what
suits it.
"""

from kaperbox.app import actions
from kaperbox.app.gestures import BACK, LEFT, OK, RIGHT, ROLL
from kaperbox.app.language import say
from kaperbox.app.proof import WORD_LENGTH, WORD_LETTERS

_LETTERS = dict(zip((LEFT, RIGHT, OK, ROLL), WORD_LETTERS))


class Shares:
    """`done(shares, word)` goes on."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, source, names, done):
        self.shares = ()
        self.word = ""
        self._source = source
        self._names = names
        self._done = done
        self._presses = source.presses

    def on_gesture(self, gesture):
        if gesture == BACK:
            return actions.CLOSED
        if gesture not in _LETTERS or self._presses == self._source.presses:
            return None  # a button that is held down repeats, but was pressed once
        self._presses = self._source.presses
        if self._missing():
            self.shares += (self._source.last_us,)
            return None
        self.word += _LETTERS[gesture]
        return self._done(self.shares, self.word) if len(self.word) == WORD_LENGTH else None

    def on_pads(self, reading):
        """A press of the pad at the seat whose turn it is; its bounce is not the next one's.

        The source counts presses of pads as it does those of buttons. They are no presses of a
        button, so they are left out where a button that is held down is told from a new press.
        """
        if reading.down & ~reading.held:
            self._presses += 1
        for pad, us, down in reading.edges:
            if down and self._missing() and pad == len(self.shares):
                self.shares += (us,)
                return actions.REDRAW, None
        return None

    def _missing(self):
        return len(self.shares) < len(self._names)

    def draw(self, canvas, age_ms):
        for seat, us in enumerate(self.shares):
            canvas.sides(1 + seat, self._names[seat], str(us))
        if self._missing():
            canvas.headline(say("%s: press!") % self._names[len(self.shares)])
            canvas.centred(7, "any but BACK")
        else:
            canvas.headline("The table's word")
            canvas.centred(6, self.word + "_" * (WORD_LENGTH - len(self.word)))
            canvas.centred(7, "any 8 buttons")
