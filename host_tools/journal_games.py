"""Whole games out of a box's files, as records, and back: byte for byte the same both ways.

A record has no place for the number that the box gave a game, so a comment keeps it.
"""

import pathlib
import re
from typing import NamedTuple

from host_tools.failure import CommandError
from host_tools.journal_pieces import Piece, as_far_as_legal, is_journal, joined, piece
from host_tools.proof_text import promised
from host_tools.record import GAMES as TEXTS
from host_tools.record import Record, write
from host_tools.record_text import load
from kaperbox.app import saved_game, sealed
from kaperbox.app.games import GAMES
from kaperbox.app.saved_game import Saved

NAMES = tuple(game.package for game in GAMES)
"""What the games of `games.GAMES` are called in records, in the same order."""

_NUMBER = "# number "
_RUNNING = re.compile(r"([0-9]{5})[abxy]")


class Found(NamedTuple):
    """A game, and what was wrong on the way to it, as (file, reason)."""

    saved: Saved
    faults: tuple[tuple[str, str], ...]


def find(path: str, data: bytes) -> Found:
    """The game that this file is of; the other files of a running game must lie beside it.

    CommandError where nothing can be read.
    """
    every = [piece(path, data), *(piece(name, load(name)) for name in _beside(path))]
    faults = [(one.path, one.fault) for one in every if one.fault]
    tails = [one for one in every if one.kind == sealed.TAIL and one.content]
    found = [_legal(one, tails) for one in every if one.kind == sealed.GAME and one.content]
    whole = [(saved, fault) for saved, fault in found if saved]
    if not whole:
        reasons = [fault for _, fault in found] + [fault for _, fault in faults]
        only = "a tail: its beginning, the same name with a or b, is missing"
        raise CommandError(path, (reasons or [only])[0], 1)
    saved, fault = max(whole, key=lambda one: len(one[0].packed))
    if fault:
        faults.append((path, fault + f": {_count(saved)} events before it can be read"))
    return Found(saved, tuple(faults))


def _legal(first: Piece, tails: list[Piece]) -> tuple[Saved | None, str]:
    try:
        return as_far_as_legal(joined(first, tails))
    except ValueError as error:
        return None, str(error)


def _beside(path: str) -> list[str]:
    """The other files of the same running game."""
    here = pathlib.Path(path)
    name = _RUNNING.fullmatch(here.name)
    if not name:
        return []
    others = (here.with_name(name[1] + letter) for letter in "abxy")
    return [str(other) for other in others if other.name != here.name and other.is_file()]


def _count(saved: Saved) -> int:
    return len(events_of(saved))


def events_of(saved: Saved) -> tuple:
    """The events as the engine knows them."""
    events, at, unpack = [], 0, GAMES[saved.game].engine.events.unpack
    while at < len(saved.packed):
        event, at = unpack(saved.packed, at)
        events.append(event)
    return tuple(events)


def to_record(saved: Saved, running: bool = False) -> Record:
    """The same game as a record; events stand on the lines that `to_text` gives them.

    The secret of a running game is not told before it is over: who has it knows every throw.
    """
    name = NAMES[saved.game]
    events = events_of(saved)
    promise = promised(saved.proof, not running or _is_over(saved)) if saved.proof else None
    said = (name, TEXTS[name].setup_of(saved.profile, saved.rules), saved.names, events)
    first = to_text(Record(*said, promise=promise), saved.number).count("\n") - len(events) + 1
    return Record(*said, tuple(range(first, first + len(events))), promise)


def _is_over(saved: Saved) -> bool:
    game = GAMES[saved.game]
    return game.flow.is_over(game.engine.replay(saved.rules, len(saved.names), events_of(saved)))


def is_running(path: str) -> bool:
    """Whether a file of this name is of a running game."""
    return _RUNNING.fullmatch(pathlib.Path(path).name) is not None


def to_text(record: Record, number: int) -> str:
    """The record, with the number of the game in a comment if it has one."""
    first, rest = write(record).split("\n", 1)
    return f"{first}\n{_NUMBER}{number}\n{rest}" if number else f"{first}\n{rest}"


def to_journal(record: Record, text: bytes) -> bytes:
    """The sealed file of this record; `text` is what it was read from, for the number."""
    game, texts = NAMES.index(record.game), TEXTS[record.game]
    pack = GAMES[game].engine.events.pack
    packed = b"".join(pack(event) for event in record.events)
    number, profile = _number(text), texts.profile_of(record.setup)
    proof = record.promise.proof if record.promise else None
    if proof and not proof.secret:
        raise CommandError("", "the secret of this game is not told: only its box can go on", 1)
    saved = Saved(game, number, profile, record.setup.rules, record.players, proof, b"")
    return sealed.seal(sealed.GAME, saved_game.beginning(saved) + packed)


def _number(text: bytes) -> int:
    found = re.search(rb"^# number ([0-9]{1,8})\r?$", text, re.MULTILINE)
    return int(found[1]) if found else 0


def read_game(path: str, data: bytes) -> Record | None:
    """The game of a box's file, which must be whole; None for a file that is none."""
    if not is_journal(data):
        return None
    found = find(path, data)
    if found.faults:
        where, reason = found.faults[0]
        raise CommandError(where, f"{reason} (kaperbox journal saves what can be read)", 1)
    return to_record(found.saved, is_running(path))
