"""Our own schematic symbols: boxes with pins left and right, and the usual small ones.

Sizes are multiples of KiCad's 1.27 mm grid, so that wires drawn by hand later meet the pins.
"""

from hardware.drawings.sexpr import Item, number, quoted
from hardware.model import Kind, Pin

STEP = 2.54
PIN_LENGTH = 2.54
WIDTHS = {"PICO": 30.48, "AHCT125": 20.32, "TBD62083": 20.32, "OLED": 20.32, "PIXEL": 15.24}
LINES = {
    "R": (((-2.54, 1.02), (2.54, 1.02), (2.54, -1.02), (-2.54, -1.02), (-2.54, 1.02)),),
    "C": (
        ((-0.64, 2.03), (-0.64, -2.03)),
        ((0.64, 2.03), (0.64, -2.03)),
        ((-2.54, 0), (-0.64, 0)),
        ((0.64, 0), (2.54, 0)),
    ),
    "D": (
        ((-1.27, 1.27), (-1.27, -1.27)),
        ((1.27, 1.27), (1.27, -1.27), (-1.27, 0), (1.27, 1.27)),
        ((-2.54, 0), (2.54, 0)),
    ),
    "F": (
        ((-2.54, 0.8), (2.54, 0.8), (2.54, -0.8), (-2.54, -0.8), (-2.54, 0.8)),
        ((-2.54, 0), (2.54, 0)),
    ),
    "SW": (
        ((-2.54, 0), (-1.5, 0)),
        ((-1.6, 0.9), (1.6, 0.9)),
        ((1.5, 0), (2.54, 0)),
        ((0, 0.9), (0, 1.9)),
    ),
    "FLAG": (((0, 0), (0, 1.27), (-1.02, 1.9), (0, 2.54), (1.02, 1.9), (0, 1.27)),),
}
LINES["CP"] = (*LINES["C"], ((-1.9, 1.7), (-1.1, 1.7)), ((-1.5, 2.1), (-1.5, 1.3)))


def name_of(kind: Kind) -> str:
    """One symbol serves all kinds with the same pins."""
    return "%s_%d" % (kind.symbol, len(kind.pins))


def pin_places(kind: Kind) -> dict[str, tuple[float, float, int]]:
    """Pin number -> (x, y, the way it looks in degrees), y upwards, from the symbol's middle."""
    if kind.symbol == "FLAG":
        return {"1": (0, 0, 90)}
    half = (len(kind.pins) + 1) // 2
    reach = width(kind) / 2 + PIN_LENGTH
    top = STEP * ((half - 1) // 2)
    left, right = kind.pins[:half], kind.pins[half:]
    found = {pin.number: (-reach, top - STEP * n, 0) for n, pin in enumerate(left)}
    ordered = right[::-1] if len(kind.pins) > 4 else right
    return found | {pin.number: (reach, top - STEP * n, 180) for n, pin in enumerate(ordered)}


def width(kind: Kind) -> float:
    """Of the box without pins."""
    return WIDTHS.get(kind.symbol, 5.08 if len(kind.pins) == 2 else 10.16)


def height(kind: Kind) -> float:
    """Of the box."""
    return STEP * ((len(kind.pins) + 1) // 2 + 1)


def symbol(kind: Kind) -> Item:
    """The library entry that the schematic carries with it."""
    name = name_of(kind)
    small = kind.symbol in LINES
    hidden: list[Item] = [["pin_numbers", "hide"]] if small else []
    names: Item = (
        ["pin_names", ["offset", 1.016], "hide"] if small else ["pin_names", ["offset", 1.016]]
    )
    power: list[Item] = [["power"]] if kind.symbol == "FLAG" else []
    return [
        "symbol",
        quoted("kaperbox:" + name),
        *power,
        *hidden,
        names,
        ["in_bom", "no" if power else "yes"],
        ["on_board", "no" if power else "yes"],
        *_properties(kind),
        ["symbol", quoted(name + "_0_1"), *_body(kind)],
        ["symbol", quoted(name + "_1_1"), *[_pin(kind, pin) for pin in kind.pins]],
    ]


def effects(*more: Item) -> Item:
    """Text of the usual size."""
    return ["effects", ["font", ["size", 1.27, 1.27]], *more]


def _properties(kind: Kind) -> list[Item]:
    letters = "#FLG" if kind.symbol == "FLAG" else kind.symbol
    values = (("Reference", letters), ("Value", kind.symbol), ("Footprint", ""), ("Datasheet", ""))
    return [
        ["property", quoted(key), quoted(text), ["id", n], ["at", 0, 0, 0], effects("hide")]
        for n, (key, text) in enumerate(values)
    ]


def _body(kind: Kind) -> list[Item]:
    if kind.symbol in LINES:
        return [_line(points) for points in LINES[kind.symbol]]
    x = width(kind) / 2
    top = STEP * (((len(kind.pins) + 1) // 2 - 1) // 2) + STEP
    corners = (["start", number(-x), number(top)], ["end", number(x), number(top - height(kind))])
    return [
        [
            "rectangle",
            *corners,
            ["stroke", ["width", 0.254], ["type", "default"], ["color", 0, 0, 0, 0]],
            ["fill", ["type", "background"]],
        ]
    ]


def _line(points: tuple[tuple[float, float], ...]) -> Item:
    stroke: Item = ["stroke", ["width", 0.2], ["type", "default"], ["color", 0, 0, 0, 0]]
    return [
        "polyline",
        ["pts", *[["xy", x, y] for x, y in points]],
        stroke,
        ["fill", ["type", "none"]],
    ]


def _pin(kind: Kind, pin: Pin) -> Item:
    x, y, angle = pin_places(kind)[pin.number]
    length = 0 if kind.symbol == "FLAG" else PIN_LENGTH
    name, numbered = (
        ["name", quoted(pin.name), effects()],
        ["number", quoted(pin.number), effects()],
    )
    return ["pin", pin.electrical, "line", ["at", x, y, angle], ["length", length], name, numbered]
