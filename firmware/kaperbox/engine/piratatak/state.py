"""A game at one moment, as nested immutable values."""

from collections import namedtuple

from kaperbox.engine.piratatak.rules import BOX_DICE, DICE, Rules

(
    ROLL,  # the player in turn is to roll a die
    PASS,  # that player has no die left, others have (P13)
    SHARE,  # all twelve dice lie on the track (P14)
    OVER,
) = range(4)

State = namedtuple("State", ("rules", "phase", "seat", "roller", "live", "scores", "dice"))
"""`seat`: who rolls next. `roller`: who rolled last. `live`: 1 while the dice on the track may be
called (P10). `scores`: how far each pawn is from the start. `dice`: None with table dice, which
the box does not see."""

Dice = namedtuple("Dice", ("faces", "owners"))
"""By die: the face that lies on the track, or `NOT_LYING`; whose it is, or `ON_TRACK`. Exactly one
of the two is true of each die."""

NOT_LYING = ON_TRACK = -1


def dealt(players: int) -> Dice:
    """All dice in front of the players, the lowest numbers before the first (P16)."""
    share = DICE // players
    return Dice((NOT_LYING,) * DICE, tuple(die // share for die in range(DICE)))


def start(rules: Rules, players: int) -> State:
    """The state before the first die, seat 0 first. One player is somebody who practises."""
    dice = dealt(players) if rules.dice == BOX_DICE else None
    return State(rules, ROLL, 0, players - 1, 0, (0,) * players, dice)
