"""Whole games by chance, with undo and redo, for whatever saves them."""

from kaperbox.app.session import Session
from kaperbox.engine.kapern import game, rules
from kaperbox.engine.kapern.state import OVER
from tests.shared.chance import Chance
from tests.shared.random_player import sensible_event

NAMES = ("Anne", "Bart", "Cleo", "Drake", "Edda")


def steps_of_game(seed, players, target, undos=False):
    """Plays a game to its end; yields the session after each event, undo and redo."""
    chance = Chance(seed)
    session = Session(game, rules.with_field(rules.AMIGO, 10, target), NAMES[:players])
    while session.state.phase != OVER:
        session.submit(sensible_event(session.state, chance))
        yield session
        if undos and not chance.below(12):
            for _ in range(1 + chance.below(5)):
                if session.undo():
                    yield session
            for _ in range(chance.below(4)):
                if session.redo():
                    yield session


class Tape:
    """A game to be saved again and again: its session at the end, and how long its packed events
    were after each step, up to `most` bytes."""

    def __init__(self, game, most=1 << 20):
        self.sizes = []
        for session in steps_of_game(*game):
            self.session = session
            self.sizes.append(len(session.packed))
            if self.sizes[-1] > most:
                break


SHORT = (1, 2, 2000)
MIDDLE = (3, 3, 5000, True)
LONG = (1, 5, 8000, True)
"""Arguments of games: two players in a hurry, three, and five with 420 events, undo and redo."""
