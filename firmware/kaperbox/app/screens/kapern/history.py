"""The rides of this game so far, the latest first; OK shows the sum of one."""

from kaperbox.app.actions import CLOSED, OPEN, SAY
from kaperbox.app.gestures import BACK, OK
from kaperbox.app.language import say
from kaperbox.app.screens.choice import draw_items, moved
from kaperbox.app.screens.kapern import words
from kaperbox.app.screens.kapern.moments import RideEnd
from kaperbox.engine.kapern import effects, game


def rides(session):
    """(the ride as it ended, the `RIDE_ENDED` effect) of each ride, in order."""
    state = game.start(session.rules, len(session.names))
    for event in session.counting():
        state, told = game.step(state, event)
        for effect in told:
            if effect.kind == effects.RIDE_ENDED:
                yield state.ride, effect


class History:
    """Keeps a line for each ride; the sums are worked out again when they are asked for."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, session):
        self._session = session
        lines = [_item(session.names, ride, effect) for ride, effect in rides(session)]
        self.items = tuple(reversed(lines))
        self.cursor = 0

    def on_gesture(self, gesture):
        if gesture == BACK:
            return CLOSED
        if not self.items:
            return SAY, "No ride is over yet."
        if gesture == OK:
            return OPEN, self._sum
        self.cursor = moved(self.cursor, gesture, len(self.items))
        return None

    def _sum(self):
        number = len(self.items) - 1 - self.cursor
        for ride, effect in rides(self._session):
            if number == 0:
                return RideEnd(ride, self._session.names[effect.seat], effect)
            number -= 1
        raise IndexError("no such ride")

    def draw(self, canvas, age_ms):
        canvas.headline("Rides")
        if not self.items:
            canvas.centred(3, "none yet")
        draw_items(canvas, 1, 6, self.items, self.cursor)
        canvas.centred(7, "OK sum BACK done")


def _item(names, ride, effect):
    """(who and with which card, points): for an island or zombies also what the others got."""
    points = words.signed(effect.outcome.rider)
    if effect.outcome.others:
        points += "," + words.signed(effect.outcome.others)
    return "%s %s" % (names[effect.seat], say(words.SHORT_CARDS[ride.card])), points
