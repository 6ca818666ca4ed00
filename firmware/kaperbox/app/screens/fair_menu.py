"""The lines about fair dice in the menu of a game; what they open is imported then."""

from kaperbox.app.actions import OPEN
from kaperbox.app.chance import deals


def fair_items(session, flow, store) -> tuple:
    """Nothing about dice and cards that the table throws and draws itself."""
    if not deals(flow, session.rules):
        return ()
    items: tuple = (("Fair dice?", "", (OPEN, lambda: _page(session, flow, store))),)
    if session.proof:
        items += (("Box's promise", "", (OPEN, lambda: _promise(session.proof))),)
    return items


def _page(session, flow, store):
    from kaperbox.app.screens.fairness_page import FairnessPage

    return FairnessPage(session, flow, lambda: store.finished_of(session.game))


def _promise(proof):
    from kaperbox.app.screens.promise_again import PromiseAgain

    return PromiseAgain(proof)
