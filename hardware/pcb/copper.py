"""Copper as rectangles with round corners: one formula measures the gap between any two.

A round pad is a point with a radius, a track a line with half its width, a square pad a rectangle.
"""

import math
from typing import NamedTuple

from hardware import placement
from hardware.model import Design, Node

FRONT, BACK = 0, 1
CLEARANCE = 0.25
EDGE_CLEARANCE = 0.6
SIGNAL_MM, SUPPLY_MM = 0.3, 0.8
VIA_MM, VIA_DRILL_MM = 0.8, 0.4
SUPPLIES = ("GND", "RAIL", "VSYS", "VBUS", "BATTERY_IN", "BATTERY_FUSED")
"""Nets with wide tracks: 0.8 mm of 35 um copper carries 1 A with some 5 K more."""

Box = tuple[float, float, float, float]


class Shape(NamedTuple):
    """Copper (or a hole, with an empty net) on some layers."""

    net: str
    layers: tuple[int, ...]
    box: Box
    radius: float


class Track(NamedTuple):
    """A straight piece of copper."""

    net: str
    layer: int
    start: tuple[float, float]
    end: tuple[float, float]

    @property
    def shape(self) -> Shape:
        """The copper that it is."""
        (x1, y1), (x2, y2) = self.start, self.end
        edges = (min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))
        return Shape(self.net, (self.layer,), edges, width(self.net) / 2)


class Via(NamedTuple):
    """A hole with copper that joins the layers."""

    net: str
    at: tuple[float, float]

    @property
    def shape(self) -> Shape:
        """The copper that it is."""
        return Shape(self.net, (FRONT, BACK), (*self.at, *self.at), VIA_MM / 2)


def width(net: str) -> float:
    """Of a net's tracks."""
    return SUPPLY_MM if net in SUPPLIES else SIGNAL_MM


def gap(one: Box, other: Box) -> float:
    """The distance of two rectangles."""
    across = max(one[0] - other[2], other[0] - one[2], 0.0)
    down = max(one[1] - other[3], other[1] - one[3], 0.0)
    return math.hypot(across, down)


def pads(design: Design) -> list[tuple[Node, Shape]]:
    """All pads on the board; those that no net joins count as a net of their own."""
    nets = {node: net for net, nodes in design.nets.items() for node in nodes}
    found = []
    for ref, place in placement.places(design).items():
        for pad in placement.footprint(design, ref).pads:
            node = Node(ref, pad.number)
            net = nets.get(node, "open %s.%s" % node) if pad.number else ""
            found.append((node, pad_shape(placement.pad_on_board(place, pad), net)))
    return found


def pad_shape(pad: placement.Pad, net: str) -> Shape:
    """Pads with a hole are round and on both layers, the others square and in front."""
    if pad.drill:
        return Shape(net, (FRONT, BACK), (pad.x, pad.y, pad.x, pad.y), pad.width / 2)
    half_x, half_y = pad.width / 2, pad.height / 2
    edges = (pad.x - half_x, pad.y - half_y, pad.x + half_x, pad.y + half_y)
    return Shape(net, (FRONT,), edges, 0.0)


def holes() -> list[Shape]:
    """Where the screws are, with their heads."""
    return [
        Shape("", (FRONT, BACK), (x, y, x, y), placement.SCREW_HEAD / 2)
        for x, y in placement.SCREWS
    ]
