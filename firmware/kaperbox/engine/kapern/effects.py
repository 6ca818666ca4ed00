"""What a step tells the table: what happened, for the screens, the lights and the tunes.

An effect never carries anything that the state needs; dropping all of them changes no game.
"""

from collections import namedtuple

from kaperbox.engine.kapern.state import State

(
    REFUSED,  # value: why, one of the reasons below
    CARD_DRAWN,  # value: the card
    RESHUFFLED,  # the pile was empty: the discards are the new pile
    THROWN,  # value: mask of the dice that were thrown
    KEPT,  # value: mask of the dice put onto Treasure Island
    TAKEN,  # value: mask of the dice taken back
    RESCUE_OFFERED,  # exactly the third skull, and the Guardian is still there
    GUARDIAN_USED,  # she let a skull be thrown again
    ISLAND_REACHED,  # four skulls or more in the first throw
    RIDE_ENDED,  # value: how (`events.ENDED_…`), outcome: a `score.Outcome`
    LAST_ROUND,  # seat: the starter
    LAST_RIDE,  # seat: the starter, who was overtaken
    SUDDEN_DEATH,  # nobody is at the target after the last round
    WON,  # value: mask of the winning seats
) = range(14)

Effect = namedtuple("Effect", ("kind", "seat", "value", "outcome"))

(
    GAME_OVER,
    UNKNOWN_EVENT,
    NOT_YOUR_TURN,
    NO_SUCH_CARD,
    CARD_USED_UP,
    CARD_FIRST,
    CARD_LIES,
    BAD_FACES,
    NOT_NOW,
    NO_DICE,
    TWO_DICE,
    KEEP_ONE,
    SKULL_LIES,
    ONE_SKULL,
    RESCUE_OR_STOP,
    DICE_ON_CARD,
    DICE_NOT_ON_CARD,
    FORCED_DICE,
    ONLY_TREASURE,
    NOTHING_TO_STOP,
    TABLE_ONLY,
    STOP_NEEDS_FEWER_SKULLS,
    BUST_NEEDS_SKULLS,
    ISLAND_NEEDS_SKULLS,
    NO_ISLAND,
    NO_BUST,
    ZOMBIE_UNFINISHED,
    NO_SKULL_ON_CARD,
    NOTHING_TO_UNDO,
) = range(1, 30)
"""Why an event was refused."""


def refused(state: State, seat: int, why: int) -> tuple[State, tuple]:
    """The answer of a step that changes nothing."""
    return state, (Effect(REFUSED, seat, why, None),)
