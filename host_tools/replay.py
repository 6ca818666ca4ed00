"""`kaperbox replay`: plays a record through the engine and tells what happened.

The account is for people, the JSON lines for programs. Both come from one walk over the events,
and each line is written as its event is played: what was played before a forbidden move is told.
"""

import argparse
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from host_tools import kapern_replay, piratatak_replay
from host_tools.failure import CommandError
from host_tools.journal_games import read_game
from host_tools.record import GAMES as RECORD_GAMES
from host_tools.record import Record, read
from host_tools.record_text import load
from kaperbox.engine.history import UNDO

GAMES = {"kapern": kapern_replay, "piratatak": piratatak_replay}
"""Each has start, step, facts, NOTHING_TO_UNDO and opening, entry, closing for the account."""


class Played(NamedTuple):
    """One event and what became of it; `why` is "" where the rules allow it. `undone` is the
    event that an undo took back."""

    line: int
    event: Any
    before: Any
    after: Any
    told: tuple
    why: str
    undone: Any


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="a record or a box's file, - for standard input"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object for each event")


def run(args: argparse.Namespace) -> int:
    """Writes the whole replay. CommandError with status 1 for a move that the rules forbid."""
    data = load(args.file)
    record = read_game(args.file, data) or read(data, args.file)
    tell = _objects if args.json else _account
    for last in tell(record):
        if last.why:
            raise CommandError(f"{args.file}:{last.line}", last.why, 1)
    return 0


def played(record: Record) -> Iterator[Played]:
    """Each event in turn, up to and with the first that the rules forbid. An undo leads back to
    the state before the last event that still counts."""
    game = GAMES[record.game]
    now, counting = game.start(record), []
    for line, event in zip(record.lines, record.events, strict=True):
        before, told, why, undone = now, (), "", None
        if event[0] != UNDO:
            now, told, why = game.step(before, event)
            counting.append((before, event))
        elif counting:
            now, undone = counting.pop()
        else:
            why = game.NOTHING_TO_UNDO
        yield Played(line, event, before, now, told, why, undone)
        if why:
            return


def _objects(record: Record) -> Iterator[Played]:
    game, text = GAMES[record.game], RECORD_GAMES[record.game]
    for one in played(record):
        said = {"line": one.line, "event": text.write_event(one.event)}
        said.update({"ok": not one.why, "why": one.why}, **game.facts(one.after))
        print(json.dumps(said))
        yield one


def _account(record: Record) -> Iterator[Played]:
    game = GAMES[record.game]
    last = game.start(record)
    print("\n".join(game.opening(record)))
    for one in played(record):
        for line in game.entry(record, one):
            print(line)
        last = one.after
        yield one
    print("\n".join(game.closing(record, last)))
