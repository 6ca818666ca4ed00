"""Box and lid. The board is clamped between posts: a screw each goes from floor to lid."""

import math

import numpy as np
from manifold3d import Manifold

from hardware.enclosure import parts
from hardware.enclosure import sizes as s
from hardware.enclosure.solids import block, joined, leaning, post, rod, rounded
from hardware.model import Design

RADIUS = 4.0
GRILLE = ((0, 0), (3.5, 0), (-3.5, 0), (1.75, 3.0), (-1.75, 3.0), (1.75, -3.0), (-1.75, -3.0))


def screw_places() -> list[tuple[float, float]]:
    """Four through the board, two in the column."""
    return [*parts.screws(), *s.COLUMN_POSTS]


def box(design: Design) -> Manifold:
    """Floor and walls with posts, a fence for the battery, and the holes of the rear wall."""
    outside = rounded(s.OUTER, (0, s.CEILING), RADIUS)
    room = (s.LEFT, s.FRONT, s.RIGHT, s.REAR)
    inside = rounded(room, (s.FLOOR, s.CEILING + 1), RADIUS - s.WALL)
    posts = [post(at, (0, s.BOARD_BOTTOM), s.POST) for at in parts.screws()]
    posts += [post(at, (0, s.COLUMN_POST_END), s.POST) for at in s.COLUMN_POSTS]
    posts += [post(at, (0, s.PEDESTAL_HIGH), s.PEDESTAL) for at in screw_places()]
    x, y = s.BATTERY_AT
    fence = block((x, y - 2.4, 0), (x + s.BATTERY[0], y - 0.4, s.FLOOR + 8))
    body = outside - inside + (joined([*posts, fence]) ^ outside)
    return body - joined([*_screw_holes(), *_rear_holes(design)])


def _screw_holes() -> list[Manifold]:
    """Free holes, with the heads sunk into the floor from below."""
    free = [post(at, (-1, s.CEILING), s.SCREW_FREE) for at in screw_places()]
    return free + [post(at, (-1, s.SINK_DEEP), s.SCREW_SINK) for at in screw_places()]


def _rear_holes(design: Design) -> list[Manifold]:
    wall = (s.REAR - 1, s.REAR + s.WALL + 1)
    found = []
    for number in range(1, len(design.board.PADS) + 1):
        x, (wide, high) = parts.jack_middle(number), s.JACK_HOLE
        low = (x - wide / 2, wall[0], s.BOARD_TOP - 0.2)
        found.append(block(low, (x + wide / 2, wall[1], s.BOARD_TOP - 0.2 + high)))
    x, (wide, high) = parts.usb_x(design), s.USB_HOLE
    low = (x - wide / 2, wall[0], s.USB_MIDDLE - high / 2)
    found.append(block(low, (x + wide / 2, wall[1], s.USB_MIDDLE + high / 2)))
    return [*found, rod(s.TOGGLE, wall, s.TOGGLE_HOLE)]


def lid(design: Design) -> Manifold:
    """A plate with a rim that finds the box, posts down to the board, and all openings."""
    plate = rounded(s.OUTER, (s.CEILING, s.CEILING + s.LID), RADIUS)
    posts = [post(at, (s.BOARD_TOP, s.CEILING + 0.1), s.POST) for at in parts.screws()]
    posts += [post(at, (s.COLUMN_POST_END, s.CEILING + 0.1), s.POST) for at in s.COLUMN_POSTS]
    body = plate + joined([_rim(), *posts, _bezel(design), *_sleeves(design)])
    z = (s.BOARD_TOP - 1, s.CEILING)
    threads = [post(at, z, s.SCREW_BITES) for at in screw_places()]
    return body - joined([*threads, *_openings(design)])


def _rim() -> Manifold:
    """1.6 mm inside the walls, 2 mm deep: above the jacks, with a gap for the toggle."""
    z = (s.CEILING - 2.0, s.CEILING + 0.1)
    left, front, right, rear = s.LEFT + s.FIT, s.FRONT + s.FIT, s.RIGHT - s.FIT, s.REAR - s.FIT
    low, high = (left + 1.6, front + 1.6, z[0] - 1), (right - 1.6, rear - 1.6, z[1] + 1)
    toggle, half = s.TOGGLE[0], s.TOGGLE_BODY[0] / 2 + 1.0
    notch = block((toggle - half, rear - 3, z[0] - 1), (toggle + half, s.REAR, s.CEILING))
    return rounded((left, front, right, rear), z, 1.3) - block(low, high) - notch


def _bezel(design: Design) -> Manifold:
    """A frame from the lid down to the display's glass, so that nothing else shines through."""
    left, front, right, rear = parts.window(design)
    b = s.BEZEL
    z = (s.OLED_TOP + 0.6, s.CEILING + 0.1)
    thick = b * math.hypot(1.0, s.FLARE)
    out = (thick + 0.6 * s.FLARE, thick + (z[1] - s.OLED_TOP) * s.FLARE)
    return leaning((left - b, front, right + b, rear + b), z, out) - _square_foot(design, thick)


def _square_foot(design: Design, thick: float) -> Manifold:
    """Cut away below the leaning wall, so that it ends square and not in a knife's edge."""
    left, front, right, _ = parts.window(design)
    half, gap = s.FLARE * thick / 2, 0.6
    y, z = front - gap * s.FLARE, s.OLED_TOP + gap
    edge = [(y + 1, z - 1), (y - half, z + half), (y - 2 * half, z), (y - 2 * half, z - 1)]
    corners = [(x, *corner) for x in (left, right) for corner in edge]
    return Manifold.hull_points(np.array(corners, dtype=np.float64))


def _sleeves(design: Design) -> list[Manifold]:
    """Tubes that guide the caps, so that they do not tilt."""
    wide = s.CAP_HOLE + 2 * s.SLEEVE_WALL
    places = [parts.middle(design, ref, parts.TACT_MIDDLE) for ref in parts.BUTTONS]
    return [post(at, (s.CEILING - s.SLEEVE, s.CEILING + 0.1), wide) for at in places]


def _openings(design: Design) -> list[Manifold]:
    top = s.CEILING + s.LID + 1
    z = (s.OLED_TOP, top)
    found = [leaning(parts.window(design), z, (0, (z[1] - z[0]) * s.FLARE))]
    half = s.PIXEL_WINDOW / 2
    for x, y in parts.pixels(design):
        found.append(block((x - half, y - half, s.CEILING - 1), (x + half, y + half, top)))
    for ref in parts.BUTTONS:
        at = parts.middle(design, ref, parts.TACT_MIDDLE)
        found.append(post(at, (s.CEILING - 10, top), s.CAP_HOLE))
    x, y = parts.middle(design, "LS1", parts.PIEZO_MIDDLE)
    found += [post((x + dx, y + dy), (s.CEILING - 1, top), 2.0) for dx, dy in GRILLE]
    return [*found, post(s.ROLL, (s.CEILING - 1, top), s.ROLL_HOLE)]
