"""Whether the printed parts can be printed, and whether everything fits into them."""

from collections.abc import Callable

import numpy as np
from manifold3d import Manifold

from hardware.enclosure import parts, shells, small
from hardware.enclosure import sizes as s
from hardware.enclosure.solids import volume_shared
from hardware.enclosure.stl import normals
from hardware.model import Design

BED = 200.0
TOUCH = 0.01
"""Cubic millimetres that rounding may leave."""

PRINTED: dict[str, Callable[[Design], Manifold]] = {
    "box": shells.box,
    "lid": shells.lid,
    "diffuser": small.diffuser,
    "cap": small.cap,
    "pad_top": small.pad_top,
    "pad_base": small.pad_base,
}
LEAST_WALL = {"diffuser": 0.75}
"""Skin that light shines through; everything else at least 1.2 mm, three lines of a nozzle."""


def open_edges(faces: np.ndarray) -> int:
    """Edges that do not lie between exactly two triangles: 0 for a watertight body."""
    counts: dict[tuple, int] = {}
    for face in np.round(faces, 3).tolist():
        corners = [tuple(corner) for corner in face]
        for n in range(3):
            edge = (corners[n], corners[(n + 1) % 3])
            if edge[::-1] in counts:
                counts[edge[::-1]] -= 1
            else:
                counts[edge] = counts.get(edge, 0) + 1
    return sum(1 for count in counts.values() if count)


def bodies(faces: np.ndarray) -> int:
    """How many separate pieces: corners that share a triangle follow the same leader."""
    leader: dict[tuple, tuple] = {}
    for face in np.round(faces, 3).tolist():
        first, *rest = (_leader(leader, tuple(corner)) for corner in face)
        for other in rest:
            leader[_leader(leader, other)] = _leader(leader, first)
    return len({_leader(leader, corner) for corner in list(leader)})


def _leader(leader: dict[tuple, tuple], corner: tuple) -> tuple:
    while leader.setdefault(corner, corner) != corner:
        leader[corner] = leader[leader[corner]]
        corner = leader[corner]
    return corner


def thinnest(faces: np.ndarray) -> float:
    """The shortest way through the material, straight in from the middle of each triangle."""
    middles, inward = faces.mean(axis=1), -normals(faces)
    a, b, c = faces[:, 0], faces[:, 1] - faces[:, 0], faces[:, 2] - faces[:, 0]
    least = np.inf
    for start, way in zip(middles, inward, strict=True):
        least = min(least, _first_hit(start, way, (a, b, c)))
    return float(least)


def _first_hit(start: np.ndarray, way: np.ndarray, faces: tuple) -> float:
    """Distance to the nearest triangle along a ray (after Moeller and Trumbore)."""
    a, b, c = faces
    p = np.cross(way, c)
    size = np.einsum("ij,ij->i", b, p)
    with np.errstate(divide="ignore", invalid="ignore"):
        away = start - a
        u = np.einsum("ij,ij->i", away, p) / size
        q = np.cross(away, b)
        v = q @ way / size
        distance = np.einsum("ij,ij->i", c, q) / size
        hit = (np.abs(size) > 1e-9) & (u >= 0) & (v >= 0) & (u + v <= 1) & (distance > 1e-4)
    return float(distance[hit].min()) if hit.any() else np.inf


def sides(faces: np.ndarray) -> tuple[float, float]:
    """Width and depth on the bed."""
    size = faces.max(axis=(0, 1)) - faces.min(axis=(0, 1))
    return float(size[0]), float(size[1])


def misfits(design: Design, shell: Manifold) -> list[str]:
    """What touches the closed box where it should pass or have room."""
    board = parts.fitted_board(design)
    found = []
    if volume_shared(board, shell) > TOUCH:
        found.append("the board touches the box")
    inside = parts.panel_parts()
    for name, solid in inside.items():
        if volume_shared(solid, shell) > TOUCH:
            found.append("%s touches the box" % name)
        if volume_shared(solid, board) > TOUCH:
            found.append("%s touches the board" % name)
    names = list(inside)
    for n, one in enumerate(names):
        for other in names[n + 1 :]:
            if volume_shared(inside[one], inside[other]) > TOUCH:
                found.append("%s touches %s" % (one, other))
    return found


def blocked(design: Design, shell: Manifold) -> list[str]:
    """What cannot pass through its opening."""
    ways = parts.passages(design)
    return [name for name, solid in ways.items() if volume_shared(solid, shell) > TOUCH]


def screen_is_seen(design: Design, shell: Manifold) -> bool:
    """The whole screen, from where a player sits."""
    return volume_shared(parts.sight(design), shell) <= TOUCH


def closed_box(design: Design) -> Manifold:
    """Box and lid as they are screwed together."""
    return shells.box(design) + shells.lid(design)


def grid_fits(design: Design) -> list[str]:
    """The diffuser stands clear of the board's parts and in the lid's windows."""
    grid = small.diffuser(design)
    found = []
    if volume_shared(grid, closed_box(design)) > TOUCH:
        found.append("the diffuser touches the lid")
    if volume_shared(grid, parts.fitted_board(design)) > TOUCH:
        found.append("the diffuser touches a part")
    return found


def lid_above_tallest(design: Design) -> float:
    """Millimetres of air between the tallest part and the lid."""
    box = parts.fitted_board(design).bounding_box()
    return s.CEILING - box[5]
