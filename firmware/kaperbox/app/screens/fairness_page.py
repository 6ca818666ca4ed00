"""Whether the dice are fair: of this game, of all games and of each player, one page each.

OK shows the longest run and chi-square; LEFT and RIGHT turn the pages.
"""

from kaperbox.app.actions import CLOSED
from kaperbox.app.fairness import Tally, said, unevenness
from kaperbox.app.gestures import BACK, LEFT, OK, RIGHT
from kaperbox.app.language import say
from kaperbox.app.screens.choice import moved

_ALL, _SEATS = 1, 2
"""Pages: all games, and the first player's; the first page is this game."""
_CELL = 40
"""Pixels of a face and its number, three to a row."""


class FairnessPage:
    """`flow` has the game's `FACES` and `fallen`, and `BY_HAND` where dice can be set by hand;
    `finished()` gives the sessions of other games of the same kind, one after another."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, session, flow, finished=tuple):
        self._session = session
        self._flow = flow
        self._finished = finished
        self._titles = ("Fair dice?", "All games") + tuple(session.names)
        self._page = 0
        self._more = False
        self._count()

    def _count(self):
        """Of the page that is shown."""
        self._tally = Tally()
        self._add(self._session, self._page - _SEATS)
        if self._page == _ALL:
            for session in self._finished():
                self._add(session, -1)

    def _add(self, session, seat):
        """The throws of this seat, or of everybody where it is less than 0."""
        for event in session.counting():
            if seat < 0 or event.seat == seat:
                self._tally.add(self._flow.fallen(session.rules, event))
                self._tally.by_hand += event.kind in getattr(self._flow, "BY_HAND", ())

    def on_gesture(self, gesture):
        if gesture == BACK:
            return CLOSED
        if gesture == OK:
            self._more = not self._more
        if gesture in (LEFT, RIGHT):
            self._page = moved(self._page, gesture, len(self._titles))
            self._count()
        return None

    def draw(self, canvas, age_ms):
        canvas.headline("← %s →" % say(self._titles[self._page]))
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
        canvas.sides(2, "chi-square", say("%d.%02d") % (uneven // 1000, uneven % 1000 // 10))
        canvas.sides(3, "longest run", str(tally.longest))
        if tally.longest:
            canvas.picture(4, 56, self._flow.FACES[tally.longest_face])
        if tally.by_hand:
            canvas.sides(6, "set by hand", str(tally.by_hand))
        canvas.centred(7, "OK the faces")
