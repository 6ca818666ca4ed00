"""`kaperbox fairness`: how often each face came, and whether fair dice do that.

For each game, for all of them together, and for each player: the faces, how often chance alone is
as uneven, and the longest run. Dice that the table threw itself are left out.
"""

import argparse
import json

from host_tools import fair_counts, fair_plot, fair_words
from host_tools.failure import CommandError
from host_tools.fair_counts import Group
from host_tools.fair_games import GAMES
from host_tools.journal_games import read_game
from host_tools.record import Record, read
from host_tools.record_text import load

_PICTURE = ".svg"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", metavar="FILE", nargs="+", help="records, or - for standard input"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object for each group")
    parser.add_argument("--plot", metavar="OUT.svg", help="a picture of it as well")


def run(args: argparse.Namespace) -> int:
    """CommandError with status 1 for records without dice of the box, or of different games."""
    if args.plot is not None and not args.plot.endswith(_PICTURE):
        raise CommandError(args.plot, f"a picture's name must end with {_PICTURE}")
    records = [(file, _read(file)) for file in args.files]
    faces = GAMES[_game(records)].FACES
    groups = fair_counts.groups(records)
    if not any(group.tally.total() for group in groups):
        raise CommandError(args.files[0], "no dice of the box were thrown here", 1)
    print("\n".join(_lines(groups, faces, args.json)))
    if args.plot is not None:
        _write(args.plot, fair_plot.svg(groups, faces))
    return 0


def _read(file: str) -> Record:
    data = load(file)
    return read_game(file, data) or read(data, file)


def _game(records: list[tuple[str, Record]]) -> str:
    first = records[0][1].game
    for file, record in records:
        if record.game != first:
            raise CommandError(file, f"a game of {record.game} among games of {first}", 1)
    return first


def _lines(groups: list[Group], faces: tuple[str, ...], as_json: bool) -> list[str]:
    if as_json:
        return [json.dumps(fair_words.facts(group, faces)) for group in groups]
    lines = []
    for group in groups:
        lines += [*fair_words.account(group, faces), ""]
    return lines[:-1]


def _write(path: str, text: str) -> None:
    try:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise CommandError(path, error.strerror or "cannot be written") from None
