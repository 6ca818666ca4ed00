"""Something that the table must hear: damage, no room. It stays until it is pressed away."""

from kaperbox.app.actions import CLOSED
from kaperbox.app.gestures import BACK, OK, ROLL


class Note:
    lasts_ms = 0
    tune = ((880, 120), (0, 60), (880, 120))
    pattern = ()

    def __init__(self, text):
        self._text = text

    def on_gesture(self, gesture):
        return CLOSED if gesture in (OK, BACK, ROLL) else None

    def draw(self, canvas, age_ms):
        canvas.headline("Please note")
        canvas.paragraph(2, 0, self._text)
        canvas.centred(7, "OK understood")
