"""`kaperbox journal`: a game file of a box as a record, or a record as a game file.

For a damaged file it says what is wrong, and gives what can still be read. Give any file of the
box's `games` or `run`; the other files of a running game are looked for beside it.
"""

import argparse
import sys

from host_tools.failure import CommandError, one_line
from host_tools.journal_games import find, is_running, to_journal, to_record, to_text
from host_tools.journal_pieces import is_journal
from host_tools.record import Record, read
from host_tools.record_text import load
from host_tools.replay import played


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="of a box, or a record; - is standard input")
    parser.add_argument("--save", metavar="OUT", help="write there: a record, or a file for a box")


def run(args: argparse.Namespace) -> int:
    """0 if all is well, 1 if something was wrong with the file, whatever was read of it."""
    data = load(args.file)
    if is_journal(data):
        return _explain(args.file, data, args.save)
    record = read(data, args.file)
    _check(record, args.file)
    if args.save is None:
        raise CommandError(args.file, "this is a record: name the file for a box with --save OUT")
    _save(args.save, to_journal(record, data))
    return 0


def _explain(path: str, data: bytes, save: str | None) -> int:
    found = find(path, data)
    for where, reason in found.faults:
        print(one_line(f"kaperbox: {where}: {reason}"), file=sys.stderr)
    text = to_text(to_record(found.saved, is_running(path)), found.saved.number)
    if save is None:
        print(text, end="")
    else:
        _save(save, text.encode())
    return 1 if found.faults else 0


def _check(record: Record, path: str) -> None:
    """A box keeps only what its rules allow."""
    for one in played(record):
        if one.why:
            raise CommandError(f"{path}:{one.line}", one.why, 1)


def _save(path: str, data: bytes) -> None:
    try:
        with open(path, "xb") as file:
            file.write(data)
    except FileExistsError:
        raise CommandError(path, "this file is there already: nothing is overwritten") from None
    except OSError as error:
        raise CommandError(path, error.strerror or "this file cannot be written") from None
