"""The proof that a third game is a package, its screens and a line: one that throws to a six.

Each player in turn throws one die; whoever throws a six has won.
"""

import sys
from collections import namedtuple

from kaperbox.app.actions import BEGIN, CLOSED
from kaperbox.app.actions import ROLL as THROW
from kaperbox.app.games import GAMES
from kaperbox.app.gestures import ROLL
from kaperbox.app.screens.choice import Choice
from kaperbox.engine.history import UNDO
from tests.shared.box import Box

State = namedtuple("State", ("seat", "players", "winner"))
Event = namedtuple("Event", ("kind", "seat", "value"))


Rules = namedtuple("Rules", ("winning",))


class OfRules:
    """What is the module `rules`: the only house rule is which number wins."""

    MIN_PLAYERS, MAX_PLAYERS = 2, 2
    LIMITS = Rules((1, 6))
    PROFILES = (("six", Rules(6)),)
    Rules = Rules

    def nearest(self, rules):
        return self.PROFILES[0]


class Engine:
    """What is a package in `engine/`; `events` is itself."""

    rules = OfRules()

    @property
    def events(self):
        return self

    def undo(self, seat):
        return Event(UNDO, seat, 0)

    def pack(self, event):
        return bytes(event)

    def unpack(self, data, at):
        return Event(*data[at : at + 3]), at + 3

    def start(self, rules, players):
        return State(0, players, -1)

    def step(self, state, event):
        winner = event.seat if event.value == 5 else -1
        return State((state.seat + 1) % state.players, state.players, winner), (event,)


class Throw:
    """Whose turn it is."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, text):
        self.text = text

    def on_gesture(self, gesture):
        return (THROW, ((), 1)) if gesture == ROLL else None

    def draw(self, canvas, age_ms):
        canvas.headline(self.text)


class Flow:
    """What is a package in `app/screens/`."""

    def setup(self, *store):
        return Choice("Six!", (("Play!", "", (BEGIN, (Rules(6), ("Ann", "Bob")))),))

    def opening(self, session):
        return []

    def scores(self, state):
        return (0,) * state.players

    def winners(self, state):
        return (state.winner,) if self.is_over(state) else ()

    def is_over(self, state):
        return state.winner >= 0

    def screen(self, session, demo):
        won = session.names[session.state.winner] + " wins"
        return Throw(won if self.is_over(session.state) else session.names[session.state.seat])

    def moments(self, session, before, told):
        return []

    def refusal(self, told):
        return ""

    def deal(self, state, what, dealer):
        return Event(1, state.seat, dealer.faces(what)[0])

    def told(self, event, names):
        return names[event.seat]

    def menu_items(self, session):
        return ()

    def rides(self, session):
        faces = [str(event.value + 1) for event in session.counting()]
        return Choice("Throws", ((" ".join(faces), "", CLOSED),))


Game = namedtuple("Game", ("name", "package", "engine", "flow"))


def have(games):
    """The line in `app/games.py`, for everybody who has read it already."""
    for name in list(sys.modules):
        if name.startswith("kaperbox.app.") and hasattr(sys.modules[name], "GAMES"):
            sys.modules[name].GAMES = games


def with_it(test):
    """Runs `test(box)` on a box that has the third game as well."""
    have(GAMES + (Game("Six", "six", Engine(), Flow()),))
    try:
        test(Box())
    finally:
        have(GAMES)


def won(box):
    """A new game from home, in which Ann throws a six after Bob has thrown a five."""
    box.press("ok ok")
    assert box.headline() == "Ann"
    box.dealer.throws = ["S", "K", "P"]
    box.press("roll")
    assert box.headline() == "Bob"
    box.press("roll roll")
    assert box.headline() == "Ann wins"
    box.hold("back")


def test_a_third_game_is_played_from_home_to_its_end():
    def played(box):
        box.press("right right")
        assert box.chosen() == ["Six"]
        won(box)
        box.press("right ok left ok")
        assert box.headline() == "Ann"

    with_it(played)


def looked_at(box, number):
    """A game among the past ones, and its rides."""
    assert box.headline() == "Past games" and box.chosen() == ["%d Ann Bob" % number]
    box.press("ok")
    assert box.headline() == "Game %d" % number
    assert [line[:4].strip() for line in box.lines()[1:3]] == ["→Ann", "Bob"]
    box.press("ok")
    assert box.headline() == "Throws" and box.chosen() == ["2 1 6"]
    box.press("back back")


def test_a_third_game_is_among_the_past_ones():
    """The one just over, and, after the next has begun, the one that was filed."""

    def looked(box):
        box.press("right right")
        won(box)
        box.press("left ok")
        assert box.chosen() == ["Last game ↓"]
        box.press("left left left ok")
        looked_at(box, 1)
        box.press("back")
        box.press("left left")
        won(box)
        box.press("left ok left left left ok")
        looked_at(box, 2)
        box.press("right")
        looked_at(box, 1)

    with_it(looked)
