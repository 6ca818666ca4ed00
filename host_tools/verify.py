"""`kaperbox verify`: works out every throw and card of a game again, from its secret and share.

The secret must fit the commitment that the box showed before the game; then the dice must be those
that secret and share give, and the seal that of the whole. The first line that is not so is named.
"""

import argparse
import json

from host_tools.failure import CommandError
from host_tools.fair_games import GAMES
from host_tools.journal_games import read_game
from host_tools.proof_text import SEAL, SECRET, Promise
from host_tools.record import GAMES as RECORD_GAMES
from host_tools.record import Record, read, seal
from host_tools.record_text import load
from host_tools.replay import Played, played
from host_tools.verify_words import Checked, account, facts
from kaperbox.app import fate
from kaperbox.app.places import Reached
from kaperbox.app.proof import Proof, commitment
from kaperbox.engine.history import UNDO


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
        print(json.dumps(facts(promise, found)))
    else:
        print("\n".join(account(promise, found)))
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
    setting = fate.setting(record.game, record.setup.rules, record.players)
    found = Checked()
    for one in played(record):
        where, kind = f"{file}:{one.line}", one.event.kind
        why = one.why or _too_late(game, one)
        if why:
            raise CommandError(where, why, 1)
        if kind in by_box:
            place = reached.card() if kind in game.EVENTS.DRAWS else reached.throw()
            _check(record, one, fate.dealer(given, setting, place), where)
            found.deal(one.event, place, kind in game.EVENTS.DRAWS)
        found.undone += kind == UNDO and one.undone.kind in by_box
        found.edited += [one.line] if kind in game.BY_HAND else []
        reached.add(kind)
    return found


def _too_late(game, one: Played) -> str:
    """The box refuses to take the end back, since it has told the secret by then."""
    if one.event.kind == UNDO and game.is_over(one.before):
        return "taken back after the end, when the secret was told"
    return ""


def _check(record: Record, one: Played, dealer, where: str) -> None:
    expected = GAMES[record.game].dealt(one.before, one.event, dealer)
    if expected != one.event:
        text = RECORD_GAMES[record.game].write_event
        reason = f'not as committed: "{text(one.event)}" should be "{text(expected)}"'
        raise CommandError(where, reason, 1)
