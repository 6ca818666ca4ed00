"""What a step tells the table: what happened, for the screens, the lights and the tunes.

An effect never carries anything that the state needs; dropping all of them changes no game.
"""

from collections import namedtuple

from kaperbox.engine.piratatak.state import State

(
    REFUSED,  # value: why, one of the reasons below
    THROWN,  # value: the die; -1 with table dice
    CALLED,  # outcome: a `calls.Verdict`
    MOVED,  # value: the pawn's new space
    TIED,  # value: mask of the seats
    PASSED,  # the player in turn has no die
    SHARED,  # the dice are dealt out again
    EDITED,  # value: the die
    WON,  # value: mask of the winning seat
) = range(9)

Effect = namedtuple("Effect", ("kind", "seat", "value", "outcome"))

(
    GAME_OVER,
    UNKNOWN_EVENT,
    NOT_YOUR_TURN,
    NO_SUCH_PLAYER,
    NO_SUCH_DIE,
    NO_SUCH_FACE,
    LOWEST_DIE,
    NO_DIE_LEFT,
    SHARE_FIRST,
    HAS_DICE,
    NOT_ALL_LIE,
    ROLL_FIRST,
    NO_SUCH_NAME,
    TOO_MANY_SETS,
    NO_TIE_ALONE,
    NOT_LYING,
    BOX_ONLY,
    TABLE_ONLY,
    NOTHING_TO_UNDO,
) = range(1, 20)
"""Why an event was refused."""


def refused(state: State, seat: int, why: int) -> tuple[State, tuple]:
    """The answer of a step that changes nothing."""
    return state, (Effect(REFUSED, seat, why, None),)
