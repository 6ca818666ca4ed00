"""What happens in a game, as immutable values, and their bytes.

Dice and cards are events like any other: the box throws and the engine is told. There is no event
for a shuffle, since a shuffled pile is nothing but a pile whose next card is drawn at random from
what is left; `CARD` says which one it was and the engine knows what is left.

A set of dice is a bit mask, bit 0 the first die. Faces come in die order.
"""

from collections import namedtuple

from kaperbox.engine.history import UNDO
from kaperbox.engine.kapern.rules import DICE

CARD, THROW, AGAIN, KEEP, TAKE, STOP, RESULT = range(UNDO + 1, UNDO + 8)

ENDED_STOP, ENDED_BUST, ENDED_ISLAND, ENDED_NINE = range(4)
"""How a ride ended; a `RESULT` may say the first three."""

DRAWS, THROWS = (CARD,), (THROW, AGAIN)
"""What chance decides: a draw begins a ride, the throws after it belong to that ride."""

Event = namedtuple("Event", ("kind", "seat", "value", "dice", "faces"))

_HAS_VALUE = (CARD, RESULT)
_HAS_DICE = (AGAIN, KEEP, TAKE, RESULT)
_HAS_FACES = (THROW, AGAIN, RESULT)


def card(seat: int, which: int) -> Event:
    return Event(CARD, seat, which, 0, ())


def throw(seat: int, faces: tuple[int, ...]) -> Event:
    """The first throw of a ride: eight faces."""
    return Event(THROW, seat, 0, 0, faces)


def again(seat: int, dice: int, faces: tuple[int, ...]) -> Event:
    """The dice of the mask were thrown again: one face for each of them."""
    return Event(AGAIN, seat, 0, dice, faces)


def keep(seat: int, dice: int) -> Event:
    """The dice of the mask were put onto Treasure Island (K16)."""
    return Event(KEEP, seat, 0, dice, ())


def take(seat: int, dice: int) -> Event:
    """The dice of the mask were taken back from Treasure Island (K16)."""
    return Event(TAKE, seat, 0, dice, ())


def stop(seat: int) -> Event:
    return Event(STOP, seat, 0, 0, ())


def result(seat: int, faces: tuple[int, ...], ended: int, on_card: int = 0) -> Event:
    """The outcome of a ride with real dice, entered in one go."""
    return Event(RESULT, seat, ended, on_card, faces)


def undo(seat: int) -> Event:
    return Event(UNDO, seat, 0, 0, ())


def pack(event: Event) -> bytes:
    """One to six bytes: kind and seat, then only what the kind has. The event must be legal."""
    data = bytearray((event.kind << 4 | event.seat,))
    if event.kind in _HAS_VALUE:
        data.append(event.value)
    if event.kind in _HAS_DICE:
        data.append(event.dice)
    if event.kind in _HAS_FACES:
        bits = 0
        for index, face in enumerate(event.faces):
            bits |= face << 3 * index
        data.extend(bits.to_bytes(3, "little"))
    return bytes(data)


def unpack(data: bytes, at: int = 0) -> tuple[Event, int]:
    """(event, where the next one begins). ValueError where no whole event stands at `at`."""
    size = _size(data[at] >> 4) if 0 <= at < len(data) else 0
    if not size or at + size > len(data):
        raise ValueError("no whole event at byte %d" % at)
    kind, seat = data[at] >> 4, data[at] & 15
    value = dice = 0
    faces: tuple[int, ...] = ()
    if kind in _HAS_VALUE:
        value = data[at + 1]
    if kind in _HAS_DICE:
        dice = data[at + 1 + (kind in _HAS_VALUE)]
    if kind in _HAS_FACES:
        bits = int.from_bytes(data[at + size - 3 : at + size], "little")
        faces = tuple(bits >> 3 * i & 7 for i in range(_face_count(kind, dice)))
    return Event(kind, seat, value, dice, faces), at + size


def _size(kind):
    """Bytes of an event, 0 for a kind that there is not."""
    if kind > RESULT:
        return 0
    return 1 + (kind in _HAS_VALUE) + (kind in _HAS_DICE) + 3 * (kind in _HAS_FACES)


def _face_count(kind, dice):
    return bit_count(dice) if kind == AGAIN else DICE


def bit_count(dice: int) -> int:
    """How many dice are in the mask."""
    return bin(dice).count("1")
