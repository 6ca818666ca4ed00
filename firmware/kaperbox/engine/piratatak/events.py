"""What happens in a game, as immutable values, and their bytes.

There is no event for a press: who was first, and whether it was a tie, has been settled when it
gets here (`engine/presses.py`), and what a press leads to is a call or a tie. A set of names is a
bit mask, bit 0 the skull; a set of seats one with bit 0 the first.
"""

from collections import namedtuple

from kaperbox.engine.history import UNDO

THROW, ROLLED, CALL, JUDGED, TIE, PASS, SHARE, EDIT = range(UNDO + 1, UNDO + 9)

DRAWS, THROWS = (), (THROW,)
"""What chance decides: there is nothing to draw, so all throws belong to one ride, number 0."""

Event = namedtuple("Event", ("kind", "seat", "die", "value"))

SETS, WITH_COCONUT, WITH_SKULL, RIGHT = 15, 16, 32, 64
"""Parts of the value of a `JUDGED`: the number of sets, and three that are yes or no."""

_SIZES = (1, 3, 1, 3, 2, 2, 1, 1, 3)
"""Bytes of an event, by kind."""
_HAS_DIE = (THROW, EDIT)


def throw(seat: int, die: int, face: int) -> Event:
    """This die now lies on the track and shows this face."""
    return Event(THROW, seat, die, face)


def rolled(seat: int) -> Event:
    """A die was rolled that the box does not see."""
    return Event(ROLLED, seat, 0, 0)


def call(seat: int, names: int) -> Event:
    """These names were called; none at all when the time ran out (P19)."""
    return Event(CALL, seat, 0, names)


def judged(seat: int, sets: int, among: int, right: bool) -> Event:
    """With table dice: so many sets were called, and the table says whether they are there.

    `among` is the sum of `WITH_COCONUT` and `WITH_SKULL`, as far as they were called.
    """
    return Event(JUDGED, seat, 0, sets | among | (RIGHT if right else 0))


def tie(seat: int, seats: int) -> Event:
    """All of these seats pressed at the same time; `seat` is one of them (P12)."""
    return Event(TIE, seat, 0, seats)


def pass_on(seat: int) -> Event:
    """The player in turn has no die left (P13)."""
    return Event(PASS, seat, 0, 0)


def share(seat: int) -> Event:
    """The dice are dealt out again as at the start (P14)."""
    return Event(SHARE, seat, 0, 0)


def edit(seat: int, die: int, face: int) -> Event:
    """A die was knocked over and now shows this face (P17)."""
    return Event(EDIT, seat, die, face)


def undo(seat: int) -> Event:
    return Event(UNDO, seat, 0, 0)


def pack(event: Event) -> bytes:
    """One to three bytes: kind and seat, then only what the kind has. The event must be legal."""
    data = bytearray((event.kind << 4 | event.seat,))
    if event.kind in _HAS_DIE:
        data.append(event.die)
    if _SIZES[event.kind] > 1:
        data.append(event.value & 255)
    if event.kind == CALL:
        data.append(event.value >> 8)
    return bytes(data)


def unpack(data: bytes, at: int = 0) -> tuple[Event, int]:
    """(event, where the next one begins). ValueError where no whole event stands at `at`."""
    kind = data[at] >> 4 if 0 <= at < len(data) else len(_SIZES)
    if kind >= len(_SIZES) or at + _SIZES[kind] > len(data):
        raise ValueError("no whole event at byte %d" % at)
    end = at + _SIZES[kind]
    die = data[at + 1] if kind in _HAS_DIE else 0
    value = 0
    if _SIZES[kind] > 1:
        value = data[end - 1] << 8 | data[end - 2] if kind == CALL else data[end - 1]
    return Event(kind, data[at] & 15, die, value), end
