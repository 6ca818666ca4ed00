"""`make bench`: speed and size, measured now, with the goals beside.

Times differ from machine to machine and from minute to minute; the best of a few runs is shown.
"""

import os
import pathlib
import shutil
import subprocess
import sys

from host_tools import firmware
from host_tools.interpreter import find_micropython
from tests.bench.journal import journal_rows

TOP = pathlib.Path(__file__).parents[2]
COMPILED = TOP / "build" / "bench"
WASM = TOP / "build/npm/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs"
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


def compiled_bytes(layer: str) -> int:
    return sum(path.stat().st_size for path in (COMPILED / "kaperbox" / layer).rglob("*.mpy"))


def size_rows(micropython: str | None) -> list[Row]:
    firmware.compile_to(COMPILED)
    rows = [
        (f"engine/{game}, bytes of .mpy", f"{compiled_bytes('engine/' + game):,}", "24,576")
        for game in ("kapern", "piratatak")
    ]
    rows.append(("app, bytes of .mpy", f"{compiled_bytes('app'):,}", ""))
    kind, heap = heap_of_stages(micropython)
    rows += [(f"heap on 32 bit{kind}, {name}", f"{size:,}", "") for name, size in heap]
    total = sum(size for _, size in heap)
    rows.append((f"heap on 32 bit{kind}, all of it", f"{total:,}", "61,440"))
    return rows


def heap_of_stages(micropython: str | None) -> tuple[str, list[tuple[str, int]]]:
    """(how it was found, (stage, bytes) …): exact where `make web` has fetched its interpreter.

    Else half of what a 64-bit one takes, which is too little: byte code is not halved.
    """
    node = shutil.which("node")
    if node and WASM.exists():
        lines = output(node, "tests/bench/memory.mjs", str(WASM), str(COMPILED))
        return "", [(name, int(size)) for name, size in lines]
    if not micropython:
        return "", []
    lines = output(micropython, "tests/bench/memory.py", MICROPYPATH=str(COMPILED))
    return " at least", [(name, int(size) // 2) for name, size in lines]


def throw_rows(micropython: str | None) -> list[Row]:
    """One provably fair throw of eight dice.

    The goal in time is that of the board, which `make test-emulator` measures: nothing here can
    reach it or miss it.
    """
    interpreters = [("CPython", sys.executable)]
    if micropython:
        interpreters.append(("MicroPython", micropython))
    rows = []
    for name, interpreter in interpreters:
        cost = {what: int(number) for what, number in output(interpreter, THROW_COST)}
        what = f"{name}, fair throw, us (10 ms: board)"
        rows.append((what, f"{cost['us']:,}", ""))
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
