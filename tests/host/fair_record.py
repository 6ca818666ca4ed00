"""Whole games with fair dice, played by chance, as the records that the box would write."""

from host_tools.kapern_text import Setup
from host_tools.proof_text import promised
from host_tools.record import Record, write
from kaperbox.app.screens.kapern import flow
from kaperbox.engine.kapern import events, rules
from kaperbox.engine.kapern.state import OVER
from tests.shared.chance import Chance
from tests.shared.proofs import FAIR, fated
from tests.shared.random_player import some_event

NAMES = ("Ann", "Bob")
SHORT = rules.with_field(rules.AMIGO, 10, 3000)


def played_game(proof=FAIR, seed=1, most=400, by=SHORT):
    """A session of players who know nothing and take back now and then."""
    chance = Chance(seed)
    session, dealer = fated(proof, by, NAMES)
    for _ in range(most):
        if session.state.phase == OVER:
            break
        if not chance.below(8) and session.undo():
            continue
        event = some_event(session.state, chance)
        if event.kind in events.THROWS + events.DRAWS:
            event = flow.deal(session.state, event.dice or 255, dealer)
        session.submit(event)
    return session


def record_of(session, over=True) -> Record:
    setup = Setup(rules.nearest(session.rules)[0], session.rules)
    promise = promised(session.proof, over) if session.proof else None
    happened = tuple(session.happened())
    return Record("kapern", setup, tuple(session.names), happened, promise=promise)


def fair_record(proof=FAIR, seed=1, most=400) -> str:
    """The text of such a game."""
    return write(record_of(played_game(proof, seed, most)))
