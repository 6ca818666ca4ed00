"""Every file that is generated: its path below `hardware/out`, and what makes its text.

Only Python and its packages are needed; `drawn.py` adds what other programs draw.
"""

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from manifold3d import Manifold

from hardware.design import build
from hardware.drawings import (
    bom,
    harness,
    labels,
    libraries,
    netlist,
    perfboard,
    positions,
    schematic,
    wires,
)
from hardware.enclosure import checks, stl
from hardware.enclosure import picture as picture3d
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
        "labels.svg": lambda: labels.labels(board),
        "fp-lib-table": lambda: libraries.table("fp", "KiCad", "kaperbox.pretty"),
        "kaperbox.kicad_sch": lambda: schematic.schematic(board),
        "kaperbox.kicad_sym": lambda: libraries.library(schematic.symbol_kinds(board)),
        "sym-lib-table": lambda: libraries.table("sym", "KiCad", "kaperbox.kicad_sym"),
        "perfboard_supplies.svg": lambda: perfboard.perfboard(by_hand, True),
        "perfboard_signals.svg": lambda: perfboard.perfboard(by_hand, False),
        "perfboard_wires.csv": lambda: wires.wire_list(by_hand),
    }
    for level in LEVELS:
        files |= _of_level(level, designs[level])
    patterns = board_file.footprints()
    return files | {name: partial(patterns.__getitem__, name) for name in patterns}


def _of_level(level: str, design: Design) -> dict[str, Callable[[], str]]:
    return {
        level + ".net": partial(netlist.netlist, design),
        level + "_bom.csv": partial(bom.bom, design),
        level + "_harness.yml": partial(harness.harness, design),
    }


@cache
def tracks() -> list[Track | Via]:
    """The routed board; it takes half a minute, so once."""
    return Router(build(PCB)).route()


def all_designs() -> dict[str, Design]:
    """Both levels, with the pins of `firmware/board.py`."""
    return {level: build(level) for level in LEVELS}


def solids(design: Design) -> dict[str, Callable[[], bytes]]:
    """Path -> a function that gives the file, of the printed parts."""
    makers = checks.PRINTED
    return {"stl/%s.stl" % name: partial(_stl, make, design) for name, make in makers.items()}


def pictures(design: Design) -> dict[str, Callable[[], bytes]]:
    """Path -> a function that gives the picture."""
    makers = {
        "box_open": picture3d.exploded,
        "box_closed": picture3d.closed,
        "box_rear": picture3d.rear,
        "pad": picture3d.pad,
    }
    return {name + ".png": partial(make, design) for name, make in makers.items()}


def _stl(make: Callable[[Design], Manifold], design: Design) -> bytes:
    return stl.stl(make(design))
