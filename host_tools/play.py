"""`kaperbox play`: opens the simulated box in this terminal, or plays a script without one."""

import argparse
import contextlib
import os
import pathlib
import signal
import subprocess
import sys

from host_tools.box_process import BoxProcess
from host_tools.data_lock import alone_on
from host_tools.failure import CommandError
from host_tools.interpreter import find_micropython
from host_tools.raw_terminal import RawTerminal
from host_tools.terminal_kind import check_terminal, colours

TOP = pathlib.Path(__file__).parents[1]
BOX = TOP / "host_tools" / "simulated_box.py"
LARGEST_SEED = 2**30
NOTHING = "none"

_STOPPED = 70  # as in simulated_box.py
_HEAP, _SCRIPT_HEAP = "heapsize=2m", "heapsize=8m"  # a script is read as a whole


def add_arguments(parser: argparse.ArgumentParser) -> None:
    pythons = ("micropython", "cpython")
    parser.add_argument("--python", choices=pythons, default=pythons[0], help="runs the firmware")
    parser.add_argument("--script", metavar="FILE", help="presses and throws to play, no terminal")
    parser.add_argument(
        "--seed", type=seed, metavar="N", help="the same throws each time: a demonstration"
    )
    parser.add_argument(
        "--data",
        metavar="FOLDER",
        help=f"where the box keeps its games, or {NOTHING} (without this: {data_folder()}; "
        "scripts and demonstrations keep nothing)",
    )


def data_folder() -> pathlib.Path:
    """The folder of the user's own data, by the XDG rules: only an absolute path counts."""
    named = pathlib.Path(os.environ.get("XDG_DATA_HOME", ""))
    base = named if named.is_absolute() else pathlib.Path("~/.local/share")
    return base / "kaperbox"


def data_word(folder: str | None, demo: bool) -> str:
    """The folder as the box is told it, "-" where it shall keep nothing."""
    if folder == NOTHING or (demo and folder is None):
        return "-"
    return str((pathlib.Path(folder) if folder else data_folder()).expanduser().absolute())


def seed(text: str) -> int:
    """A seed from the command line. ArgumentTypeError unless it is a number in range."""
    if not text.isdecimal() or int(text) > LARGEST_SEED:
        raise argparse.ArgumentTypeError(f"a seed is a number from 0 to {LARGEST_SEED}")
    return int(text)


def run(args: argparse.Namespace) -> int:
    seed_word = "-" if args.seed is None else str(args.seed)
    if args.script is not None:
        return play_script(args.script, interpreter(args.python, _SCRIPT_HEAP), seed_word)
    check_terminal()
    data = data_word(args.data, args.seed is not None)
    with contextlib.nullcontext() if data == "-" else alone_on(data):
        return open_box(interpreter(args.python), data, seed_word)


def interpreter(wanted: str, heap: str = _HEAP) -> list[str]:
    """The command that runs the firmware. Says so when it is CPython for lack of the other."""
    micropython = find_micropython() if wanted == "micropython" else None
    if micropython:
        return [micropython, "-X", heap]
    if wanted == "micropython":
        print("kaperbox: no MicroPython here, so the box runs on CPython", file=sys.stderr)
    return [sys.executable, "-P"]


def environment() -> dict[str, str]:
    """Where either interpreter finds the project."""
    places = [str(TOP / "firmware"), str(TOP)]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(places),
        "MICROPYPATH": os.pathsep.join([*places, ".frozen"]),
    }


def open_box(python: list[str], data: str, seed_word: str) -> int:
    """The box in the terminal until the player leaves (0) or a signal ends it (128 + number)."""
    command = [*python, str(BOX), "terminal", "CONTROL", str(colours()), data, seed_word]
    with RawTerminal() as terminal:
        box = BoxProcess(command, environment())
        try:
            ended_by = box.attend(terminal)
        finally:
            box.stop()
    status, errors = box.outcome()
    return 128 + ended_by if ended_by else tell(status, errors)


def tell(status: int, errors: str) -> int:
    """What went wrong, if anything did, after the terminal is as before."""
    if status == 0:
        return 0
    if status < 0:
        raise CommandError("", f"the box stopped: {signal.strsignal(-status)}", 1)
    sys.stderr.write(errors)
    last = errors.strip().splitlines()[-1:] or [f"status {status}"]
    raise CommandError("", f"the box stopped: {last[0]}", 1)


def play_script(path: str, python: list[str], seed_word: str) -> int:
    """The script's screens on standard output. The box names its own errors."""
    try:
        with open(path, "rb") as script:
            command = [*python, str(BOX), "script", path, seed_word]
            status = subprocess.run(command, stdin=script, env=environment()).returncode
    except OSError as error:
        raise CommandError(path, error.strerror or "cannot be read") from None
    if status < 0 or status == _STOPPED:
        raise CommandError(path, "the box stopped", 1)
    return status
