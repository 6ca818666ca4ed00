"""Our own land patterns, in millimetres from pin 1, y downwards; drawn from the data sheets.

Both levels share them: the board drills them as they are, the perfboard takes the nearest holes.
"""

from typing import NamedTuple

from hardware.pico import PINS as PICO_PINS


class Pad(NamedTuple):
    """Copper of one pin. A drill of 0 is a surface pad, a pad without number a bare hole."""

    number: str
    x: float
    y: float
    width: float
    height: float
    drill: float


class Footprint(NamedTuple):
    """Pads, the body seen from above, what it keeps free around it, and its height."""

    pads: tuple[Pad, ...]
    body: tuple[float, float, float, float]
    margin: float
    height: float

    @property
    def courtyard(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of body and pads with the margin around."""
        left, top, right, bottom = self.body
        xs = [p.x - p.width / 2 for p in self.pads] + [left]
        ys = [p.y - p.height / 2 for p in self.pads] + [top]
        xe = [p.x + p.width / 2 for p in self.pads] + [right]
        ye = [p.y + p.height / 2 for p in self.pads] + [bottom]
        near = (min(xs) - self.margin, min(ys) - self.margin)
        return (*near, max(xe) + self.margin, max(ye) + self.margin)


def _round(number: str, place: tuple[float, float], size: float, drill: float) -> Pad:
    return Pad(number, *place, size, size, drill)


def _leads(pitch: float, size: float, drill: float) -> tuple[Pad, Pad]:
    return _round("1", (0, 0), size, drill), _round("2", (pitch, 0), size, drill)


def _row(count: int, pitch: float, size: float, drill: float) -> tuple[Pad, ...]:
    return tuple(_round(str(n + 1), (n * pitch, 0), size, drill) for n in range(count))


def _two_rows(count: int, apart: float, size: float, drill: float) -> tuple[Pad, ...]:
    """Numbered down on the left and up on the right, as chips are."""
    half = count // 2
    places = [(0.0, 2.54 * n) for n in range(half)]
    places += [(apart, 2.54 * n) for n in reversed(range(half))]
    return tuple(_round(str(n), place, size, drill) for n, place in enumerate(places, 1))


def _dip(count: int) -> Footprint:
    length = 2.54 * (count // 2 - 1)
    body = (0.6, -1.3, 7.0, length + 1.3)
    return Footprint(_two_rows(count, 7.62, 1.6, 0.8), body, 0.2, 9.0)


def _screws(count: int) -> Footprint:
    body = (-2.6, -4.6, 5.08 * (count - 1) + 2.6, 4.6)
    return Footprint(_row(count, 5.08, 2.4, 1.3), body, 0.25, 10.0)


_JACK_PINS = tuple(_round(str(n + 1), (1.27 * n, 2.54 * (n % 2)), 1.5, 0.8) for n in range(6))
_JACK = (*_JACK_PINS, _round("", (-1.91, 8.89), 3.25, 3.25), _round("", (8.25, 8.89), 3.25, 3.25))
_TACT = tuple(
    _round(number, (x, y), 2.0, 1.2) for number, y in (("1", 0), ("2", 5.0)) for x in (0, 12.5)
)
_PIXEL = tuple(
    Pad(number, x, y, 1.5, 1.0, 0)
    for number, x, y in (
        ("1", -2.45, -1.6),
        ("2", -2.45, 1.6),
        ("3", 2.45, 1.6),
        ("4", 2.45, -1.6),
    )
)
_C0805 = (Pad("1", -1.0, 0, 1.1, 1.4, 0), Pad("2", 1.0, 0, 1.1, 1.4, 0))

FOOTPRINTS = {
    "AXIAL10": Footprint(_leads(10.16, 1.7, 0.8), (1.9, -1.2, 8.26, 1.2), 0.05, 2.6),
    "DISC5": Footprint(_leads(5.08, 1.7, 0.8), (0.0, -1.6, 5.08, 1.6), 0.15, 6.8),
    "C0805": Footprint(_C0805, (-1.0, -0.65, 1.0, 0.65), 0.25, 1.3),
    "RADIAL8": Footprint(_leads(3.5, 1.6, 0.8), (-2.3, -4.05, 5.8, 4.05), 0.25, 12.5),
    "DO41": Footprint(_leads(10.16, 2.0, 1.0), (2.4, -1.4, 7.76, 1.4), 0.2, 3.0),
    "DO201": Footprint(_leads(12.7, 2.6, 1.4), (1.6, -2.7, 11.1, 2.7), 0.25, 5.5),
    "FUSE5": Footprint(_leads(5.08, 1.8, 0.9), (-3.96, -1.55, 9.04, 1.55), 0.25, 18.0),
    "WS2812B": Footprint(_PIXEL, (-2.5, -2.5, 2.5, 2.5), 0.25, 1.7),
    "DIP14": _dip(14),
    "DIP18": _dip(18),
    "PICO": Footprint(
        _two_rows(len(PICO_PINS), 17.78, 1.7, 1.0), (-1.61, -1.37, 19.39, 49.63), 0.25, 14.6
    ),
    "OLED4": Footprint(_row(4, 2.54, 1.7, 1.0), (-1.27, -1.27, 8.89, 1.27), 0.25, 14.0),
    "PIEZO5": Footprint(_leads(5.0, 1.6, 0.8), (-3.6, -6.1, 8.6, 6.1), 0.25, 6.5),
    "TACT12": Footprint(_TACT, (0.25, -3.5, 12.25, 8.5), 0.2, 7.3),
    "RJ11": Footprint(_JACK, (-3.43, -1.23, 9.77, 16.77), 0.25, 13.4),
    "HEADER3": Footprint(_row(3, 2.54, 1.7, 1.0), (-1.27, -1.27, 6.35, 1.27), 0.25, 8.5),
    "SMALL4": Footprint(_row(4, 2.54, 1.7, 1.1), (-1.5, -3.1, 9.12, 3.1), 0.25, 8.5),
    "SCREW2": _screws(2),
    "SCREW3": _screws(3),
    "SCREW6": _screws(6),
}
"""OLED4 is the header alone: flat parts may lie under the module, see `placement.UNDER_OLED`."""

OLED_MODULE = (-9.84, -1.6, 17.46, 26.2)
"""The module above its header: left, top, right, bottom. It hangs 11 mm over the board."""
OLED_GLASS = (-8.0, 3.2, 15.6, 19.0)
"""Its glass; 0.96 inch modules of other makers differ by a millimetre."""
