"""The cheapest way through the grid, by A*: from copper of a net to one more of its pads.

Steps along a layer's own direction are cheap (front across, back down), vias dear. In a soft
search, tracks of other nets may be crossed at a price: the router then takes those up.
"""

import heapq
from typing import NamedTuple

from hardware.pcb.copper import BACK, FRONT, width
from hardware.pcb.grid import ACROSS, COLUMNS, DOWN, FREE, NODES, ROWS, THROUGH, Grid, on_board

STRAIGHT, ASIDE, VIA = 10, 15, 90
INSIDE = [on_board(node) for node in range(NODES)]


class Task(NamedTuple):
    """One connection to make. A spot is `layer * NODES + node`."""

    net: str
    sources: frozenset[int]
    targets: frozenset[int]
    price: int
    """Of crossing a track of another net; 0 forbids it."""


def find(grid: Grid, task: Task) -> list[int] | None:
    """The spots from a source to a target, or None if there is no way."""
    aim = _middle(task.targets)
    steps = _Steps(grid, task)
    best = dict.fromkeys(task.sources, 0)
    came: dict[int, int] = {}
    done: set[int] = set()
    waiting = [(_left(spot, aim), spot) for spot in sorted(task.sources)]
    heapq.heapify(waiting)
    while waiting:
        _, spot = heapq.heappop(waiting)
        if spot in task.targets:
            return _back(came, spot)
        fresh = () if spot in done else steps.of(spot)
        done.add(spot)
        for other, cost in fresh:
            total = best[spot] + cost
            if total < best.get(other, 1 << 60):
                best[other], came[other] = total, spot
                heapq.heappush(waiting, (total + _left(other, aim), other))
    return None


class _Steps:
    """Where one can go from a spot, and at what cost."""

    def __init__(self, grid: Grid, task: Task) -> None:
        self.mine, self.price = (FREE, task.net), task.price
        wide = width(task.net)
        ways = [(wide, layer, way) for layer in (FRONT, BACK) for way in (ACROSS, DOWN)]
        self.edges = [(grid.hard[key].owner, grid.soft[key].owner) for key in ways]
        keys = [(0.0, layer, THROUGH) for layer in (FRONT, BACK)]
        self.vias = [(grid.hard[key].owner, grid.soft[key].owner) for key in keys]

    def of(self, spot: int) -> list[tuple[int, int]]:
        """(spot, cost) of each neighbour that may be reached."""
        layer, node = divmod(spot, NODES)
        base = spot - node
        found = []
        for way, step in ((ACROSS, 1), (DOWN, COLUMNS)):
            hard, soft = self.edges[2 * layer + way]
            cost = STRAIGHT if way == layer else ASIDE
            for other, edge in ((node + step, node), (node - step, node - step)):
                if not 0 <= other < NODES or not INSIDE[other] or hard[edge] not in self.mine:
                    continue
                if soft[edge] in self.mine:
                    found.append((base + other, cost))
                elif self.price:
                    found.append((base + other, cost + self.price))
        extra = self._through(node)
        return found if extra is None else [*found, ((1 - layer) * NODES + node, VIA + extra)]

    def _through(self, node: int) -> int | None:
        """The price of a via there, or None if it is forbidden."""
        if any(hard[node] not in self.mine for hard, _ in self.vias):
            return None
        crossed = sum(soft[node] not in self.mine for _, soft in self.vias)
        return None if crossed and not self.price else crossed * self.price


def _middle(targets: frozenset[int]) -> tuple[int, int]:
    nodes = sorted(spot % NODES for spot in targets)
    return divmod(nodes[len(nodes) // 2], COLUMNS)


def _left(spot: int, aim: tuple[int, int]) -> int:
    row, column = divmod(spot % NODES, COLUMNS)
    return STRAIGHT * max(abs(row - aim[0]) + abs(column - aim[1]) - 3, 0)


def _back(came: dict[int, int], spot: int) -> list[int]:
    path = [spot]
    while spot in came:
        spot = came[spot]
        path.append(spot)
    return path[::-1]


assert ROWS * COLUMNS == NODES
