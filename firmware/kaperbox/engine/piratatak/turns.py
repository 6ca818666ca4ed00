"""Rolling, passing, sharing out, and a die that was knocked over (P9, P13, P14, P16, P17)."""

from kaperbox.engine.piratatak import effects, moves
from kaperbox.engine.piratatak.effects import Effect, refused
from kaperbox.engine.piratatak.events import Event
from kaperbox.engine.piratatak.rules import DICE
from kaperbox.engine.piratatak.state import NOT_LYING, ON_TRACK, PASS, ROLL, SHARE, Dice, State
from kaperbox.engine.piratatak.state import dealt as dealt_out


def next_seat(state: State, seat: int) -> int:
    return (seat + 1) % len(state.scores)


def to_roll(state: State, seat: int, roller: int, live: int, dice: Dice | None) -> State:
    """`state` with this seat in turn; what that player can do follows from the dice."""
    phase = ROLL
    if dice is not None and seat not in dice.owners:
        phase = PASS if NOT_LYING in dice.faces else SHARE
    return State(state.rules, phase, seat, roller, live, state.scores, dice)


def throw(state: State, event: Event) -> tuple[State, tuple]:
    why = moves.why_not_throw(state, event.die, event.value)
    if why:
        return refused(state, event.seat, why)
    dice = _put(state.dice, event.die, event.value, ON_TRACK)
    after = to_roll(state, next_seat(state, event.seat), event.seat, 1, dice)
    return after, (Effect(effects.THROWN, event.seat, event.die, None),)


def rolled(state: State, event: Event) -> tuple[State, tuple]:
    if state.dice is not None:
        return refused(state, event.seat, effects.TABLE_ONLY)
    after = to_roll(state, next_seat(state, event.seat), event.seat, 1, None)
    return after, (Effect(effects.THROWN, event.seat, -1, None),)


def pass_on(state: State, event: Event) -> tuple[State, tuple]:
    """The turn passes; what lies may still be called (P13)."""
    why = moves.why_not_pass(state)
    if why:
        return refused(state, event.seat, why)
    seat = next_seat(state, event.seat)
    after = to_roll(state, seat, state.roller, state.live, state.dice)
    return after, (Effect(effects.PASSED, event.seat, 0, None),)


def share(state: State, event: Event) -> tuple[State, tuple]:
    """The player whose turn it was rolls (P16)."""
    why = moves.why_not_share(state)
    if why:
        return refused(state, event.seat, why)
    dice = None if state.dice is None else dealt_out(len(state.scores))
    after = to_roll(state, event.seat, state.roller, 0, dice)
    return after, (Effect(effects.SHARED, event.seat, 0, None),)


def edit(state: State, event: Event) -> tuple[State, tuple]:
    """The face that now shows counts; it is no new die, so it allows no further call (P10)."""
    why = moves.why_not_edit(state, event.die, event.value)
    if why:
        return refused(state, event.seat, why)
    dice = _put(state.dice, event.die, event.value, ON_TRACK)
    after = to_roll(state, state.seat, state.roller, state.live, dice)
    return after, (Effect(effects.EDITED, event.seat, event.die, None),)


def _put(dice, die, face, owner):
    faces, owners = list(dice.faces), list(dice.owners)
    faces[die], owners[die] = face, owner
    return Dice(tuple(faces), tuple(owners))


def taken(dice: Dice, mask: int, seat: int) -> Dice:
    """The dice of the mask, off the track and in front of this seat (P4, P6)."""
    for die in range(DICE):
        if mask >> die & 1:
            dice = _put(dice, die, NOT_LYING, seat)
    return dice
