"""Where each part lies on the board of 130 x 100 mm, rear edge at y = 0, seen from above.

Places are holes of the perfboard, 2.54 mm apart, so that both levels look the same and fit the
same enclosure. Parts that exist only on the PCB may lie between holes.
"""

import math
from typing import NamedTuple

from hardware.footprints import FOOTPRINTS, Footprint, Pad
from hardware.model import BOARD, PCB, Design

WIDTH, DEPTH = 130.0, 100.0
HOLE = 2.54
FIRST_Y = 1.27
SCREWS = ((4.0, 4.0), (126.0, 4.0), (4.0, 96.0), (126.0, 96.0))
SCREW_HOLE = 3.2
SCREW_HEAD = 6.0
PIXEL_PITCH = 16.51
PIXELS_A_ROW = 6
FIRST_PIXEL = (25.4, 59.69)
JACK_PITCH = 15.24
FIRST_JACK = 43.18
UNDER_OLED = 8.0
"""A part under the display module may be that high."""


class Place(NamedTuple):
    """Pin 1 in millimetres, and degrees counterclockwise."""

    x: float
    y: float
    angle: int


_HOLES = """
U1 4 0 0      C3 13 1 270   U3 13 8 0     U2 17 12 0    C2 18 10 0
DS1 25 8 0    C1 23 10 0    R2 27 10 0    R1 22 12 0    R5 27 12 0
R3 22 14 0    R4 27 14 0    R6 22 16 0    R7 27 16 0    D13 22 18 0   C4 27 18 0
R16 33 8 0    R17 38 8 0    R18 33 9 0    R19 38 9 0
R8 33 10 0    R9 38 10 0    R10 33 11 0   R11 38 11 0
R12 33 12 0   R13 38 12 0   R14 33 13 0   R15 38 13 0
C6 33 15 0    C7 36 15 0    C8 39 15 0    C9 42 15 0
D14 33 17 0   F1 41 17 0    LS1 40 3 0    C5 45 2 0
J6 49 16 90   J5 49 22 90   J7 49 29 90   J8 25 36 0
SW1 8 35 0    SW2 16 35 0   SW3 32 35 0   SW4 40 35 0   J9 4 24 270
J1 15 2 0     J2 21 2 0     J3 27 2 0     J4 33 2 0
"""


def _holes() -> dict[str, Place]:
    words = _HOLES.split()
    found = {}
    for ref, column, row, angle in zip(*(iter(words),) * 4, strict=True):
        found[ref] = Place(HOLE * int(column), FIRST_Y + HOLE * int(row), int(angle))
    return found


def pixel_place(number: int) -> tuple[float, float]:
    """Middle of the die with that number, from 1, in rows from left to right."""
    row, column = divmod(number - 1, PIXELS_A_ROW)
    x, y = FIRST_PIXEL
    return x + PIXEL_PITCH * column, y + PIXEL_PITCH * row


def jack_middle(number: int) -> float:
    """The x of a pad's jack in the rear wall."""
    return FIRST_JACK + JACK_PITCH * (number - 1)


def places(design: Design) -> dict[str, Place]:
    """Ref -> place of every part on the board of that level."""
    found = _holes()
    if design.level == PCB:
        for number in range(1, len(design.board.PADS) + 1):
            found["J%d" % number] = Place(jack_middle(number) + 3.17, FIRST_Y + 6 * HOLE, 180)
        for number in range(1, design.board.PIXEL_COUNT + 1):
            x, y = pixel_place(number)
            found["D%d" % number] = Place(x, y, 180)
            found["C%d" % (10 + number)] = Place(x + 5.08, y, 90)
    on_board = {part.ref for part in design.parts if part.place == BOARD}
    return {ref: place for ref, place in found.items() if ref in on_board}


def turned(place: Place, x: float, y: float) -> tuple[float, float]:
    """A point of a footprint on the board."""
    angle = math.radians(place.angle)
    cos, sin = round(math.cos(angle)), round(math.sin(angle))
    return place.x + x * cos + y * sin, place.y - x * sin + y * cos


def box(place: Place, edges: tuple[float, float, float, float]) -> tuple[float, ...]:
    """Left, top, right, bottom of a footprint's rectangle on the board."""
    left, top, right, bottom = edges
    (x1, y1), (x2, y2) = turned(place, left, top), turned(place, right, bottom)
    return min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)


def pad_on_board(place: Place, pad: Pad) -> Pad:
    """The pad where it really lies, its sides swapped when the part lies across."""
    x, y = turned(place, pad.x, pad.y)
    wide = place.angle % 180 == 0
    width, height = (pad.width, pad.height) if wide else (pad.height, pad.width)
    return Pad(pad.number, round(x, 4), round(y, 4), width, height, pad.drill)


def footprint(design: Design, ref: str) -> Footprint:
    """The land pattern of a part."""
    return FOOTPRINTS[design.part(ref).kind.footprint]
