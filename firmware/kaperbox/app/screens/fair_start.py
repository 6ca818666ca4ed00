"""Before a game with the box's dice: its promise, and then the table's share.

The box shows the commitment to its secret first. Then every player presses once, and the
microseconds go into every throw: no player can choose them, and the box could not foresee them.
Last come eight buttons, whichever the table likes: all else is on the screen by then, so that not
even a box with software of its own could choose what suits it.
"""

from kaperbox.app import actions
from kaperbox.app.gestures import BACK, LEFT, OK, RIGHT, ROLL
from kaperbox.app.proof import SHOWN_LETTERS, WORD_LENGTH, WORD_LETTERS, Proof, commitment

_LETTERS = dict(zip((LEFT, RIGHT, OK, ROLL), WORD_LETTERS))


def fair_start(source, rules: tuple, names: tuple):
    """The first screen; the last one begins the game with its proof."""

    def begin(proof):
        return actions.START, (rules, names, proof)

    def promise():
        secret = source.secret()
        return Promise(source, secret, names, begin) if secret else Trouble(source, promise)

    return promise()


class Trouble:
    """The board's chance has failed: the table hears of it and makes up for it by presses."""

    lasts_ms = 0
    tune = ((880, 120), (0, 60), (880, 120))
    pattern = ()

    def __init__(self, source, then):
        self._source = source
        self._then = then

    def on_gesture(self, gesture):
        if gesture == BACK:
            return actions.CLOSED
        return None if self._source.missing() else (actions.OPEN, self._then)

    def draw(self, canvas, age_ms):
        canvas.headline("Please note")
        canvas.paragraph(1, 0, self._source.trouble())
        canvas.paragraph(3, 0, "Your presses make up for it.")
        missing = self._source.missing()
        canvas.big_centred(5, str(missing))
        canvas.centred(7, "more: any button" if missing else "OK go on")


class Promise:
    """The first letters of the commitment; LEFT or RIGHT shows all of them."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, source, secret, names, begin):
        self._source = source
        self._secret = secret
        self._names = names
        self._begin = begin
        self.letters = commitment(secret)
        self._whole = False

    def on_gesture(self, gesture):
        if gesture == BACK:
            return actions.CLOSED
        if gesture == ROLL:
            return self._done((), "")
        if gesture == OK:
            return actions.OPEN, self._shares
        if gesture in (LEFT, RIGHT):
            self._whole = not self._whole
        return None

    def _shares(self):
        return Shares(self._source, self._names, self._done)

    def _done(self, shares, word):
        return self._begin(Proof(self._secret, self._source.kind(), shares, word))

    def draw(self, canvas, age_ms):
        canvas.headline("The box promises")
        draw_letters(canvas, 1, self.letters, self._whole)
        canvas.text(6, 0, "OK: all press")
        canvas.text(7, 0, "ROLL quick start")


def draw_letters(canvas, row: int, letters: str, whole: bool) -> None:
    """A commitment as it is noted down: its first letters on five rows with words, or all."""
    if whole:
        for line in range(4):
            canvas.centred(row + line, letters[13 * line : 13 * line + 13])
        return
    shown = letters[:SHOWN_LETTERS]
    canvas.centred(row, "Note this down:")
    for line in range(2):
        eight = shown[8 * line : 8 * line + 8]
        canvas.centred(row + 1 + line, eight[:4] + " " + eight[4:])
    canvas.centred(row + 3, "←→ all letters")


class Shares:
    """Everybody presses once, then the table presses its word. `done(shares, word)` goes on."""

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
        """A press of the pad at the seat whose turn it is; its bounce is not the next one's."""
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
            canvas.headline(self._names[len(self.shares)] + ": press!")
            canvas.centred(7, "any but BACK")
        else:
            canvas.headline("The table's word")
            canvas.centred(6, self.word + "_" * (WORD_LENGTH - len(self.word)))
            canvas.centred(7, "any 8 buttons")
