"""What may not be done now, and why: `game.step` refuses by it."""

from kaperbox.engine.piratatak import effects
from kaperbox.engine.piratatak.calls import bit_count
from kaperbox.engine.piratatak.events import SETS, WITH_COCONUT, WITH_SKULL
from kaperbox.engine.piratatak.rules import ALL_NAMES, DICE, MOST_SETS, SIDES
from kaperbox.engine.piratatak.state import NOT_LYING, ROLL, State
from kaperbox.engine.piratatak.state import PASS as PASSING
from kaperbox.engine.piratatak.state import SHARE as SHARING


def die_to_roll(state: State) -> int:
    """The lowest die in front of the player in turn; -1 where there is none or it is not seen."""
    if state.phase != ROLL or state.dice is None:
        return -1
    return state.dice.owners.index(state.seat)


def why_not_throw(state: State, die: int, face: int) -> int:
    """Why this die cannot fall on this face now: a reason from `effects`, or 0 if it can."""
    if state.dice is None:
        return effects.BOX_ONLY
    if state.phase == SHARING:
        return effects.SHARE_FIRST
    if state.phase == PASSING:
        return effects.NO_DIE_LEFT
    if not 0 <= die < DICE:
        return effects.NO_SUCH_DIE
    if die != die_to_roll(state):
        return effects.LOWEST_DIE
    return 0 if face in SIDES[die] else effects.NO_SUCH_FACE


def why_not_pass(state: State) -> int:
    """Why the player in turn may not pass, or 0. With table dice the table must know (P13)."""
    if state.phase == SHARING:
        return effects.SHARE_FIRST
    return effects.HAS_DICE if state.phase == ROLL and state.dice is not None else 0


def why_not_share(state: State) -> int:
    """Why the dice may not be shared out, or 0. With table dice the table must know (P14)."""
    return 0 if state.phase == SHARING or state.dice is None else effects.NOT_ALL_LIE


def why_not_edit(state: State, die: int, face: int) -> int:
    """Why this die cannot have been knocked over to this face, or 0 (P17)."""
    if state.dice is None:
        return effects.BOX_ONLY
    if not 0 <= die < DICE:
        return effects.NO_SUCH_DIE
    if state.dice.faces[die] == NOT_LYING:
        return effects.NOT_LYING
    return 0 if face in SIDES[die] else effects.NO_SUCH_FACE


def why_not_call(state: State, names: int) -> int:
    """Why these names may not be called now, or 0. Wrong ones may: that is what costs (P7)."""
    if state.dice is None:
        return effects.BOX_ONLY
    if not state.live:
        return effects.ROLL_FIRST
    return 0 if 0 <= names <= ALL_NAMES else effects.NO_SUCH_NAME


def why_not_judged(state: State, value: int) -> int:
    """Why the table cannot have judged such a call (`events.judged`), or 0."""
    if state.dice is not None:
        return effects.TABLE_ONLY
    if not state.live:
        return effects.ROLL_FIRST
    among = bit_count(value & (WITH_COCONUT | WITH_SKULL))
    sets = value & SETS if 0 <= value < 128 else 0
    return 0 if max(1, among) <= sets <= MOST_SETS else effects.TOO_MANY_SETS


def why_not_tie(state: State, seat: int, seats: int) -> int:
    """Why these seats, one of them `seat`, cannot have pressed together, or 0 (P12)."""
    if not state.live:
        return effects.ROLL_FIRST
    if not 0 <= seats < 1 << len(state.scores) or not seats >> seat & 1:
        return effects.NO_SUCH_PLAYER
    return 0 if bit_count(seats) > 1 else effects.NO_TIE_ALONE
