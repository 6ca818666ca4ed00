"""The KiCad schematic (format 20211123) of the board: blocks in frames, nets by labels.

Each pin has a short wire with the name of its net, so a reader finds the other ends by name, and
a change of pins moves no wires.
"""

from hardware.drawings import symbols
from hardware.drawings.schematic_items import instance, label, symbol, wire
from hardware.drawings.sexpr import Item, ident, quoted, render
from hardware.model import BOARD, Design, Kind, Node, Part, Pin

STUB = 2.54
TOP, LEFT, GAP = 33.02, 20.32, 2.54
FRAME_TOP, FRAME_END, FLAGS_Y = 20.32, 180.34, 195.58
FLAG = Kind("FLAG", "PWR_FLAG", "", "", (Pin("1", "pwr", "power_out"),), 0, "")
FLAGGED = ("GND", "RAIL", "VSYS")
"""Supplies that come through a jack or switch: a flag tells KiCad's check that they are fed."""

COLUMNS = (
    (71.12, "Pico and spare UART", "U1 C3 J8"),
    (63.5, "Supply, battery sense, switch", "J5 F1 D14 J6 D13 C5 R6 R7 C4"),
    (63.5, "Display, buttons, speaker", "DS1 R1 R2 C1 SW1 SW2 SW3 SW4 J7 R5 LS1"),
    (63.5, "Level shifter, lamp driver", "U2 C2 R4 R3 U3"),
    (63.5, "Pads 1 and 2", "J1 R8 R12 C6 R16 J2 R9 R13 C7 R17"),
    (63.5, "Pads 3 and 4", "J3 R10 R14 C8 R18 J4 R11 R15 C9 R19"),
    (71.12, "Pixels 1 to 6", "D1 C11 D2 C12 D3 C13 D4 C14 D5 C15 D6 C16"),
    (71.12, "Pixels 7 to 12", "D7 C17 D8 C18 D9 C19 D10 C20 D11 C21 D12 C22"),
)
"""Width, title and parts of each column; what is not named here goes below the last."""


def schematic(design: Design) -> str:
    """The whole file."""
    parts = on_board(design)
    items: list[Item] = []
    instances: list[Item] = []
    for part, x, y in _layout(parts):
        items += _drawn(design, part, x, y)
        instances.append(instance(part))
    for count, net in enumerate(FLAGGED, 1):
        part = Part("#FLG%02d" % count, FLAG, BOARD)
        items += [symbol(part, LEFT + 15.24 * count, FLAGS_Y)]
        items += [label(net, LEFT + 15.24 * count, FLAGS_Y, 270)]
        instances.append(instance(part))
    head = _head(design)
    root: Item = ["sheet_instances", ["path", quoted("/"), ["page", quoted("1")]]]
    return render([*head, *_frames(), *items, root, ["symbol_instances", *instances]]) + "\n"


def _head(design: Design) -> list[Item]:
    kinds = symbol_kinds(design)
    library = [symbols.symbol(kinds[name]) for name in sorted(kinds)]
    title: Item = [
        "title_block",
        ["title", quoted("Kaperbox")],
        ["comment", 1, quoted("MIT licence")],
    ]
    version: list[Item] = ["kicad_sch", ["version", "20211123"], ["generator", "kaperbox"]]
    return [
        *version,
        ["uuid", ident("sheet")],
        ["paper", quoted("User"), 584.2, 226.06],
        title,
        ["lib_symbols", *library],
    ]


def symbol_kinds(design: Design) -> dict[str, Kind]:
    """Symbol name -> a kind that it stands for, of all that the schematic shows."""
    kinds = {symbols.name_of(part.kind): part.kind for part in on_board(design).values()}
    return kinds | {symbols.name_of(FLAG): FLAG}


def on_board(design: Design) -> dict[str, Part]:
    """The parts that the schematic shows, by designator."""
    return {part.ref: part for part in design.parts if part.place == BOARD}


def _layout(parts: dict[str, Part]) -> list[tuple[Part, float, float]]:
    found = []
    x = LEFT
    for wide, _, refs in COLUMNS:
        y = TOP
        for ref in refs.split():
            part = parts[ref]
            above, below = _extent(part.kind)
            found.append((part, x + wide / 2 - wide / 2 % 1.27, y + above))
            y += above + below
        x += wide + GAP
    missing = set(parts) - {part.ref for part, _, _ in found}
    if missing:
        raise ValueError("no place in the schematic for %s" % ", ".join(sorted(missing)))
    return found


def _extent(kind: Kind) -> tuple[float, float]:
    """Room above and below the symbol's middle, text included, in steps of the grid."""
    rows = (len(kind.pins) + 1) // 2
    above = 2.54 * ((rows - 1) // 2 + 3)
    return above, 2.54 * (rows + 3) - above


def _frames() -> list[Item]:
    found: list[Item] = []
    x = LEFT
    for wide, title, _ in COLUMNS:
        found += _frame(title, x, x + wide)
        place: Item = ["at", x + 2.54, TOP - 5.08, 0]
        font: Item = ["effects", ["font", ["size", 2, 2]], ["justify", "left", "bottom"]]
        found.append(["text", quoted(title), place, font, ["uuid", ident("title", title)]])
        x += wide + GAP
    return found


def _frame(title: str, left: float, right: float) -> list[Item]:
    corners = ((left, FRAME_TOP), (right, FRAME_TOP), (right, FRAME_END), (left, FRAME_END))
    stroke: Item = ["stroke", ["width", 0], ["type", "dash"], ["color", 0, 0, 0, 0]]
    return [
        [
            "polyline",
            ["pts", ["xy", *corners[n]], ["xy", *corners[(n + 1) % 4]]],
            stroke,
            ["uuid", ident("frame", title, n)],
        ]
        for n in range(4)
    ]


def _drawn(design: Design, part: Part, x: float, y: float) -> list[Item]:
    found = [symbol(part, x, y)]
    for number, (dx, dy, angle) in symbols.pin_places(part.kind).items():
        net = design.net_of(Node(part.ref, number))
        px, py = x + dx, y - dy
        if net is None:
            found.append(["no_connect", ["at", px, py], ["uuid", ident("open", part.ref, number)]])
            continue
        end = px - STUB if angle == 0 else px + STUB
        found.append(wire((px, py), (end, py), ident("wire", part.ref, number)))
        found.append(label(net, end, py, 180 if angle == 0 else 0))
    return found
