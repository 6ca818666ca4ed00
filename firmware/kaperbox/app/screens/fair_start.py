"""Before a game with the box's dice: its promise, the commitment to a secret that it has drawn.

Then the table gives its share (`table_share`), or nothing in a quick start.
"""

from kaperbox.app import actions
from kaperbox.app.gestures import BACK, LEFT, OK, RIGHT, ROLL
from kaperbox.app.proof import PRESSES, SHOWN_LETTERS, Proof, commitment


def fair_start(source, rules: tuple, names: tuple):
    """The first screen; the last one begins the game with its proof.

    A chance that has failed is told before each game, however many presses have been counted.
    """

    def begin(proof):
        return actions.START, (rules, names, proof)

    def promise():
        secret = source.secret()
        if not secret:
            return Trouble(source, promise)
        return Promise(source, Proof(secret, source.kind(), (), ""), names, begin)

    return Trouble(source, promise) if source.trouble() else promise()


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

    def __init__(self, source, fixed, names, begin):
        """`fixed` is the proof as far as it is there: without a share."""
        self._source = source
        self._fixed = fixed
        self._names = names
        self._begin = begin
        self.letters = commitment(fixed.secret)
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
        from kaperbox.app.screens.table_share import Shares

        return Shares(self._source, self._names, self._done)

    def _done(self, shares, word):
        return self._begin(Proof(self._fixed.secret, self._fixed.source, shares, word))

    def draw(self, canvas, age_ms):
        canvas.headline("The box promises")
        draw_letters(canvas, 1, self.letters, self._whole)
        canvas.centred(5, rests_on(self._fixed))
        canvas.text(6, 0, "OK: all press")
        canvas.text(7, 0, "ROLL quick start")


def rests_on(proof) -> str:
    """What the secret is made of where the board's own chance was not good enough."""
    return "from presses" if proof.source == PRESSES else ""


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
