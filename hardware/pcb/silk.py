"""What is printed on the board: outlines cut where pads are, names, and which pin is the first."""

from hardware.footprints import Footprint

LINE = 0.12
KEEP_OFF = 0.28
"""From printed line to the edge of a pad, so that nothing is printed on solder."""

NAME_AT = {
    "C0805": (0.0, 1.95),
    "OLED4": (11.0, 0.0),
    "HEADER3": (2.54, -2.2),
    "SMALL4": (3.81, 2.3),
    "RADIAL8": (1.75, 2.6),
    "RJ11": (3.17, 11.4),
    "SCREW2": (2.54, 3.4),
    "SCREW6": (12.7, 3.4),
    "TACT12": (6.25, 1.2),
}
"""Where the middle of the body has no room for the designator."""

LABELS = {
    "SW1": "LEFT",
    "SW2": "RIGHT",
    "SW3": "OK",
    "SW4": "BACK",
    "J1": "PAD 1",
    "J2": "PAD 2",
    "J3": "PAD 3",
    "J4": "PAD 4",
    "J5": "BATTERY",
    "J6": "SWITCH",
    "J7": "ROLL",
}
"""What a part is for, printed beside its designator."""
LABEL_AT = {
    "TACT12": (6.25, 3.8),
    "RJ11": (3.17, 13.6),
    "SCREW2": (2.54, -3.4),
    "SCREW6": (12.7, -3.4),
}

FIRST_PIN = {
    "SCREW2": (-1.6, -3.4, "+"),
    "SCREW6": (0.0, -3.4, "1"),
    "RADIAL8": (0.0, -2.0, "+"),
    "HEADER3": (0.0, -2.2, "1"),
    "OLED4": (-2.3, 0.0, "1"),
    "DIP14": (2.0, 0.0, "1"),
    "DIP18": (2.0, 0.0, "1"),
    "PICO": (2.4, 0.0, "1"),
    "WS2812B": (-1.0, -1.7, "1"),
}
BARS = {"DO41": (3.1, 1.4), "DO201": (2.5, 2.7)}
"""The ring of a diode's cathode: its place, and half of its length."""

PRINTED_BODY = {"RJ11": (-3.43, -1.23, 9.77, 15.9), "PICO": (-1.61, -0.7, 19.39, 49.63)}
OPEN_SIDES = {"RJ11": (2,), "PICO": (0,)}
"""Sockets look over the edge of the board: no line there."""

Line = tuple[float, float, float, float]


def lines(name: str, pattern: Footprint) -> list[Line]:
    """Outline and cathode ring."""
    left, top, right, bottom = PRINTED_BODY.get(name, pattern.body)
    sides = [
        (left, top, right, top),
        (right, top, right, bottom),
        (left, bottom, right, bottom),
        (left, top, left, bottom),
    ]
    shown = [side for n, side in enumerate(sides) if n not in OPEN_SIDES.get(name, ())]
    found = [piece for side in shown for piece in _cut(side, pattern)]
    if name in BARS:
        x, half = BARS[name]
        found.append((x, -half, x, half))
    return found


def name_place(name: str, pattern: Footprint) -> tuple[float, float]:
    """Where the designator goes."""
    left, top, right, bottom = pattern.body
    return NAME_AT.get(name, ((left + right) / 2, (top + bottom) / 2))


def _cut(side: Line, pattern: Footprint) -> list[Line]:
    """The pieces of a straight line that keep off all pads."""
    x1, y1, x2, y2 = side
    flat = y1 == y2
    low, high = (x1, x2) if flat else (y1, y2)
    for_pads = sorted(_shadows(y1 if flat else x1, flat, pattern))
    pieces = []
    for start, end in for_pads:
        if start > low:
            pieces.append((low, min(start, high)))
        low = max(low, end)
    if low < high:
        pieces.append((low, high))
    kept = [(a, b) for a, b in pieces if b - a > 0.3]
    return [(a, y1, b, y1) if flat else (x1, a, x1, b) for a, b in kept]


def _shadows(level: float, flat: bool, pattern: Footprint) -> list[tuple[float, float]]:
    found = []
    for pad in pattern.pads:
        across, along = (pad.y, pad.x) if flat else (pad.x, pad.y)
        thick, long = (pad.height, pad.width) if flat else (pad.width, pad.height)
        if abs(across - level) < thick / 2 + KEEP_OFF:
            found.append((along - long / 2 - KEEP_OFF, along + long / 2 + KEEP_OFF))
    return found
