"""What the printed parts let through or make room for, as solids at the board's coordinates."""

import numpy as np
from manifold3d import Manifold

from hardware import placement
from hardware.enclosure import sizes as s
from hardware.enclosure.solids import Edges, block, joined, post, rod
from hardware.footprints import FOOTPRINTS, OLED_GLASS, OLED_MODULE
from hardware.model import Design
from hardware.placement import DEPTH, jack_middle

BUTTONS = ("SW1", "SW2", "SW3", "SW4")
TACT_MIDDLE = (6.25, 2.5)
PIEZO_MIDDLE = (2.5, 0.0)
PICO_EDGE = FOOTPRINTS["PICO"].body[1]


def upright(x: float, y: float) -> tuple[float, float]:
    """A place on the board, seen from the front: y grows to the rear."""
    return x, DEPTH - y


def area(design: Design, ref: str, edges: Edges) -> Edges:
    """Left, front, right, rear of a footprint's rectangle."""
    place = placement.places(design)[ref]
    left, top, right, bottom = placement.box(place, edges)
    return left, DEPTH - bottom, right, DEPTH - top


def middle(design: Design, ref: str, at: tuple[float, float]) -> tuple[float, float]:
    """A point of a footprint."""
    return upright(*placement.turned(placement.places(design)[ref], *at))


def screws() -> list[tuple[float, float]]:
    """Where the board is screwed down."""
    return [upright(x, y) for x, y in placement.SCREWS]


def pixels(design: Design) -> list[tuple[float, float]]:
    """Middle of each die."""
    count = design.board.PIXEL_COUNT
    return [upright(*placement.pixel_place(n)) for n in range(1, count + 1)]


def window(design: Design) -> Edges:
    """The part of the display's glass that the lid leaves open."""
    left, front, right, rear = area(design, "DS1", OLED_GLASS)
    inset = s.WINDOW_INSET
    return left + inset, front + inset, right - inset, rear - inset


def usb_x(design: Design) -> float:
    """The middle of the Pico's USB socket."""
    return middle(design, "U1", (8.89, 0.0))[0]


def fitted_board(design: Design) -> Manifold:
    """The board with all parts on it, each as a box of its height."""
    board = block((0, 0, s.BOARD_BOTTOM), (placement.WIDTH, DEPTH, s.BOARD_TOP))
    solids = [board]
    for ref in placement.places(design):
        pattern = placement.footprint(design, ref)
        left, front, right, rear = area(design, ref, pattern.body)
        top = s.BOARD_TOP + pattern.height
        solids.append(block((left, front, s.BOARD_TOP), (right, rear, top)))
    left, front, right, rear = area(design, "DS1", OLED_MODULE)
    solids.append(block((left, front, s.OLED_TOP - 2.8), (right, rear, s.OLED_TOP - 1.6)))
    solids.append(_usb_socket(design))
    holes = [post(at, (0, s.CEILING), placement.SCREW_HOLE) for at in screws()]
    return joined(solids) - joined(holes)


def _usb_socket(design: Design) -> Manifold:
    """It looks 1.3 mm over the Pico's edge, into its hole in the wall."""
    x, half = usb_x(design), s.USB_HEIGHT / 2
    rear = middle(design, "U1", (0.0, PICO_EDGE - 1.3))[1]
    low, high = (x - 4.0, rear - 5.6, s.USB_MIDDLE - half), (x + 4.0, rear, s.USB_MIDDLE + half)
    return block(low, high)


def passages(design: Design) -> dict[str, Manifold]:
    """What must pass through walls, lid and floor without touching them."""
    screw = {"screw H%d" % n: post(at, (-1, s.BOARD_TOP), 3.0) for n, at in enumerate(screws(), 1)}
    return _through_the_rear(design) | screw | _through_the_lid(design)


def _through_the_rear(design: Design) -> dict[str, Manifold]:
    near, far = s.REAR - 0.5, s.REAR + s.WALL + 5
    found = {"the toggle SW6": rod(s.TOGGLE, (near, far), s.TOGGLE_HOLE - 0.3)}
    for number in range(1, len(design.board.PADS) + 1):
        x, half = jack_middle(number), s.JACK[0] / 2
        high = (x + half, far, s.BOARD_TOP + s.JACK[1])
        found["jack J%d" % number] = block((x - half, near, s.BOARD_TOP), high)
    x, (wide, high_) = usb_x(design), s.USB_PLUG
    low = (x - wide / 2, near, s.USB_MIDDLE - high_ / 2)
    found["the USB plug"] = block(low, (x + wide / 2, far, s.USB_MIDDLE + high_ / 2))
    return found


def _through_the_lid(design: Design) -> dict[str, Manifold]:
    above = s.CEILING + 9
    left, front, right, rear = window(design)
    found = {"the screen DS1": block((left, front, s.OLED_TOP), (right, rear, above))}
    half = s.PIXEL_WINDOW / 2 - 0.1
    for number, (x, y) in enumerate(pixels(design), 1):
        low = (x - half, y - half, s.CEILING - 0.1)
        found["die D%d" % number] = block(low, (x + half, y + half, above))
    for ref in BUTTONS:
        at = middle(design, ref, TACT_MIDDLE)
        found["button " + ref] = post(at, (s.CEILING - 9, above), s.CAP)
    return found | {"ROLL SW5": post(s.ROLL, (s.CEILING - 0.1, above), s.ROLL_HOLE - 0.2)}


def sight(design: Design) -> Manifold:
    """All ways of light from the screen to a player's eye that looks down at 45 degrees."""
    left, front, right, rear = window(design)
    up = s.CEILING + s.LID + 9 - s.OLED_TOP
    foot = [(x, y, s.OLED_TOP) for x in (left, right) for y in (front, rear)]
    return Manifold.hull_points(np.array(foot + [(x, y - up, z + up) for x, y, z in foot]))


def panel_parts() -> dict[str, Manifold]:
    """Battery, toggle and ROLL inside the box."""
    wide, deep, high = s.BATTERY
    x, y = s.BATTERY_AT
    tx, tz = s.TOGGLE
    w, h, d = (side / 2 for side in s.TOGGLE_BODY)
    return {
        "BT1": block((x, y, s.FLOOR), (x + wide, y + deep, s.FLOOR + high)),
        "SW6": block((tx - w, s.REAR - 2 * d, tz - h), (tx + w, s.REAR, tz + h)),
        "SW5": post(s.ROLL, (s.CEILING - s.ROLL_DEPTH, s.CEILING), s.ROLL_BODY),
    }
