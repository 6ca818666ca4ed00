"""Piratatak's events, read from the lines of a record.

A line that has the right form is read even if the rules forbid the move: the engine says why, and
a record may show it. A `call` without a name is one for which the time ran out (P19).
"""

from host_tools.failure import one_of, quoted
from host_tools.piratatak_events_text import AMONG, COLOURS, SYMBOLS, VERDICTS
from kaperbox.app.screens.piratatak.words import NAMES
from kaperbox.engine.piratatak import events
from kaperbox.engine.piratatak.events import Event
from kaperbox.engine.piratatak.rules import DICE, MAX_PLAYERS, MOST_SETS, face


def read_event(seat: int, verb: str, words: list[str]) -> Event:
    """The event of one line. ValueError for words that do not fit the verb."""
    return _READERS[verb](seat, words)


def _throw(seat: int, words: list[str]) -> Event:
    return events.throw(seat, *_die_and_face(words)) if words else events.rolled(seat)


def _edit(seat: int, words: list[str]) -> Event:
    return events.edit(seat, *_die_and_face(words))


def _die_and_face(words: list[str]) -> tuple[int, int]:
    if len(words) != 3:
        raise ValueError("a die, its symbol and its colour, as in: 7 boat red")
    die, symbol, colour = words
    if not 0 < len(die) < 3 or die.strip("0123456789") or not 1 <= int(die) <= DICE:
        raise ValueError(f"{quoted(die)} is no die: a number from 1 to {DICE}")
    if symbol not in SYMBOLS:
        raise ValueError(f"{quoted(symbol)} is no symbol: {one_of(SYMBOLS)}")
    if colour not in COLOURS:
        raise ValueError(f"{quoted(colour)} is no colour: {one_of(COLOURS)}")
    return int(die) - 1, face(NAMES.index(symbol), NAMES.index(colour))


def _call(seat: int, words: list[str]) -> Event:
    if words and words[0].isdigit():
        return _judged(seat, words)
    mask = 0
    for word in words:
        if word not in NAMES:
            raise ValueError(f"{quoted(word)} is no set: {one_of(NAMES)}")
        if mask >> NAMES.index(word) & 1:
            raise ValueError(f"{quoted(word)} is named twice")
        mask |= 1 << NAMES.index(word)
    return events.call(seat, mask)


def _judged(seat: int, words: list[str]) -> Event:
    if words[0] not in "12345678" or len(words[0]) != 1:
        raise ValueError(f"{quoted(words[0])} sets: a number from 1 to {MOST_SETS}")
    among = 0
    for word in words[1:-1]:
        if word not in AMONG:
            raise ValueError(f"{quoted(word)} is too much: only coconut and skull may come here")
        if among & AMONG[word]:
            raise ValueError(f"{quoted(word)} is named twice")
        among |= AMONG[word]
    if words[-1] not in VERDICTS:
        raise ValueError("a call with real dice ends with right or wrong")
    return events.judged(seat, int(words[0]), among, words[-1] == "right")


def _tie(seat: int, words: list[str]) -> Event:
    """The line's own player is the first named; without that name the line is understood too."""
    seats = [seat]
    for place, word in enumerate(words):
        if len(word) != 1 or word not in "1234"[:MAX_PLAYERS]:
            raise ValueError(f"{quoted(word)} is no player: a number from 1 to {MAX_PLAYERS}")
        if place == 0 and int(word) - 1 == seat:
            continue
        if int(word) - 1 in seats:
            raise ValueError(f"player {word} is named twice")
        seats.append(int(word) - 1)
    if len(seats) < 2:
        raise ValueError("a tie takes two players, as in: 1 tie 1 3")
    return events.tie(seat, sum(1 << one for one in seats))


def _pass(seat: int, words: list[str]) -> Event:
    return _alone(events.pass_on(seat), "pass", words)


def _share(seat: int, words: list[str]) -> Event:
    return _alone(events.share(seat), "share", words)


def _undo(seat: int, words: list[str]) -> Event:
    return _alone(events.undo(seat), "undo", words)


def _alone(event: Event, verb: str, words: list[str]) -> Event:
    if words:
        raise ValueError(f"{quoted(words[0])} is too much: nothing comes after {verb}")
    return event


_READERS = {
    "throw": _throw,
    "call": _call,
    "tie": _tie,
    "pass": _pass,
    "share": _share,
    "edit": _edit,
    "undo": _undo,
}
VERBS = tuple(_READERS)
