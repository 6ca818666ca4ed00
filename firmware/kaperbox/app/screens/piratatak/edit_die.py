"""A die was knocked over: which, and what it shows now (P17)."""

from kaperbox.app.actions import CLOSED, OPEN, SAY, SUBMIT
from kaperbox.app.gestures import BACK, OK
from kaperbox.app.language import say
from kaperbox.app.screens.choice import Choice, moved
from kaperbox.app.screens.piratatak import lights, words
from kaperbox.app.screens.piratatak.track_picture import draw_track
from kaperbox.engine.piratatak import events
from kaperbox.engine.piratatak.rules import SIDES, colour_of, symbol_of


class WhichDie:
    """The track with a cursor on the dice that lie there."""

    lasts_ms = 0
    tune = ()

    def __init__(self, state):
        self._state = state
        self._lying = tuple(die for die, face in enumerate(state.dice.faces) if face >= 0)
        self._cursor = 0
        self.pattern = lights.of_track(state.dice.faces)

    def on_gesture(self, gesture):
        if gesture == BACK:
            return CLOSED
        if not self._lying:
            return SAY, "No die lies on the track."
        if gesture == OK:
            return OPEN, lambda: _which_side(self._state, self._lying[self._cursor])
        self._cursor = moved(self._cursor, gesture, len(self._lying))
        return None

    def draw(self, canvas, age_ms):
        canvas.headline("Which die fell?")
        chosen = self._lying[self._cursor] if self._lying else -1
        draw_track(canvas, self._state.dice.faces, chosen)
        canvas.centred(7, "←→ die  OK it")


def _which_side(state, die):
    items = tuple((_shown(face), "", _edit(state.seat, die, face)) for face in SIDES[die])
    return Choice("It shows now:", items, SIDES[die].index(state.dice.faces[die]))


def _shown(face):
    return "%s %s" % (say(words.NAMES[colour_of(face)]), say(words.NAMES[symbol_of(face)]))


def _edit(seat, die, face):
    return SUBMIT, (events.edit(seat, die, face),)
