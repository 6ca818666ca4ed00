"""Which hole is wired to which on the perfboard: the shortest tree of each net."""

from typing import NamedTuple

from hardware.model import BOARD, Design, Node
from hardware.placement import FIRST_Y, HOLE, footprint, pad_on_board, places
from hardware.rules.room import hole_of

Hole = tuple[int, int]
SUPPLY_NETS = ("GND", "3V3", "RAIL", "VBUS", "VSYS", "BATTERY_IN", "BATTERY_FUSED")


class Wire(NamedTuple):
    """One piece of wire under the board, from pin to pin."""

    net: str
    start: Node
    end: Node


def holes(design: Design) -> dict[Node, Hole]:
    """The first hole of every pin on the perfboard."""
    found: dict[Node, Hole] = {}
    for ref, place in places(design).items():
        for pad in footprint(design, ref).pads:
            found.setdefault(Node(ref, pad.number), hole_of(pad_on_board(place, pad)))
    return found


def wires(design: Design) -> list[Wire]:
    """All wires, net by net; each net's wires join all of its pins and form no ring."""
    where = holes(design)
    found = []
    for net, nodes in design.nets.items():
        here = [node for node in nodes if design.part(node.ref).place == BOARD]
        found += [Wire(net, *pair) for pair in _tree(here, where)]
    return found


def _tree(nodes: list[Node], where: dict[Node, Hole]) -> list[tuple[Node, Node]]:
    joined, waiting = nodes[:1], nodes[1:]
    found = []
    while waiting:
        pairs = [(_length(where[a], where[b]), a, b) for a in joined for b in waiting]
        _, old, new = min(pairs)
        found.append((old, new))
        joined.append(new)
        waiting.remove(new)
    return found


def _length(one: Hole, other: Hole) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def name(hole: Hole) -> str:
    """Letters for the column and a number for the row, as on a sheet: A1 is at the rear left."""
    column, row = hole
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    head = letters[column // 26 - 1] if column >= 26 else ""
    return "%s%s%d" % (head, letters[column % 26], row + 1)


def millimetres(hole: Hole) -> tuple[float, float]:
    """The middle of a hole."""
    return hole[0] * HOLE, FIRST_Y + hole[1] * HOLE


def wire_list(design: Design) -> str:
    """The wires as CSV, to be ticked off while soldering."""
    where = holes(design)
    lines = ["net,from,hole,to,hole"]
    for wire in wires(design):
        ends = ["%s.%s,%s" % (n.ref, design.pin(n).name, name(where[n])) for n in wire[1:]]
        lines.append("%s,%s" % (wire.net, ",".join(ends)))
    return "\n".join(lines) + "\n"
