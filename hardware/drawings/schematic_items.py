"""The things on a schematic sheet, each as KiCad writes it: symbol, wire, label."""

from hardware.drawings import symbols
from hardware.drawings.sexpr import Item, ident, quoted
from hardware.model import Part


def wire(start: tuple[float, float], end: tuple[float, float], name: str) -> Item:
    """A straight wire."""
    stroke: Item = ["stroke", ["width", 0], ["type", "default"], ["color", 0, 0, 0, 0]]
    return ["wire", ["pts", ["xy", *start], ["xy", *end]], stroke, ["uuid", name]]


def label(net: str, x: float, y: float, angle: int) -> Item:
    """The name of a net, looking away from its pin."""
    side = "right" if angle in (180, 270) else "left"
    place: Item = ["at", x, y, angle]
    shown = symbols.effects(["justify", side])
    sheets: Item = [
        "property",
        quoted("Intersheet References"),
        quoted("${INTERSHEET_REFS}"),
        ["id", 0],
        ["at", 0, 0, 0],
        symbols.effects("hide"),
    ]
    name: Item = ["uuid", ident("label", net, x, y)]
    return ["global_label", quoted(net), ["shape", "passive"], place, shown, name, sheets]


def symbol(part: Part, x: float, y: float) -> Item:
    """The part itself, with its texts above it."""
    is_flag = part.kind.symbol == "FLAG"
    pins = [
        ["pin", quoted(pin.number), ["uuid", ident("pin", part.ref, pin.number)]]
        for pin in part.kind.pins
    ]
    counts: Item = "no" if is_flag else "yes"
    head: list[Item] = [
        ["lib_id", quoted("kaperbox:" + symbols.name_of(part.kind))],
        ["at", x, y, 0],
        ["unit", 1],
        ["in_bom", counts],
        ["on_board", counts],
        ["uuid", symbol_id(part.ref)],
    ]
    properties = [_property(n, text) for n, text in enumerate(_texts(part, x, y))]
    return ["symbol", *head, *properties, *pins]


Text = tuple[str, str, float, float, bool]
"""(key, text, x, y, hidden)."""


def _texts(part: Part, x: float, y: float) -> tuple[Text, ...]:
    kind, is_flag = part.kind, part.kind.symbol == "FLAG"
    left = x - max(symbols.width(kind), 10.16) / 2
    top = y - 2.54 * (((len(kind.pins) + 1) // 2 - 1) // 2) - 3.81
    return (
        ("Reference", part.ref, left, top, is_flag),
        ("Value", kind.value, left + 6.35, top, is_flag),
        ("Footprint", footprint_name(part), x, y, True),
        ("Datasheet", "", x, y, True),
        ("Part", kind.maker_number, x, y, True),
    )


def footprint_name(part: Part) -> str:
    """As KiCad names it, or empty for what is not on the board."""
    return "kaperbox:" + part.kind.footprint if part.kind.footprint else ""


def _property(n: int, text: Text) -> Item:
    key, value, x, y, hidden = text
    more: tuple[Item, ...] = (["justify", "left"], *(("hide",) if hidden else ()))
    return [
        "property",
        quoted(key),
        quoted(value),
        ["id", n],
        ["at", x, y, 0],
        symbols.effects(*more),
    ]


def symbol_id(ref: str) -> str:
    """The id that ties a footprint on the board to its symbol."""
    return ident("symbol", ref)


def instance(part: Part) -> Item:
    """The entry in the sheet's list of symbols."""
    footprint = footprint_name(part)
    words: list[Item] = [["reference", quoted(part.ref)], ["unit", 1]]
    words.append(["value", quoted(part.kind.value)])
    return ["path", quoted("/" + symbol_id(part.ref)), *words, ["footprint", quoted(footprint)]]
