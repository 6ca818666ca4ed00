"""Table dice: how a ride with real dice ended, in as few presses as the score needs.

First how it ended, then only the faces that matter to the points; dice that nobody asks for are
written down as skulls where the ending allows any number of them, else as parrots.
"""

from kaperbox.app import pictures
from kaperbox.app.actions import CLOSED, OPEN, SAY, SUBMIT
from kaperbox.app.gestures import BACK, HOLD, OK, ROLL
from kaperbox.app.language import say
from kaperbox.app.screens.choice import Choice, moved
from kaperbox.app.screens.kapern import words
from kaperbox.engine.kapern import events, result
from kaperbox.engine.kapern.rules import (
    COIN,
    DIAMOND,
    DICE,
    MONKEY,
    PARROT,
    PEACE,
    SABRE,
    SHIP_SABRES,
    SHIPWRECK,
    SKULL,
    TREASURE,
    ZOMBIE,
)
from kaperbox.engine.kapern.state import Ride

_ALL = (SKULL, SABRE, COIN, DIAMOND, MONKEY, PARROT)
_QUESTIONS = {
    (SABRE,): "How many sabres?",
    (SKULL,): "How many skulls?",
    (COIN, DIAMOND): "Coins, diamonds?",
}
_LABELS = ("Stopped", "Bust", "Skull Island")


def how_it_ended(state):
    """The first screen of the entry; cards that end in one way only go straight to the faces."""
    endings = _endings(state.ride.card)
    if len(endings) == 1:
        return Counts(state, endings[0])
    items = tuple((_LABELS[ended], "", _chosen(state, ended)) for ended in endings)
    return Choice("How did it end?", items)


def _endings(card):
    if card in (ZOMBIE, SHIPWRECK):
        return (events.ENDED_STOP,)
    if SHIP_SABRES[card]:
        return events.ENDED_STOP, events.ENDED_BUST
    return events.ENDED_STOP, events.ENDED_BUST, events.ENDED_ISLAND


def _chosen(state, ended):
    faces = _asked(state.ride.card, ended)
    if not faces:
        return SUBMIT, (events.result(state.seat, (SKULL,) * DICE, ended),)
    return OPEN, lambda: Counts(state, ended)


def _asked(card, ended):
    """The faces that matter."""
    if card == ZOMBIE:
        return (SABRE,)
    if card == SHIPWRECK:
        return (COIN, DIAMOND)
    if ended == events.ENDED_STOP:
        return _ALL
    if ended == events.ENDED_ISLAND:
        return (SKULL, SABRE) if card == PEACE else (SKULL,)
    if card == PEACE:
        return (SABRE,)
    return _ALL[1:] if card == TREASURE else ()


class Counts:
    """LEFT and RIGHT choose a face, OK counts one more, ROLL one less, OK held is done."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, state, ended):
        self._state = state
        self._ended = ended
        self._faces = _asked(state.ride.card, ended)
        self.counts = [0] * len(_ALL)
        self.cursor = 0

    def on_gesture(self, gesture):
        if gesture == BACK:
            return CLOSED
        if gesture == OK | HOLD:
            return self._done()
        face = self._faces[self.cursor]
        if gesture == OK and sum(self.counts) == DICE:
            return SAY, "That is all eight dice."
        if gesture in (OK, ROLL):
            self.counts[face] = max(0, self.counts[face] + (1 if gesture == OK else -1))
        self.cursor = moved(self.cursor, gesture, len(self._faces))
        return None

    def _done(self):
        if self._faces == _ALL and sum(self.counts) < DICE:
            return SAY, "All eight dice, please: also skulls."
        faces, on_card = self._dice()
        why = result.why_not_ended(Ride(self._state.ride.card, faces, on_card, 1, 0), self._ended)
        if why:
            return SAY, words.REASONS[why]
        return SUBMIT, (events.result(self._state.seat, faces, self._ended, on_card),)

    def _dice(self):
        """(eight faces, mask of those on Treasure Island)."""
        faces = ()
        for face in _ALL:
            faces += (face,) * self.counts[face]
        on_card = (1 << len(faces)) - 1 if self._is_on_card() else 0
        rest = PARROT if self._ended == events.ENDED_ISLAND else SKULL
        return faces + (rest,) * (DICE - len(faces)), on_card

    def _title(self):
        if self._is_on_card():
            return "Dice on the card"
        if self._faces == _ALL:
            return _LABELS[self._ended]
        return _QUESTIONS.get(self._faces, "How many?")

    def _is_on_card(self):
        return self._state.ride.card == TREASURE and self._ended == events.ENDED_BUST

    def draw(self, canvas, age_ms):
        canvas.headline(self._title())
        for place, face in enumerate(self._faces):
            canvas.picture(2, place * 20, pictures.FACES[face])
            canvas.big(4, place * 20 + 2, str(self.counts[face]))
        canvas.invert(2, self.cursor * 20, 15, 2)
        if self._faces == _ALL:
            canvas.centred(1, say("%d of 8 dice") % sum(self.counts))
        canvas.text(6, 0, "OK +1  ROLL -1")
        canvas.text(7, 0, "OK held: done")
