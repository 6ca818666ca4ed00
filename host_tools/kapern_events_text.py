"""Piraten Kapern's events as lines of a record.

A line that has the right form is read even if the rules forbid the move: the engine says why, and
a record may show it.
"""

from host_tools.failure import one_of, quoted
from host_tools.kapern_dice_text import (
    CARD_NAMES,
    dice_text,
    faces_text,
    mask,
    read_dice,
    read_faces,
)
from kaperbox.engine.history import UNDO
from kaperbox.engine.kapern import events
from kaperbox.engine.kapern.events import Event
from kaperbox.engine.kapern.rules import DICE

ENDS = ("stop", "bust", "island")
"""The ways to end that can be named, in the order of `events.ENDED_…`."""


def read_event(seat: int, verb: str, words: list[str]) -> Event:
    """The event of one line. ValueError for words that do not fit the verb."""
    return _READERS[verb](seat, words)


def _card(seat: int, words: list[str]) -> Event:
    name = " ".join(words)
    if name not in CARD_NAMES:
        raise ValueError(f"unknown card {quoted(name)}: {one_of(CARD_NAMES)}")
    return events.card(seat, CARD_NAMES.index(name))


def _throw(seat: int, words: list[str]) -> Event:
    return events.throw(seat, read_faces(_single(words), DICE))


def _single(words: list[str]) -> str:
    if not words:
        raise ValueError("the faces are missing: one letter for each die, such as KSSGGDMP")
    if len(words) > 1:
        raise ValueError(f"{quoted(words[1])} is too much: write the faces as one word")
    return words[0]


def _again(seat: int, words: list[str]) -> Event:
    if len(words) < 2:
        raise ValueError("dice and faces are missing: write them as in: again 2 8 GM")
    dice = read_dice(words[:-1])
    faces = read_faces(words[-1], len(dice))
    in_order = tuple(faces[dice.index(die)] for die in sorted(dice))
    return events.again(seat, mask(dice), in_order)


def _keep(seat: int, words: list[str]) -> Event:
    return events.keep(seat, mask(read_dice(words)))


def _take(seat: int, words: list[str]) -> Event:
    return events.take(seat, mask(read_dice(words)))


def _stop(seat: int, words: list[str]) -> Event:
    return _alone(events.stop(seat), "stop", words)


def _undo(seat: int, words: list[str]) -> Event:
    return _alone(events.undo(seat), "undo", words)


def _alone(event: Event, verb: str, words: list[str]) -> Event:
    if words:
        raise ValueError(f"{quoted(words[0])} is too much: nothing comes after {verb}")
    return event


def _result(seat: int, words: list[str]) -> Event:
    faces = read_faces(_single(words[:1]), DICE)
    ended = " ".join(words[1:2])
    if ended not in ENDS:
        raise ValueError(f"a ride cannot end with {quoted(ended)}: {one_of(ENDS)}")
    if words[2:] and words[2] != "card":
        raise ValueError(f'{quoted(words[2])} is too much: only "card DICE" may come here')
    on_card = mask(read_dice(words[3:])) if words[2:] else 0
    return events.result(seat, faces, ENDS.index(ended), on_card)


def write_event(event: Event) -> str:
    """The one form of this event; it must be one that `read_event` could have made."""
    words = [str(event.seat + 1), VERBS[_KINDS.index(event.kind)]]
    if event.kind == events.CARD:
        words.append(CARD_NAMES[event.value])
    if event.kind in (events.AGAIN, events.KEEP, events.TAKE):
        words.append(dice_text(event.dice))
    if event.faces:
        words.append(faces_text(event.faces))
    if event.kind == events.RESULT:
        words.append(ENDS[event.value])
        words.extend(["card", dice_text(event.dice)] if event.dice else [])
    return " ".join(words)


_VERBS = (
    ("card", events.CARD, _card),
    ("throw", events.THROW, _throw),
    ("again", events.AGAIN, _again),
    ("keep", events.KEEP, _keep),
    ("take", events.TAKE, _take),
    ("stop", events.STOP, _stop),
    ("result", events.RESULT, _result),
    ("undo", UNDO, _undo),
)
VERBS = tuple(verb for verb, _, _ in _VERBS)
_KINDS = tuple(kind for _, kind, _ in _VERBS)
_READERS = {verb: reader for verb, _, reader in _VERBS}
