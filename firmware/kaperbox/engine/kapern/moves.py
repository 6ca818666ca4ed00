"""What may be done now: `game.step` refuses by it and the screens show it (K1, K2, K14, K16)."""

from kaperbox.engine.kapern.effects import (
    DICE_NOT_ON_CARD,
    DICE_ON_CARD,
    FORCED_DICE,
    KEEP_ONE,
    NO_DICE,
    NO_SKULL_ON_CARD,
    NOT_NOW,
    ONE_SKULL,
    ONLY_TREASURE,
    RESCUE_OR_STOP,
    SKULL_LIES,
    TWO_DICE,
)
from kaperbox.engine.kapern.events import AGAIN, CARD, KEEP, RESULT, STOP, TAKE, THROW, bit_count
from kaperbox.engine.kapern.rules import (
    ALL_DICE,
    CARD_SKULLS,
    DICE,
    FACES,
    SABRE,
    SKULL,
    TABLE_DICE,
    TREASURE,
)
from kaperbox.engine.kapern.state import DECIDE, DRAW, FIRST, ISLAND, RESCUE, ZOMBIES, Ride, State

MAY_THROW_AGAIN = (DECIDE, RESCUE, ISLAND, ZOMBIES)


def mask_of(dice: tuple[int, ...], face: int) -> int:
    """The dice that show `face`."""
    mask = 0
    for index in range(len(dice)):
        if dice[index] == face:
            mask |= 1 << index
    return mask


def _mask_beyond(dice, face):
    """The dice that show a face after this one, in the order of the faces."""
    mask, die = 0, 1
    for shown in dice:
        if shown > face:
            mask += die
        die += die
    return mask


def skulls(ride: Ride) -> int:
    """All skulls that count: of the dice and of the card (K33)."""
    return CARD_SKULLS[ride.card] + ride.dice.count(SKULL)


def no_skulls(ride: Ride) -> int:
    """The dice that show something other than a skull."""
    return _mask_beyond(ride.dice, SKULL)


def forced(state: State) -> int:
    """The dice that must be thrown, where nothing is to choose (K12, K21); else 0."""
    if state.phase == ISLAND:
        return no_skulls(state.ride)
    if state.phase == ZOMBIES:
        return _mask_beyond(state.ride.dice, SABRE)
    return 0


def throwable(state: State) -> int:
    """The dice of which each may be among those thrown again now; 0 where none can be."""
    if state.phase not in (DECIDE, RESCUE):
        return forced(state)
    ride = state.ride
    mask = no_skulls(ride) & ~ride.on_card
    if ride.guardian:
        return mask | mask_of(ride.dice, SKULL)
    return mask if mask & (mask - 1) else 0


def why_not_again(state: State, dice: int) -> int:
    """Why these dice may not be thrown again: a reason from `effects`, or 0 if they may."""
    ride = state.ride
    if state.phase not in MAY_THROW_AGAIN:
        return NOT_NOW
    if not 0 < dice <= ALL_DICE:
        return NO_DICE
    if state.phase in (ISLAND, ZOMBIES):
        return 0 if dice == forced(state) else FORCED_DICE
    if dice & ride.on_card:
        return DICE_ON_CARD
    lying = bit_count(dice & mask_of(ride.dice, SKULL))
    if lying:
        return _why_not_guardian(state, dice, lying)
    if state.phase == RESCUE:
        return RESCUE_OR_STOP
    if dice & (dice - 1) == 0:
        return TWO_DICE
    return KEEP_ONE if dice == ALL_DICE and state.rules.must_keep_one else 0


def _why_not_guardian(state, dice, lying):
    if not state.ride.guardian:
        return SKULL_LIES
    if lying > 1:
        return ONE_SKULL
    return KEEP_ONE if dice == ALL_DICE and state.rules.must_keep_one else 0


def why_not_keep(state: State, dice: int) -> int:
    """Why these dice may not go onto Treasure Island (K16), or 0."""
    if state.ride.card != TREASURE:
        return ONLY_TREASURE
    if state.phase != DECIDE:
        return NOT_NOW
    if not 0 < dice <= ALL_DICE:
        return NO_DICE
    if dice & ~no_skulls(state.ride):
        return NO_SKULL_ON_CARD
    return DICE_ON_CARD if dice & state.ride.on_card else 0


def why_not_take(state: State, dice: int) -> int:
    """Why these dice may not come back from Treasure Island (K16), or 0."""
    if state.ride.card != TREASURE:
        return ONLY_TREASURE
    if state.phase != DECIDE:
        return NOT_NOW
    if not 0 < dice <= ALL_DICE:
        return NO_DICE
    return DICE_NOT_ON_CARD if dice & ~state.ride.on_card else 0


def can_throw_again(state: State) -> bool:
    """Whether any choice of dice may be thrown again."""
    return throwable(state) != 0


def legal(state: State) -> tuple[int, ...]:
    """The kinds of event that are possible now, apart from undo."""
    if state.phase == DRAW:
        return (CARD,)
    if state.phase == FIRST:
        return (THROW, RESULT) if state.rules.dice == TABLE_DICE else (THROW,)
    kinds: tuple[int, ...] = (AGAIN,) if can_throw_again(state) else ()
    if state.phase in (DECIDE, RESCUE):
        kinds += (STOP,)
    if state.phase == DECIDE and state.ride.card == TREASURE:
        kinds += (KEEP,) if no_skulls(state.ride) & ~state.ride.on_card else ()
        kinds += (TAKE,) if state.ride.on_card else ()
    return kinds


def all_dice_faces(faces: tuple[int, ...]) -> bool:
    """Whether these are eight faces of dice."""
    return len(faces) == DICE and FACES.issuperset(faces)
