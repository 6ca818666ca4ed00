"""The commitment of a running game, as it was shown before the first throw."""

from kaperbox.app.actions import CLOSED
from kaperbox.app.gestures import LEFT, RIGHT
from kaperbox.app.proof import commitment
from kaperbox.app.screens.fair_start import draw_letters, rests_on


class PromiseAgain:
    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, proof):
        self._letters = commitment(proof.secret)
        self._rests_on = rests_on(proof)
        self._quick = not proof.shares
        self._whole = False

    def on_gesture(self, gesture):
        if gesture in (LEFT, RIGHT):
            self._whole = not self._whole
            return None
        return CLOSED

    def draw(self, canvas, age_ms):
        canvas.headline("The box promised")
        draw_letters(canvas, 1, self._letters, self._whole)
        canvas.centred(5, self._rests_on)
        canvas.centred(6, "a quick start" if self._quick else "")
        canvas.centred(7, "OK go on")
