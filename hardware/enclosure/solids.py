"""Solids by manifold3d: boxes and cylinders between two corners, joined and cut."""

from collections.abc import Sequence

import numpy as np
from manifold3d import CrossSection, FillRule, JoinType, Manifold

SEGMENTS = 32

Point = tuple[float, float, float]
Edges = tuple[float, float, float, float]
"""Left, front, right, rear."""


def block(low: Point, high: Point) -> Manifold:
    """A box from one corner to the opposite one."""
    size = tuple(b - a for a, b in zip(low, high, strict=True))
    return Manifold.cube(size).translate(low)


def leaning(edges: Edges, z: tuple[float, float], out: tuple[float, float]) -> Manifold:
    """A box whose front wall leans: so far before `edges` at its foot and at its top."""
    left, front, right, rear = edges
    corners = [(x, rear, height) for x in (left, right) for height in z]
    for height, far in zip(z, out, strict=True):
        corners += [(x, front - far, height) for x in (left, right)]
    return Manifold.hull_points(np.array(corners, dtype=np.float64))


def rounded(edges: Edges, z: tuple[float, float], r: float) -> Manifold:
    """A box whose upright edges are round."""
    left, front, right, rear = edges[0] + r, edges[1] + r, edges[2] - r, edges[3] - r
    corners = [(left, front), (right, front), (right, rear), (left, rear)]
    outline = CrossSection([corners], FillRule.Positive)
    wider = outline.offset(r, JoinType.Round, 2.0, SEGMENTS)
    return Manifold.extrude(wider, z[1] - z[0]).translate((0, 0, z[0]))


def post(at: tuple[float, float], z: tuple[float, float], diameter: float) -> Manifold:
    """An upright cylinder."""
    body = Manifold.cylinder(z[1] - z[0], diameter / 2, diameter / 2, SEGMENTS)
    return body.translate((*at, z[0]))


def rod(at: tuple[float, float], y: tuple[float, float], diameter: float) -> Manifold:
    """A cylinder from front to rear; `at` is its x and z."""
    body = Manifold.cylinder(y[1] - y[0], diameter / 2, diameter / 2, SEGMENTS)
    return body.rotate((-90, 0, 0)).translate((at[0], y[0], at[1]))


def joined(solids: Sequence[Manifold]) -> Manifold:
    """All of them in one."""
    whole = Manifold()
    for solid in solids:
        whole += solid
    return whole


def volume_shared(one: Manifold, other: Manifold) -> float:
    """Cubic millimetres that lie in both."""
    return float((one ^ other).volume())
