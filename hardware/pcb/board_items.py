"""What is on the board besides parts, each as KiCad writes it: outline, tracks, vias, planes."""

from hardware.drawings.sexpr import Item, ident, quoted
from hardware.pcb.copper import VIA_DRILL_MM, VIA_MM, Track, Via, width
from hardware.placement import DEPTH, WIDTH

LEFT, TOP = 60.0, 50.0
"""Of the board on KiCad's sheet."""


def edge() -> list[Item]:
    """The outline of the board, and its name in print."""
    corners = ((0.0, 0.0), (WIDTH, 0.0), (WIDTH, DEPTH), (0.0, DEPTH))
    found: list[Item] = [
        [
            "gr_line",
            ["start", LEFT + corners[n][0], TOP + corners[n][1]],
            ["end", LEFT + corners[(n + 1) % 4][0], TOP + corners[(n + 1) % 4][1]],
            ["layer", quoted("Edge.Cuts")],
            ["width", 0.1],
            ["tstamp", ident("edge", n)],
        ]
        for n in range(4)
    ]
    font: Item = ["effects", ["font", ["size", 1.5, 1.5], ["thickness", 0.2]]]
    at: Item = ["at", LEFT + 66.7, TOP + 97.2]
    layer: Item = ["layer", quoted("F.SilkS")]
    return [*found, ["gr_text", quoted("KAPERBOX 1"), at, layer, font, ["tstamp", ident("title")]]]


def copper(item: Track | Via, codes: dict[str, int], n: int) -> Item:
    """A track or a via."""
    net: list[Item] = [["net", codes[item.net]], ["tstamp", ident("copper", item.net, n)]]
    if isinstance(item, Via):
        at: Item = ["at", LEFT + item.at[0], TOP + item.at[1]]
        size: list[Item] = [["size", VIA_MM], ["drill", VIA_DRILL_MM]]
        return ["via", at, *size, ["layers", quoted("F.Cu"), quoted("B.Cu")], *net]
    start: Item = ["start", LEFT + item.start[0], TOP + item.start[1]]
    end: Item = ["end", LEFT + item.end[0], TOP + item.end[1]]
    layer: Item = ["layer", quoted(("F.Cu", "B.Cu")[item.layer])]
    return ["segment", start, end, ["width", width(item.net)], layer, *net]


def zone(code: int, layer: str) -> Item:
    """The outline of a ground plane, to be poured by KiCad."""
    rim = 0.5
    corners = ((rim, rim), (WIDTH - rim, rim), (WIDTH - rim, DEPTH - rim), (rim, DEPTH - rim))
    places: list[Item] = [["xy", LEFT + x, TOP + y] for x, y in corners]
    points: Item = ["pts", *places]
    net: list[Item] = [["net", code], ["net_name", quoted("GND")], ["layer", quoted(layer)]]
    fill: Item = ["fill", ["thermal_gap", 0.4], ["thermal_bridge_width", 0.5]]
    pads: Item = ["connect_pads", ["clearance", 0.25]]
    look: list[Item] = [["tstamp", ident("zone", layer)], ["hatch", "edge", 0.5], pads]
    return ["zone", *net, *look, ["min_thickness", 0.25], fill, ["polygon", points]]
