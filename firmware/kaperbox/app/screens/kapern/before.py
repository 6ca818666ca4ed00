"""Before the throw: whose ride it is, and the card that was drawn."""

from kaperbox.app import pictures
from kaperbox.app.actions import CLOSED, OPEN
from kaperbox.app.actions import ROLL as THROW
from kaperbox.app.gestures import OK, ROLL
from kaperbox.app.language import say
from kaperbox.app.screens.kapern import words
from kaperbox.engine.kapern.rules import ALL_DICE
from kaperbox.engine.kapern.state import LAST_RIDE, LAST_ROUND, SUDDEN_DEATH

_STAGES = {LAST_ROUND: "Last round!", LAST_RIDE: "The last ride!", SUDDEN_DEATH: "Sudden death!"}


class Scoreboard:
    """Everybody's points, and who rides now. `choose_card` makes the list of real cards."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, state, names, demo, choose_card=None):
        self._state = state
        self._names = names
        self._demo = demo
        self._choose_card = choose_card

    def on_gesture(self, gesture):
        if self._choose_card:
            return (OPEN, self._choose_card) if gesture in (OK, ROLL) else None
        return (THROW, ((), 0)) if gesture == ROLL else None

    def draw(self, canvas, age_ms):
        state = self._state
        canvas.headline(say("%s rides") % self._names[state.seat])
        stage = _STAGES.get(state.finish.stage, say("to %d") % state.rules.target)
        canvas.centred(1, "DEMO: dice known" if self._demo else stage)
        draw_scores(canvas, 2, state.scores, self._names, (state.seat,))
        canvas.centred(7, "OK: which card?" if self._choose_card else "ROLL: a card")


def draw_scores(canvas, row: int, scores: tuple, names: tuple, marked: tuple) -> None:
    """A line for each player from `row` down; the marked ones have an arrow."""
    for seat, name in enumerate(names):
        arrow = "→" if seat in marked else " "
        canvas.sides(row + seat, arrow + name, str(scores[seat]))


class Points:
    """Everybody's points, to look at from the menu."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, state, names):
        self._state = state
        self._names = names

    def on_gesture(self, gesture):
        return CLOSED

    def draw(self, canvas, age_ms):
        canvas.headline(say("to %d") % self._state.rules.target)
        draw_scores(canvas, 2, self._state.scores, self._names, (self._state.seat,))
        canvas.centred(7, "OK back")


class Card:
    """The pirate card of this ride, in a picture and a sentence.

    With real dice `enter_result` makes the screen that asks how the ride ended.
    """

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, card, name, enter_result=None):
        self._card = card
        self._name = name
        self._enter_result = enter_result

    def on_gesture(self, gesture):
        if self._enter_result:
            return (OPEN, self._enter_result) if gesture in (OK, ROLL) else None
        return (THROW, ((), ALL_DICE)) if gesture == ROLL else None

    def draw(self, canvas, age_ms):
        canvas.headline(words.CARDS[self._card])
        canvas.picture(2, 0, pictures.CARDS[self._card])
        canvas.paragraph(2, 5, words.CARD_RULES[self._card])
        canvas.text(1, 5, self._name)
        canvas.text(7, 0, "Ride! Then OK" if self._enter_result else "ROLL the dice")
