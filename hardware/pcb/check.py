"""A check of the routed board of our own: every gap, and every net in one piece.

KiCad's check says the same and more; this one runs without KiCad, with every test.
"""

from hardware.model import Design
from hardware.pcb.copper import (
    BACK,
    EDGE_CLEARANCE,
    FRONT,
    Shape,
    Track,
    Via,
    gap,
    holes,
    pads,
)
from hardware.placement import DEPTH, WIDTH

LEAST_GAP = 0.2
"""What the cheap board makers ask for; the router keeps 0.25 mm."""

Items = list[Track | Via]


def problems(design: Design, items: Items) -> list[str]:
    """Everything that is wrong with the copper."""
    return too_near(design, items) + over_the_edge(items) + apart(design, items)


def too_near(design: Design, items: Items) -> list[str]:
    """Copper of two nets, or copper and a screw, with too small a gap."""
    shapes = sorted(_shapes(design, items) + holes(), key=lambda shape: shape.box)
    found = []
    for number, one in enumerate(shapes):
        reach = one.box[2] + one.radius + LEAST_GAP + 3.0
        for other in shapes[number + 1 :]:
            if other.box[0] > reach:
                break
            between = gap(one.box, other.box) - one.radius - other.radius
            same_layer = set(one.layers) & set(other.layers)
            if one.net != other.net and same_layer and between < LEAST_GAP - 1e-6:
                names = one.net or "a hole", other.net or "a hole"
                found.append("%s and %s lie too near" % names)
    return found


def over_the_edge(items: Items) -> list[str]:
    """Tracks and vias too near to the edge of the board."""
    found = []
    for item in items:
        left, top, right, bottom = item.shape.box
        rim = EDGE_CLEARANCE + item.shape.radius - 1e-6
        if left < rim or top < rim or right > WIDTH - rim or bottom > DEPTH - rim:
            found.append("%s lies too near to the edge" % item.net)
    return found


def apart(design: Design, items: Items) -> list[str]:
    """Nets whose pads are not all joined by copper, without any help from the ground planes."""
    by_net: dict[str, list[Shape]] = {}
    for shape in _shapes(design, items):
        if shape.net:
            by_net.setdefault(shape.net, []).append(shape)
    twins = _joined_inside(design)
    counts = {net: _pieces(shapes, twins) for net, shapes in by_net.items()}
    return ["%s is in %d pieces" % item for item in sorted(counts.items()) if item[1] > 1]


def _shapes(design: Design, items: Items) -> list[Shape]:
    return [shape for _, shape in pads(design)] + [item.shape for item in items]


def _joined_inside(design: Design) -> list[tuple[Shape, ...]]:
    """Pads with one number on one part that no net uses, as at a button, count as joined."""
    groups: dict[tuple[str, str], list[Shape]] = {}
    for node, shape in pads(design):
        if shape.net.startswith("open "):
            groups.setdefault(node, []).append(shape)
    return [tuple(group) for group in groups.values() if len(group) > 1]


def _pieces(shapes: list[Shape], twins: list[tuple[Shape, ...]]) -> int:
    rest = list(shapes)
    count = 0
    while rest:
        count += 1
        waiting = [rest.pop()]
        while waiting:
            here = waiting.pop()
            touching = [s for s in rest if _touch(here, s) or _twin(here, s, twins)]
            rest = [s for s in rest if s not in touching]
            waiting += touching
    return count


def _touch(one: Shape, other: Shape) -> bool:
    shared = set(one.layers) & set(other.layers) & {FRONT, BACK}
    return bool(shared) and gap(one.box, other.box) <= one.radius + other.radius + 1e-6


def _twin(one: Shape, other: Shape, twins: list[tuple[Shape, ...]]) -> bool:
    return any(one in group and other in group for group in twins)
