"""Every file that is generated: its path below `hardware/out`, and what makes its text.

Only Python is needed for these; `drawn.py` adds the pictures that other programs draw.
"""

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from hardware.design import build
from hardware.drawings import (
    bom,
    harness,
    netlist,
    perfboard,
    positions,
    schematic,
    symbols,
    wires,
)
from hardware.model import LEVELS, PCB, PERFBOARD, Design
from hardware.pcb import board_file, picture
from hardware.pcb.copper import Track, Via
from hardware.pcb.router import Router

OUT = Path(__file__).parent / "out"


def texts(designs: dict[str, Design]) -> dict[str, Callable[[], str]]:
    """Path -> a function that gives the file."""
    board, by_hand = designs[PCB], designs[PERFBOARD]
    files: dict[str, Callable[[], str]] = {
        "kaperbox.kicad_pro": board_file.project_file,
        "kaperbox.kicad_pcb": lambda: board_file.board_file(board, tracks()),
        "board.svg": lambda: picture.picture(board, tracks()),
        "positions.csv": lambda: positions.positions(board),
        "fp-lib-table": lambda: symbols.table("fp", "KiCad", "kaperbox.pretty"),
        "kaperbox.kicad_sch": lambda: schematic.schematic(board),
        "kaperbox.kicad_sym": lambda: symbols.library(schematic.symbol_kinds(board)),
        "sym-lib-table": lambda: symbols.table("sym", "KiCad", "kaperbox.kicad_sym"),
        "perfboard_supplies.svg": lambda: perfboard.perfboard(by_hand, True),
        "perfboard_signals.svg": lambda: perfboard.perfboard(by_hand, False),
        "perfboard_wires.csv": lambda: wires.wire_list(by_hand),
    }
    for level in LEVELS:
        files[level + ".net"] = partial(netlist.netlist, designs[level])
        files[level + "_bom.csv"] = partial(bom.bom, designs[level])
        files[level + "_harness.yml"] = partial(harness.harness, designs[level])
    patterns = board_file.footprints()
    return files | {name: partial(patterns.__getitem__, name) for name in patterns}


@cache
def tracks() -> list[Track | Via]:
    """The routed board; it takes half a minute, so once."""
    return Router(build(PCB)).route()


def all_designs() -> dict[str, Design]:
    """Both levels, with the pins of `firmware/board.py`."""
    return {level: build(level) for level in LEVELS}
