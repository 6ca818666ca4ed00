"""A game at one moment, as nested immutable values."""

from collections import namedtuple

from kaperbox.engine.kapern.rules import DECKS, NO_CARD, Rules

(
    DRAW,  # a pirate card is to be drawn
    FIRST,  # all eight dice are to be thrown
    DECIDE,  # throw some again, or stop
    RESCUE,  # the third skull lies: the Guardian, or accept 0
    ISLAND,  # Skull Island: the dice to throw are fixed
    ZOMBIES,  # Zombie attack: the dice to throw are fixed
    OVER,
) = range(7)

OPEN, LAST_ROUND, LAST_RIDE, SUDDEN_DEATH = range(4)

State = namedtuple("State", ("rules", "phase", "seat", "scores", "pile", "ride", "finish"))
"""`pile`: how many of each card are left to draw; () with the table's deck."""

Ride = namedtuple("Ride", ("card", "dice", "on_card", "throws", "guardian"))
"""`dice`: eight faces, or () before the throw. `on_card`: mask of the dice on Treasure Island.
`guardian`: 1 while she can still be used."""

Finish = namedtuple("Finish", ("stage", "starter", "waiting", "winners"))
"""`waiting`: the seats that still ride in the last round, in order, the present one first."""

NO_RIDE = Ride(NO_CARD, (), 0, 0, 0)


def start(rules: Rules, players: int) -> State:
    """The state before the first card, seat 0 first."""
    scores = (0,) * players
    return State(rules, DRAW, 0, scores, DECKS[rules.deck], NO_RIDE, Finish(OPEN, 0, (), ()))
