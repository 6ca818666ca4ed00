"""Pictures of the printed parts and what is in them, drawn from the same solids: no camera needed.

Seen from the front right and above, in parallel; near triangles hide far ones, pixel by pixel.
"""

import io
from typing import NamedTuple

import numpy as np
from manifold3d import Manifold
from PIL import Image

from hardware.enclosure import parts, shells, small
from hardware.enclosure import sizes as s
from hardware.enclosure.solids import block, post
from hardware.enclosure.stl import normals, triangles
from hardware.model import Design

TURN, FROM_BEHIND, TILT = np.radians(-28.0), np.radians(152.0), np.radians(42.0)
SCALE = 6.0
FINER = 2
LIGHT = np.array([-0.35, -0.5, 0.8]) / np.linalg.norm([-0.35, -0.5, 0.8])
PLASTIC, COVER, WHITE = (96, 125, 139), (129, 160, 176), (240, 240, 235)
GREEN, DARK, RED, GREY = (46, 125, 80), (60, 60, 64), (198, 60, 50), (150, 150, 150)


class Thing(NamedTuple):
    """A solid with its colour, lifted by so many millimetres."""

    solid: Manifold
    colour: tuple[int, int, int]
    lift: float = 0.0


def exploded(design: Design) -> bytes:
    """Box, board, diffuser, caps and lid one over the other."""
    inside = parts.panel_parts()
    things = [Thing(shells.box(design), PLASTIC), Thing(inside["BT1"], GREY)]
    things += _board(design, 45.0)
    things += [Thing(small.diffuser(design), WHITE, 80.0), Thing(shells.lid(design), COVER, 150.0)]
    things += [Thing(inside["SW5"], RED, 205.0)]
    return png([*things, *_caps(design, 115.0)])


def closed(design: Design) -> bytes:
    """The box as it stands on the table."""
    return png(_closed(design))


def rear(design: Design) -> bytes:
    """The same from behind, with the sockets, and the battery's switch at the left."""
    return png([*_closed(design), *_board(design, 0.0)], FROM_BEHIND)


def _closed(design: Design) -> list[Thing]:
    things = [Thing(shells.box(design), PLASTIC), Thing(shells.lid(design), COVER)]
    things += [Thing(small.diffuser(design), WHITE), *_caps(design, 0.0)]
    low, high = s.CEILING + s.LID, s.CEILING + s.LID + 6
    things.append(Thing(post(s.ROLL, (low, high), 27.0), RED))
    left, front, right, back = parts.window(design)
    things.append(Thing(block((left, front, s.OLED_TOP - 1), (right, back, s.OLED_TOP)), DARK))
    return things


def pad(design: Design) -> bytes:
    """A player's pad, its floor below it."""
    button = post((0, -4.0), (s.PAD_HIGH, s.PAD_HIGH + 8), 33.0)
    lamp = post((0, 22.0), (s.PAD_HIGH, s.PAD_HIGH + 3), 5.0)
    things = [Thing(small.pad_top(design), PLASTIC), Thing(small.pad_base(design), COVER, -30.0)]
    return png([*things, Thing(button, RED), Thing(lamp, RED)])


def _board(design: Design, lift: float) -> list[Thing]:
    whole = parts.fitted_board(design)
    cut = whole.trim_by_plane((0, 0, 1), s.BOARD_TOP)
    return [
        Thing(whole.trim_by_plane((0, 0, -1), -s.BOARD_TOP), GREEN, lift),
        Thing(cut, DARK, lift),
    ]


def _caps(design: Design, lift: float) -> list[Thing]:
    cap = small.cap(design)
    places = [parts.middle(design, ref, parts.TACT_MIDDLE) for ref in parts.BUTTONS]
    return [Thing(cap.translate((x, y, 0)), WHITE, lift) for x, y in places]


def png(things: list[Thing], turn: float = TURN) -> bytes:
    """The picture, few colours so that the file stays small."""
    drawn = [_seen(thing, turn) for thing in things]
    corners = np.concatenate([shape for shape, _ in drawn])
    low = corners[..., :2].min(axis=(0, 1)) - 4.0
    size = np.ceil((corners[..., :2].max(axis=(0, 1)) + 4.0 - low) * SCALE).astype(int)
    colours = np.full((size[1], size[0], 3), 255, dtype=np.uint8)
    depth = np.full((size[1], size[0]), -np.inf)
    for shape, shades in drawn:
        shape[..., :2] = (shape[..., :2] - low) * SCALE
        for corners_, shade in zip(shape, shades, strict=True):
            _fill(colours, depth, corners_, shade)
    image = Image.fromarray(colours[::-1])
    image = image.resize((size[0] // FINER, size[1] // FINER), Image.Resampling.BOX)
    data = io.BytesIO()
    image.quantize(64, dither=Image.Dither.NONE).save(data, "PNG", optimize=True)
    return data.getvalue()


def _seen(thing: Thing, turn: float) -> tuple[np.ndarray, np.ndarray]:
    """Triangles that look at us, as x, y and depth on the picture, and their shades."""
    faces = triangles(thing.solid) + np.array([0, 0, thing.lift])
    out = normals(faces)
    bright = 0.45 + 0.55 * np.clip(out @ LIGHT, 0, 1)
    across = np.array([np.cos(turn), np.sin(turn), 0])
    up = np.array([-np.sin(turn) * np.sin(TILT), np.cos(turn) * np.sin(TILT), np.cos(TILT)])
    near = np.cross(across, up)
    shape = faces @ np.array([across, up, near]).T
    shades = (np.array(thing.colour) * bright[:, None]).astype(np.uint8)
    front = out @ near > 0
    return shape[front], shades[front]


def _fill(colours: np.ndarray, depth: np.ndarray, corners: np.ndarray, shade: np.ndarray) -> None:
    """One triangle, where it is nearer than what is there."""
    (x0, y0, z0), (x1, y1, z1), (x2, y2, z2) = corners
    size = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
    if abs(size) < 1e-9:
        return
    left, right = int(min(x0, x1, x2)), int(max(x0, x1, x2)) + 2
    low, high = int(min(y0, y1, y2)), int(max(y0, y1, y2)) + 2
    ys, xs = np.mgrid[low:high, left:right] + 0.5
    b = ((xs - x0) * (y2 - y0) - (x2 - x0) * (ys - y0)) / size
    c = ((x1 - x0) * (ys - y0) - (xs - x0) * (y1 - y0)) / size
    z = z0 + b * (z1 - z0) + c * (z2 - z0)
    there = depth[low:high, left:right]
    hit = ((b >= 0) & (c >= 0) & (b + c <= 1))[: there.shape[0], : there.shape[1]]
    z = z[: there.shape[0], : there.shape[1]]
    hit &= z > there
    there[hit] = z[hit]
    colours[low:high, left:right][hit] = shade
