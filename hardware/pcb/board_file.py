"""The board as a KiCad file (format 20211014), with the tracks of our own router.

The ground planes are outlines here: KiCad pours them, and the board is whole without them too,
since ground is also routed. Ids follow from names, so the same board is the same file.
"""

import json

from hardware import placement
from hardware.drawings.schematic import symbol_id
from hardware.drawings.sexpr import Item, ident, quoted, render
from hardware.footprints import FOOTPRINTS, Footprint, Pad
from hardware.model import Design, Node, Part
from hardware.pcb import footprint_file, silk
from hardware.pcb.copper import VIA_DRILL_MM, VIA_MM, Track, Via, width
from hardware.placement import DEPTH, WIDTH, Place

LEFT, TOP = 60.0, 50.0
"""Of the board on KiCad's sheet."""
LAYERS = (
    (0, "F.Cu", "signal"),
    (31, "B.Cu", "signal"),
    (34, "B.Paste", "user"),
    (35, "F.Paste", "user"),
    (36, "B.SilkS", "user"),
    (37, "F.SilkS", "user"),
    (38, "B.Mask", "user"),
    (39, "F.Mask", "user"),
    (44, "Edge.Cuts", "user"),
    (46, "B.CrtYd", "user"),
    (47, "F.CrtYd", "user"),
    (48, "B.Fab", "user"),
    (49, "F.Fab", "user"),
)
HOLE = Footprint((Pad("", 0, 0, 3.2, 3.2, 3.2),), (-3.0, -3.0, 3.0, 3.0), 0.0, 3.0)
RULES = {"min_clearance": 0.2, "min_track_width": 0.25, "min_via_diameter": 0.6}


def board_file(design: Design, items: list[Track | Via]) -> str:
    """The whole file."""
    codes = {net: n for n, net in enumerate(design.nets, 1)}
    where = placement.places(design)
    nets: list[Item] = [["net", 0, quoted("")]]
    nets += [["net", code, quoted(net)] for net, code in codes.items()]
    parts = [_part(design, design.part(ref), where[ref], codes) for ref in where]
    screws = [_screw(n, *place) for n, place in enumerate(placement.SCREWS, 1)]
    copper = [_item(item, codes, n) for n, item in enumerate(items)]
    zones = [_zone(codes["GND"], layer) for layer in ("F.Cu", "B.Cu")]
    return render([*_head(), *nets, *parts, *screws, *_edge(), *copper, *zones]) + "\n"


def project_file() -> str:
    """KiCad's project: the limits that its check applies."""
    board = {"design_settings": {"rules": RULES, "rule_severities": {}}}
    text = {"board": board, "meta": {"filename": "kaperbox.kicad_pro", "version": 1}}
    return json.dumps(text, indent=2, sort_keys=True) + "\n"


def footprints() -> dict[str, str]:
    """The library: file name -> text."""
    every = FOOTPRINTS | {"HOLE3": HOLE}
    return {
        "kaperbox.pretty/%s.kicad_mod" % name: render(
            footprint_file.library_file(name, every[name])
        )
        + "\n"
        for name in sorted(every)
    }


def _head() -> list[Item]:
    names: list[Item] = [[n, quoted(name), kind] for n, name, kind in LAYERS]
    layers: Item = ["layers", *names]
    title: Item = [
        "title_block",
        ["title", quoted("Kaperbox")],
        ["comment", 1, quoted("MIT licence")],
    ]
    origin: Item = ["aux_axis_origin", LEFT, TOP + DEPTH]
    setup: Item = ["setup", ["pad_to_mask_clearance", 0.05], origin]
    version: list[Item] = ["kicad_pcb", ["version", "20211014"], ["generator", "kaperbox"]]
    return [
        *version,
        ["general", ["thickness", 1.6]],
        ["paper", quoted("A4")],
        title,
        layers,
        setup,
    ]


def _part(design: Design, part: Part, place: Place, codes: dict[str, int]) -> Item:
    name = part.kind.footprint
    pattern = FOOTPRINTS[name]
    x, y = silk.name_place(name, pattern)
    reads = place.angle % 180
    words: list[Item] = [
        footprint_file.text("reference", part.ref, (x, y, reads), "F.SilkS", (part.ref, "ref")),
        footprint_file.text("value", part.kind.value, (x, y, reads), "F.Fab", (part.ref, "value")),
    ]
    if part.ref in silk.LABELS:
        at = (*silk.LABEL_AT[name], reads)
        label = footprint_file.text(
            "user", silk.LABELS[part.ref], at, "F.SilkS", (part.ref, "label")
        )
        words.append(label)
    pads = [_pad(design, part.ref, n, codes, place) for n in range(len(pattern.pads))]
    kind = "through_hole" if pattern.pads[0].drill else "smd"
    path: Item = ["path", quoted("/" + symbol_id(part.ref))]
    items = [*words, *footprint_file.outline(name, pattern, part.ref), *pads]
    return [*_place("kaperbox:" + name, part.ref, place), path, ["attr", kind], *items]


def _pad(design: Design, ref: str, n: int, codes: dict[str, int], place: Place) -> Item:
    item = FOOTPRINTS[design.part(ref).kind.footprint].pads[n]
    net = design.net_of(Node(ref, item.number))
    words: list[Item] = [["net", codes[net], quoted(net)]] if net else []
    return footprint_file.pad(item, place.angle, words, "%s/pad/%d" % (ref, n))


def _screw(n: int, x: float, y: float) -> Item:
    ref = "H%d" % n
    label = footprint_file.text("reference", ref, (0, 4.2, 0), "F.Fab", (ref, "ref"))
    value = footprint_file.text("value", "M3", (0, 0, 0), "F.Fab", (ref, "value"))
    kind: Item = ["attr", "exclude_from_pos_files", "exclude_from_bom"]
    pads = [footprint_file.pad(HOLE.pads[0], 0, [], ref)]
    lines = [
        line for line in footprint_file.outline("HOLE3", HOLE, ref) if "F.SilkS" not in str(line)
    ]
    return [*_place("kaperbox:HOLE3", ref, Place(x, y, 0)), kind, label, value, *lines, *pads]


def _place(name: str, ref: str, place: Place) -> list[Item]:
    at: Item = ["at", LEFT + place.x, TOP + place.y, *([place.angle] if place.angle else [])]
    stamp: Item = ["tstamp", ident("footprint", ref)]
    return ["footprint", quoted(name), ["layer", quoted("F.Cu")], ["tedit", "0"], stamp, at]


def _edge() -> list[Item]:
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


def _item(item: Track | Via, codes: dict[str, int], n: int) -> Item:
    net: list[Item] = [["net", codes[item.net]], ["tstamp", ident("copper", item.net, n)]]
    if isinstance(item, Via):
        at: Item = ["at", LEFT + item.at[0], TOP + item.at[1]]
        size: list[Item] = [["size", VIA_MM], ["drill", VIA_DRILL_MM]]
        return ["via", at, *size, ["layers", quoted("F.Cu"), quoted("B.Cu")], *net]
    start: Item = ["start", LEFT + item.start[0], TOP + item.start[1]]
    end: Item = ["end", LEFT + item.end[0], TOP + item.end[1]]
    layer: Item = ["layer", quoted(("F.Cu", "B.Cu")[item.layer])]
    return ["segment", start, end, ["width", width(item.net)], layer, *net]


def _zone(code: int, layer: str) -> Item:
    rim = 0.5
    corners = ((rim, rim), (WIDTH - rim, rim), (WIDTH - rim, DEPTH - rim), (rim, DEPTH - rim))
    places: list[Item] = [["xy", LEFT + x, TOP + y] for x, y in corners]
    points: Item = ["pts", *places]
    net: list[Item] = [["net", code], ["net_name", quoted("GND")], ["layer", quoted(layer)]]
    fill: Item = ["fill", ["thermal_gap", 0.4], ["thermal_bridge_width", 0.5]]
    pads: Item = ["connect_pads", ["clearance", 0.25]]
    look: list[Item] = [["tstamp", ident("zone", layer)], ["hatch", "edge", 0.5], pads]
    return ["zone", *net, *look, ["min_thickness", 0.25], fill, ["polygon", points]]
