"""The calls so far, the last one first; OK shows the verdict once more."""

from kaperbox.app.actions import CLOSED, OPEN
from kaperbox.app.screens.choice import Choice
from kaperbox.app.screens.piratatak import words
from kaperbox.app.screens.piratatak.moments import verdict
from kaperbox.engine.piratatak import effects, game


def calls_so_far(session) -> Choice:
    """Worked out anew from the events when it is asked for."""
    items: tuple = ()
    state = game.start(session.rules, len(session.names))
    for event in session.counting():
        state, told = game.step(state, event)
        if told[0].kind == effects.CALLED:
            items = (_item(session, told[0]),) + items
    return Choice("Calls", items or (("none yet", "", CLOSED),))


def _item(session, effect):
    name, found = session.names[effect.seat], effect.outcome
    seen = session.state.dice is not None
    return name, words.signed(found.steps), (OPEN, lambda: verdict(name, found, seen)[0])
