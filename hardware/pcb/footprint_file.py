"""A footprint in KiCad's form, for the board and for the library beside it."""

from hardware.drawings.sexpr import Item, ident, quoted
from hardware.footprints import Footprint, Pad
from hardware.pcb import silk

TEXT = 1.0
SMALL = 0.8


def outline(name: str, pattern: Footprint, owner: str) -> list[Item]:
    """Printed lines, the body for the assembly drawing, and the courtyard."""
    found = [
        _line(line, "F.SilkS", (owner, "silk", n))
        for n, line in enumerate(silk.lines(name, pattern))
    ]
    for layer, edges in (("F.Fab", pattern.body), ("F.CrtYd", pattern.courtyard)):
        left, top, right, bottom = edges
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        for n in range(4):
            line = (*corners[n], *corners[(n + 1) % 4])
            found.append(_line(line, layer, (owner, layer, n)))
    if name in silk.FIRST_PIN:
        x, y, mark = silk.FIRST_PIN[name]
        found.append(text("user", mark, (x, y, 0), (owner, "first")))
    return found


def text(kind: str, words: str, at: tuple[float, float, float], name: tuple) -> Item:
    """Text of the footprint: values go to the assembly drawing, the rest is printed."""
    layer = "F.Fab" if kind == "value" or name[-1] == "fab" else "F.SilkS"
    size = SMALL if len(words) > 4 or kind == "value" else TEXT
    font: Item = ["effects", ["font", ["size", size, size], ["thickness", 0.15]]]
    place: Item = ["at", *at]
    return [
        "fp_text",
        kind,
        quoted(words),
        place,
        ["layer", quoted(layer)],
        font,
        ["tstamp", ident(*name)],
    ]


def pad(item: Pad, angle: float, net: list[Item], name: str) -> Item:
    """One pad. KiCad wants its angle on the board, its place in the footprint."""
    at: Item = ["at", item.x, item.y, *([angle] if angle else [])]
    size: Item = ["size", item.width, item.height]
    drill: list[Item] = [["drill", item.drill]] if item.drill else []
    form, layers = _form(item)
    shown: Item = ["layers", *[quoted(layer) for layer in layers]]
    rest: list[Item] = [*drill, shown, *net, ["tstamp", ident(name)]]
    return ["pad", quoted(item.number), *form, at, size, *rest]


def _form(item: Pad) -> tuple[tuple[str, str], tuple[str, ...]]:
    """What KiCad calls it, and on which layers it is."""
    if item.drill:
        return ("thru_hole" if item.number else "np_thru_hole", "circle"), ("*.Cu", "*.Mask")
    return ("smd", "rect"), ("F.Cu", "F.Paste", "F.Mask")


def library_file(name: str, pattern: Footprint) -> Item:
    """The footprint as a file of a library."""
    x, y = silk.name_place(name, pattern)
    pads = [
        pad(item, 0, [], "%s/%s/%d" % (name, item.number, n))
        for n, item in enumerate(pattern.pads)
    ]
    return [
        "footprint",
        quoted(name),
        ["version", "20211014"],
        ["generator", "kaperbox"],
        ["layer", quoted("F.Cu")],
        ["attr", "through_hole" if pattern.pads[0].drill else "smd"],
        text("reference", "REF**", (x, y, 0), (name, "reference")),
        text("value", name, (x, y, 0), (name, "value")),
        *outline(name, pattern, name),
        *pads,
    ]


def _line(line: silk.Line, layer: str, name: tuple) -> Item:
    x1, y1, x2, y2 = line
    thick = {"F.SilkS": silk.LINE, "F.Fab": 0.1, "F.CrtYd": 0.05}[layer]
    ends: list[Item] = [["start", x1, y1], ["end", x2, y2]]
    return ["fp_line", *ends, ["layer", quoted(layer)], ["width", thick], ["tstamp", ident(*name)]]
