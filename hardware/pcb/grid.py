"""The routing grid, 0.635 mm: for every edge and node of it, which nets lie too near.

Tracks run along edges. An edge is free for a net when all copper nearer than the clearance is of
that net. Pads are hard, tracks soft: the router may push a track away, but never a pad.
"""

from hardware.pcb.copper import (
    BACK,
    CLEARANCE,
    EDGE_CLEARANCE,
    FRONT,
    SIGNAL_MM,
    SUPPLY_MM,
    VIA_MM,
    Shape,
    gap,
)
from hardware.placement import DEPTH, WIDTH

PITCH = 0.635
COLUMNS, ROWS = int(WIDTH / PITCH) + 1, int(DEPTH / PITCH) + 1
NODES = COLUMNS * ROWS
ACROSS, DOWN, THROUGH = 0, 1, 2
HALVES = {SIGNAL_MM: SIGNAL_MM / 2, SUPPLY_MM: SUPPLY_MM / 2}
MANY = "*"
FREE = ""


class Layer:
    """Who lies near each edge, on one layer for one width (or near a node, for a via)."""

    def __init__(self) -> None:
        self.owner = [FREE] * NODES
        self.counts: dict[int, dict[str, int]] = {}

    def change(self, spot: int, net: str, step: int) -> None:
        """Adds or takes away one piece of copper of a net near a spot."""
        there = self.counts.setdefault(spot, {})
        there[net] = there.get(net, 0) + step
        if not there[net]:
            del there[net]
        self.owner[spot] = FREE if not there else MANY if len(there) > 1 else next(iter(there))


Key = tuple[float, int, int]
"""(width, layer, ACROSS or DOWN); (0, layer, THROUGH) for vias."""


class Grid:
    """Hard and soft copper over the whole board."""

    def __init__(self) -> None:
        keys = [(w, layer, way) for w in HALVES for layer in (FRONT, BACK) for way in (0, 1)]
        self.keys: list[Key] = [*keys, (0.0, FRONT, THROUGH), (0.0, BACK, THROUGH)]
        self.hard = {key: Layer() for key in self.keys}
        self.soft = {key: Layer() for key in self.keys}

    def add(self, shape: Shape, hard: bool, step: int = 1) -> None:
        """Puts copper down, or takes it up with a step of -1."""
        layers = self.hard if hard else self.soft
        for key in self.keys:
            if key[1] in shape.layers:
                reach = CLEARANCE + (HALVES[key[0]] if key[2] != THROUGH else VIA_MM / 2)
                net = MANY if hard and key[2] == THROUGH else shape.net or MANY
                for spot in near(shape, key[2], reach):
                    layers[key].change(spot, net, step)


def near(shape: Shape, way: int, reach: float) -> list[int]:
    """The edges (or nodes) of the grid that are nearer to a shape than that."""
    far = reach + shape.radius
    left, top, right, bottom = shape.box
    found = []
    for row in range(int((top - far) / PITCH) - 1, int((bottom + far) / PITCH) + 2):
        for column in range(int((left - far) / PITCH) - 1, int((right + far) / PITCH) + 2):
            if 0 <= row < ROWS and 0 <= column < COLUMNS:
                x, y = column * PITCH, row * PITCH
                edge = (x, y, x + PITCH * (way == ACROSS), y + PITCH * (way == DOWN))
                if gap(edge, shape.box) < far - 1e-6:
                    found.append(row * COLUMNS + column)
    return found


def inside(shape: Shape) -> list[int]:
    """The nodes in the copper of a pad, where a track may end."""
    nodes = near(shape, THROUGH, 0.001)
    if not nodes:
        raise ValueError("a pad of %s lies between the nodes of the grid" % shape.net)
    return nodes


def on_board(node: int) -> bool:
    """Whether the node is far enough from the edge for any track or via."""
    x, y = point(node)
    rim = EDGE_CLEARANCE + VIA_MM / 2
    return rim <= x <= WIDTH - rim and rim <= y <= DEPTH - rim


def point(node: int) -> tuple[float, float]:
    """Millimetres of a node."""
    row, column = divmod(node, COLUMNS)
    return round(column * PITCH, 4), round(row * PITCH, 4)
