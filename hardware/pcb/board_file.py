"""The board as a KiCad file (format 20211014), with the tracks of our own router.

The ground planes are outlines here: KiCad pours them, and the board is whole without them too,
since ground is also routed. Ids follow from names, so the same board is the same file.
"""

import json

from hardware import placement
from hardware.drawings.schematic_items import symbol_id
from hardware.drawings.sexpr import Item, ident, quoted, render
from hardware.footprints import FOOTPRINTS, Footprint, Pad
from hardware.model import Design, Node, Part
from hardware.pcb import footprint_file, silk
from hardware.pcb.board_items import LEFT, TOP, copper, edge, zone
from hardware.pcb.copper import Track, Via
from hardware.placement import DEPTH, Place

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
    tracks = [copper(item, codes, n) for n, item in enumerate(items)]
    zones = [zone(codes["GND"], layer) for layer in ("F.Cu", "B.Cu")]
    return render([*_head(), *nets, *parts, *screws, *edge(), *tracks, *zones]) + "\n"


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
    pattern = FOOTPRINTS[part.kind.footprint]
    nets = [design.net_of(Node(part.ref, pad.number)) for pad in pattern.pads]
    joins: list[list[Item]] = [[["net", codes[net], quoted(net)]] if net else [] for net in nets]
    pads = [
        footprint_file.pad(pad, place.angle, joins[n], "%s/pad/%d" % (part.ref, n))
        for n, pad in enumerate(pattern.pads)
    ]
    kind: Item = ["attr", "through_hole" if pattern.pads[0].drill else "smd"]
    path: Item = ["path", quoted("/" + symbol_id(part.ref))]
    outline = footprint_file.outline(part.kind.footprint, pattern, part.ref)
    head = _place("kaperbox:" + part.kind.footprint, part.ref, place)
    return [*head, path, kind, *_words(part, place.angle % 180), *outline, *pads]


def _words(part: Part, reads: int) -> list[Item]:
    """Designator, value, and what the part is for; readable from the front or the right."""
    name, ref = part.kind.footprint, part.ref
    at = (*silk.name_place(name, FOOTPRINTS[name]), reads)
    words = [
        footprint_file.text("reference", ref, at, (ref, "ref")),
        footprint_file.text("value", part.kind.value, at, (ref, "value")),
    ]
    if ref in silk.LABELS:
        at = (*silk.LABEL_AT[name], reads)
        words.append(footprint_file.text("user", silk.LABELS[ref], at, (ref, "label")))
    return words


def _screw(n: int, x: float, y: float) -> Item:
    ref = "H%d" % n
    label = footprint_file.text("reference", ref, (0, 4.2, 0), (ref, "fab"))
    value = footprint_file.text("value", "M3", (0, 0, 0), (ref, "value"))
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
