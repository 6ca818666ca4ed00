"""A picture, a headline and a few words: how any game shows what has happened."""

from kaperbox.app.actions import CLOSED
from kaperbox.app.canvas import COLUMNS, wrapped
from kaperbox.app.gestures import BACK, OK, ROLL, TIME_UP
from kaperbox.app.language import say

_BESIDE, _BESIDE_ROWS = 5, 5
"""The column beside the picture, and how many rows there are."""


class Moment:
    """Shown until it is pressed away or, where `lasts_ms` is set, for that long at most."""

    def __init__(self, headline, picture, text, tune, pattern):
        self._headline = headline
        self._picture = picture
        self._text = text
        self.tune = tune
        self.pattern = pattern
        self.lasts_ms = 0

    def on_gesture(self, gesture):
        return CLOSED if gesture in (OK, ROLL, BACK, TIME_UP) else None

    def draw(self, canvas, age_ms):
        canvas.headline(self._headline)
        if len(wrapped(say(self._text), COLUMNS - _BESIDE)) <= _BESIDE_ROWS:
            canvas.picture(2, 0, self._picture)
            canvas.paragraph(2, _BESIDE, self._text)
        else:  # four long names
            canvas.paragraph(1, 0, self._text)
        canvas.centred(7, "OK go on")
