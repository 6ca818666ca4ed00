"""The rows of `make bench` about saving: what it costs the flash."""

import pathlib
import subprocess

TOP = pathlib.Path(__file__).parents[2]
GAMES = 60

Row = tuple[str, str, str]


def journal_rows(micropython: str | None) -> list[Row]:
    """(name, measured, goal) of each; none without a MicroPython, which has the file system."""
    if micropython is None:
        return []
    command = [micropython, "-X", "heapsize=32m", "tests/bench/flash.py", str(GAMES)]
    done = subprocess.run(command, cwd=TOP, stdout=subprocess.PIPE, text=True, check=True)
    erases, programs, pages, most = (int(line.split()[-1]) for line in done.stdout.splitlines())
    return [
        ("flash, erases per event", f"{erases / 1000:.3f}", "0.200"),
        ("flash, programs per event", f"{programs / 1000:.3f}", "1.500"),
        ("flash, pages of 256 bytes per event", f"{pages / 1000:.3f}", ""),
        ("flash, most erases of a block in 20 years", f"{most:,}", "100,000"),
    ]
