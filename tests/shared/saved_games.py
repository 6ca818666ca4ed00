"""Whole games by chance, with undo and redo, for whatever saves them."""

from kaperbox.app.games import GAMES
from kaperbox.app.session import Session
from kaperbox.engine.kapern import rules
from kaperbox.engine.piratatak import rules as pirate_rules
from tests.shared.chance import Chance
from tests.shared.random_pirate import sensible
from tests.shared.random_player import sensible_event

KAPERN, PIRATATAK = range(2)
"""Indices into `GAMES`."""

NAMES = ("Anne", "Bart", "Cleo", "Drake", "Edda")


def steps_of_game(seed, players, goal, undos=False, index=KAPERN):
    """Plays a game to its end; yields the session after each event, undo and redo.

    `goal`: the points or, in Piratatak, the length of the track that end it.
    """
    chance = Chance(seed)
    profile, field, event = _PLAYED[index]
    engine, is_over = GAMES[index].engine, GAMES[index].flow.is_over
    session = Session(engine, engine.rules.with_field(profile, field, goal), NAMES[:players])
    while not is_over(session.state):
        session.submit(event(session.state, chance))
        yield session
        if undos and not chance.below(12):
            for _ in range(1 + chance.below(5)):
                if session.undo():
                    yield session
            for _ in range(chance.below(4)):
                if session.redo():
                    yield session


_PLAYED = (
    (rules.AMIGO, 10, sensible_event),
    (pirate_rules.USUAL, 0, sensible),
)
"""By game: settings, the field of the goal among them, and who plays."""


class Tape:
    """A game to be saved again and again: its index in `GAMES`, its session at the end, and how
    long its packed events were after each step, up to `most` bytes."""

    def __init__(self, game, most=1 << 20, proof=None):
        self.game = game[4] if len(game) > 4 else KAPERN
        self.sizes = []
        for session in steps_of_game(*game):
            self.session = session
            self.sizes.append(len(session.packed))
            if self.sizes[-1] > most:
                break
        self.session.proof = proof


SHORT = (1, 2, 2000)
MIDDLE = (3, 3, 5000, True)
LONG = (1, 5, 8000, True)
PIRATES = (2, 3, 5, True, PIRATATAK)
"""Arguments of games: two players in a hurry, three, five with 420 events, undo and redo, and
three at Piratatak, with every kind of event that box dice have."""
