"""`kaperbox verify`: works out every throw and card of a game again, from its secret and share.

The secret must fit the commitment that the box showed before the game; then the dice must be those
that secret and share give, and the seal that of the whole. The first line that is not so is named.
"""

import argparse
import json
from typing import NamedTuple

from host_tools.failure import CommandError
from host_tools.fair_games import GAMES
from host_tools.journal_games import read_game
from host_tools.proof_text import SEAL, SECRET, SOURCES, Promise
from host_tools.record import GAMES as RECORD_GAMES
from host_tools.record import Record, read, seal
from host_tools.record_text import load
from host_tools.replay import Played, played
from kaperbox.app import fate
from kaperbox.app.places import Reached
from kaperbox.app.proof import SHOWN_LETTERS, Proof, commitment
from kaperbox.engine.history import UNDO


class Checked(NamedTuple):
    throws: int
    cards: int
    undone: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    parser.add_argument(
        "--noted", metavar="LETTERS", help="what the screen showed before the game, to compare"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run(args: argparse.Namespace) -> int:
    """CommandError with status 1, with the line, for the first thing that is not as promised."""
    data = load(args.file)
    of_box = read_game(args.file, data)
    record = of_box or read(data, args.file)
    promise = _promise(record, args.file)
    if args.noted is not None:
        _compare(args.noted, promise, args.file)
    found = checked(record, promise.proof, args.file)
    if not of_box:  # a box's own file has checksums of its own
        _check_seal(record, promise, args.file)
    if args.json:
        print(json.dumps(_facts(promise, found)))
    else:
        print("\n".join(_account(promise, found)))
    return 0


def _promise(record: Record, file: str) -> Promise:
    """The record's promise, which has its secret and fits it."""
    promise = record.promise
    if promise is None:
        raise CommandError(file, "this game has no commitment: nothing was promised", 1)
    if not GAMES[record.game].chance_kinds(record.setup):
        raise CommandError(file, "dice and cards were the table's own: nothing to check", 1)
    if not promise.proof.secret:
        raise CommandError(file, "the secret is not told yet: it is when the game is over", 1)
    if commitment(promise.proof.secret) != promise.commitment:
        where = f"{file}:{promise.lines.get(SECRET, 1)}"
        raise CommandError(where, "the secret does not fit the commitment", 1)
    return promise


def _compare(noted: str, promise: Promise, file: str) -> None:
    letters = "".join(noted.split()).upper()
    if not letters or not promise.commitment.startswith(letters):
        where = f"{file}:{promise.lines.get('commitment', 1)}"
        raise CommandError(where, "the commitment is not the one that was noted", 1)


def _check_seal(record: Record, promise: Promise, file: str) -> None:
    """Last, since a line that is not as committed says more."""
    if promise.seal != seal(record):
        where = f"{file}:{promise.lines.get(SEAL, 1)}"
        reason = "the seal does not fit: something was changed that chance has no part in"
        raise CommandError(where, reason, 1)


def checked(record: Record, given: Proof, file: str) -> Checked:
    """How much was as promised. CommandError for the first line that is not."""
    game = GAMES[record.game]
    reached = Reached(game.EVENTS)
    by_box = game.chance_kinds(record.setup)
    throws = cards = undone = 0
    for one in played(record):
        if one.why:
            raise CommandError(f"{file}:{one.line}", one.why, 1)
        kind = one.event.kind
        if kind in by_box:
            drawn = kind in game.EVENTS.DRAWS
            place = reached.card() if drawn else reached.throw()
            _check(record, one, fate.dealer(given, place), f"{file}:{one.line}")
            throws, cards = throws + (not drawn), cards + drawn
        undone += kind == UNDO and one.undone.kind in by_box
        reached.add(kind)
    return Checked(throws, cards, undone)


def _check(record: Record, one: Played, dealer, where: str) -> None:
    expected = GAMES[record.game].dealt(one.before, one.event, dealer)
    if expected != one.event:
        text = RECORD_GAMES[record.game].write_event
        reason = f'not as committed: "{text(one.event)}" should be "{text(expected)}"'
        raise CommandError(where, reason, 1)


def _account(promise: Promise, found: Checked) -> list[str]:
    lines = [f"all {_many(found.throws, 'throw')} and {_many(found.cards, 'card')} as committed"]
    shown = promise.commitment[:SHOWN_LETTERS]
    fours = " ".join(shown[at : at + 4] for at in range(0, SHOWN_LETTERS, 4))
    lines.append(f"The screen must have shown {fours} before the first throw.")
    if not promise.proof.shares:
        lines.append("It was a quick start: the table gave no share of its own.")
    if promise.proof.source:
        lines.append("The board's own chance had failed: the secret rests on presses.")
    if found.undone:
        lines.append(f"{_many(found.undone, 'throw or card', 'throws or cards')} taken back.")
    return lines


def _many(count: int, one: str, more: str = "") -> str:
    return f"{count} {one if count == 1 else more or one + 's'}"


def _facts(promise: Promise, found: Checked) -> dict[str, object]:
    return {
        "ok": True,
        **found._asdict(),
        "commitment": promise.commitment,
        "entropy": SOURCES[promise.proof.source],
        "quick": not promise.proof.shares,
    }
