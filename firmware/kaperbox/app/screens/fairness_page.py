"""Whether the dice are fair: of this game and of each player, one page each.

OK shows the longest run and chi-square; LEFT and RIGHT turn the pages.
"""

from kaperbox.app.actions import CLOSED
from kaperbox.app.fairness import Tally, said, unevenness
from kaperbox.app.gestures import BACK, LEFT, OK, RIGHT
from kaperbox.app.screens.choice import moved

_CELL = 40
"""Pixels of a face and its number, three to a row."""


class FairnessPage:
    """`flow` has the game's `FACES` and `fallen`."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, session, flow):
        self._session = session
        self._flow = flow
        self._page = 0
        self._more = False
        self._count()

    def _count(self):
        """Of the page that is shown: everybody first, then each seat."""
        self._tally = Tally()
        for event in self._session.counting():
            if self._page in (0, event.seat + 1):
                self._tally.add(self._flow.fallen(self._session.rules, event))

    def on_gesture(self, gesture):
        if gesture == BACK:
            return CLOSED
        if gesture == OK:
            self._more = not self._more
        if gesture in (LEFT, RIGHT):
            self._page = moved(self._page, gesture, len(self._session.names) + 1)
            self._count()
        return None

    def draw(self, canvas, age_ms):
        title = self._session.names[self._page - 1] if self._page else "Fair dice?"
        canvas.headline("← %s →" % title)
        if self._more:
            self._draw_more(canvas)
            return
        for face, count in enumerate(self._tally.counts):
            x, row = face % 3 * _CELL, 1 + face // 3 * 2
            canvas.picture(row, x, self._flow.FACES[face])
            canvas.text(row, x // 8 + 2, str(count))
        canvas.paragraph(5, 0, said(self._tally))

    def _draw_more(self, canvas):
        tally, uneven = self._tally, unevenness(self._tally.counts)
        canvas.sides(1, "dice", str(tally.total()))
        canvas.sides(2, "chi-square", "%d.%02d" % (uneven // 1000, uneven % 1000 // 10))
        canvas.sides(3, "longest run", str(tally.longest))
        if tally.longest:
            canvas.picture(4, 56, self._flow.FACES[tally.longest_face])
        canvas.centred(7, "OK the faces")
