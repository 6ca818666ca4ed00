"""The `kaperbox` command: finds the subcommand, and turns every way to fail into one clear line.

Exit status 0: done; 1: the input says no; 2: wrong usage or unreadable input. A signal's status is
the shell's own: 130 for Ctrl-C, 141 where nobody reads the output any more.
"""

import argparse
import os
import sys
from types import ModuleType
from typing import NamedTuple, NoReturn

from host_tools import fairness, journal, play, replay, score, verify
from host_tools.failure import CommandError


class Command(NamedTuple):
    name: str
    module: ModuleType
    says: str
    example: str


COMMANDS = (
    Command("journal", journal, "a box's file as a record, and back", "kaperbox journal 00012"),
    Command("play", play, "open the box in this terminal", "kaperbox play"),
    Command("replay", replay, "play a record through the rules", "kaperbox replay game.record"),
    Command("score", score, "score one ride, line by line", "kaperbox score pirate MMPPDDGG"),
    Command("verify", verify, "check every throw of a game", "kaperbox verify game.record"),
    Command("fairness", fairness, "how even the dice are", "kaperbox fairness *.record"),
)
"""A new command is one line here; its module has `add_arguments(parser)` and `run(args)`."""


class Parser(argparse.ArgumentParser):
    """One that complains in one line, as everything here does."""

    def error(self, message: str) -> NoReturn:
        raise CommandError("", f"{message} (see {self.prog} --help)")


def _parser() -> Parser:
    parser = Parser(
        prog="kaperbox",
        description="Kaperbox on the desk: games as records, scores, a box in the terminal.",
        epilog="\n  ".join(("examples:", *(command.example for command in COMMANDS))),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    named = parser.add_subparsers(metavar="COMMAND", dest="command")
    for command in COMMANDS:
        _add(named, command)
    return parser


def _add(named: argparse._SubParsersAction, command: Command) -> None:
    part = named.add_parser(
        command.name,
        help=command.says,
        description=command.module.__doc__,
        epilog=f"example: {command.example}",
        allow_abbrev=False,
    )
    command.module.add_arguments(part)
    part.set_defaults(run=command.module.run)


def _run(words: list[str] | None) -> int:
    parser = _parser()
    args = parser.parse_args(words)
    if args.command:
        return args.run(args)
    parser.print_help()
    return 2


def main(words: list[str] | None = None) -> int:
    """Runs one command and gives its exit status. `words` are those of the command line."""
    if sys.stdout is None:  # closed before the start
        return _complain("kaperbox: standard output is closed: nothing can be shown", 2)
    try:
        status = _checked(words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        _forget_output()
        return _complain("kaperbox: interrupted", 130)
    except BrokenPipeError:
        _forget_output()
        return _complain("kaperbox: the output was closed before the end", 141)
    except OSError as error:
        _forget_output()
        return _complain(f"kaperbox: {error.strerror or error}", 2)
    return status


def _checked(words: list[str] | None) -> int:
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="backslashreplace")  # a name that this terminal cannot show
    try:
        return _run(words)
    except CommandError as error:
        sys.stdout.flush()
        return _complain(error.line, error.status)
    except SystemExit as leaving:  # --help
        return int(leaving.code or 0)


def _complain(line: str, status: int) -> int:
    if sys.stderr is not None:
        print(line, file=sys.stderr)
    return status


def _forget_output() -> None:
    """Writes what can be written; the rest would fail once more when Python ends."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
