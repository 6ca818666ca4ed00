"""The small printed parts: diffuser grid, button cap, and the two halves of a player's pad."""

from manifold3d import Manifold

from hardware.enclosure import parts
from hardware.enclosure import sizes as s
from hardware.enclosure.solids import block, joined, post, rod, rounded
from hardware.model import Design

PAD_RADIUS = 6.0


def diffuser(design: Design) -> Manifold:
    """White: a well for each pixel, a thin skin over it, a block that fills the lid's window."""
    places = parts.pixels(design)
    xs, ys = [x for x, _ in places], [y for _, y in places]
    h, foot = s.GRID_HALF, s.BOARD_TOP + s.GRID_FOOT
    body = block((min(xs) - h, min(ys) - h, foot), (max(xs) + h, max(ys) + h, s.CEILING))
    wells, panes = [], []
    for x, y in places:
        i = s.GRID_HALF - s.GRID_WALL
        wells.append(
            block((x - i, y - i, foot - 1), (x + i, y + i, s.CEILING - s.GRID_SKIN)),
        )
        r = s.PIXEL_WINDOW / 2 - s.FIT
        panes.append(block((x - r, y - r, s.CEILING - 0.1), (x + r, y + r, s.CEILING + s.LID)))
    return body - joined(wells) + joined(panes) - joined(_hollows(design))


def _hollows(design: Design) -> list[Manifold]:
    """The blocks in the windows are hollow from below, so that the skin on top is thin."""
    low, high = s.CEILING - s.GRID_SKIN - 0.1, s.CEILING + s.LID - s.GRID_SKIN
    r = s.PIXEL_WINDOW / 2 - s.FIT - s.GRID_WALL
    places = parts.pixels(design)
    return [block((x - r, y - r, low), (x + r, y + r, high)) for x, y in places]


def cap(design: Design) -> Manifold:
    """One of four: it stands on the switch, its flange keeps it under the sleeve of the lid."""
    top = s.CEILING + s.LID + s.CAP_ABOVE
    below = s.CEILING - s.SLEEVE - 0.4
    stem = post((0, 0), (s.TACT_TOP + 0.2, top), s.CAP)
    return stem + post((0, 0), (below - s.FLANGE_HIGH, below), s.FLANGE)


def pad_top(design: Design) -> Manifold:
    """Upside: the big button, a lamp behind it, a hole for the cable; open below."""
    half, w = s.PAD_SIDE / 2, s.WALL
    outer = rounded((-half, -half, half, half), (0, s.PAD_HIGH), PAD_RADIUS)
    room = (w - half, w - half, half - w, half - w)
    inside = rounded(room, (-1, s.PAD_HIGH - w), PAD_RADIUS - w)
    posts = [post(at, (s.FLOOR + s.FIT, s.PAD_HIGH - 0.1), s.PAD_POST) for at in s.PAD_SCREWS]
    threads = [post(at, (-1, s.FLOOR + 14), s.SCREW_BITES) for at in s.PAD_SCREWS]
    holes = [
        post((0, -4.0), (0, s.PAD_HIGH + 1), s.PAD_HOLE),
        post((0, 22.0), (s.PAD_HIGH - w - 1, s.PAD_HIGH + 1), s.PAD_LAMP_HOLE),
        rod((0, 8.0), (half - w - 1, half + 1), s.PAD_CABLE_HOLE),
    ]
    return outer - inside + joined(posts) - joined([*threads, *holes])


def pad_base(design: Design) -> Manifold:
    """The floor of a pad, set into its walls; a knot in the cable holds against pulling."""
    half = s.PAD_SIDE / 2 - s.WALL - s.FIT
    plate = rounded((-half, -half, half, half), (0, s.FLOOR), PAD_RADIUS - s.WALL)
    return plate - joined([post(at, (-1, s.FLOOR + 1), s.SCREW_FREE) for at in s.PAD_SCREWS])
