"""Routes all nets: short ones first; a net that finds no way takes up those in its way.

Deterministic: the same board gives the same tracks. Each time a net is taken up it becomes dearer
to cross, so that the quarrels end.
"""

from hardware.model import Design
from hardware.pcb import grid as grids
from hardware.pcb.copper import BACK, FRONT, Shape, Track, Via, holes, pads, width
from hardware.pcb.grid import ACROSS, DOWN, MANY, NODES, THROUGH, Grid, inside, point
from hardware.pcb.search import Task, find

PRICE = 60
MOST_TURNS = 600


class Router:
    """The board while it is being routed."""

    def __init__(self, design: Design) -> None:
        self.grid = Grid()
        self.pads: dict[str, list[Shape]] = {}
        self.paths: dict[str, list[list[int]]] = {}
        self.price: dict[str, int] = {}
        for _, shape in pads(design):
            self.grid.add(shape, hard=True)
            self.pads.setdefault(shape.net, []).append(shape)
        for shape in holes():
            self.grid.add(shape, hard=True)

    def route(self) -> list[Track | Via]:
        """All tracks and vias; ValueError if a net cannot be routed."""
        waiting = sorted((n for n in self.pads if len(self.pads[n]) > 1), key=self._length)
        for _ in range(MOST_TURNS):
            if not waiting:
                return [
                    item for net in sorted(self.paths) for item in copper(net, self.paths[net])
                ]
            net = waiting.pop(0)
            if net:
                waiting += self._join(net)
        raise ValueError("no way found for %s" % ", ".join(waiting))

    def _length(self, net: str) -> tuple[bool, float, str]:
        boxes = [shape.box for shape in self.pads[net]]
        across = max(b[2] for b in boxes) - min(b[0] for b in boxes)
        down = max(b[3] for b in boxes) - min(b[1] for b in boxes)
        return net == "GND", across + down, net

    def _join(self, net: str) -> list[str]:
        """Routes one net and returns the nets that had to be taken up for it."""
        order = _nearest_first(self.pads[net])
        self.paths[net] = []
        copper_ = set(_spots(order[0]))
        for shape in order[1:]:
            targets = frozenset(_spots(shape))
            if copper_ & targets:
                copper_ |= targets
                continue
            path = self._way(Task(net, frozenset(copper_), targets, 0))
            self.paths[net].append(path)
            copper_ |= set(path) | targets
        losers = sorted(self._in_the_way(net))
        for loser in losers:
            self._take_up(loser)
        self._put(net, 1)
        return losers

    def _way(self, task: Task) -> list[int]:
        path = find(self.grid, task)
        price = PRICE * self.price.setdefault(task.net, 1)
        path = path or find(self.grid, task._replace(price=price))
        if not path:
            raise ValueError("%s cannot reach a pad" % task.net)
        return path

    def _in_the_way(self, net: str) -> set[str]:
        """The nets whose tracks lie too near to the new ones."""
        found: set[str] = set()
        for path in self.paths[net]:
            for key, spot in edges(net, path):
                found |= set(self.grid.soft[key].counts.get(spot, {}))
        return found - {net, MANY}

    def _take_up(self, net: str) -> None:
        self._put(net, -1)
        self.paths[net] = []
        self.price[net] = self.price.get(net, 1) + 1

    def _put(self, net: str, step: int) -> None:
        for item in copper(net, self.paths[net]):
            self.grid.add(item.shape, False, step)


def copper(net: str, paths: list[list[int]]) -> list[Track | Via]:
    """Paths as tracks and vias, straight runs in one piece."""
    found: list[Track | Via] = []
    for path in paths:
        start = path[0]
        for before, here, after in zip([path[0], *path], path, [*path[1:], -1], strict=False):
            turns = after < 0 or after - here != here - before
            if here // NODES != before // NODES:
                found.append(Via(net, point(here % NODES)))
                start = here
            if turns and here != start and here // NODES == start // NODES:
                found.append(Track(net, here // NODES, point(start % NODES), point(here % NODES)))
                start = here
    return found


def edges(net: str, path: list[int]) -> list[tuple[grids.Key, int]]:
    """The edges and via nodes of the grid that a path uses."""
    found: list[tuple[grids.Key, int]] = []
    for one, other in zip(path, path[1:], strict=False):
        layer, node = divmod(min(one, other), NODES)
        if one // NODES != other // NODES:
            found += [((0.0, side, THROUGH), one % NODES) for side in (FRONT, BACK)]
        else:
            way = ACROSS if abs(one - other) == 1 else DOWN
            found.append(((width(net), layer, way), node))
    return found


def _spots(shape: Shape) -> list[int]:
    return [layer * NODES + node for layer in shape.layers for node in inside(shape)]


def _nearest_first(shapes: list[Shape]) -> list[Shape]:
    """Each pad as near as can be to those before it."""
    order, rest = shapes[:1], shapes[1:]
    while rest:
        near = min(rest, key=lambda s: (min(grids.gap(s.box, o.box) for o in order), s.box))
        order.append(near)
        rest.remove(near)
    return order
