"""The perfboard from above as SVG, its wires below shining through, each net in its colour.

Two pictures of the same board, supplies and signals, since one with all wires cannot be read.
"""

from hardware.drawings.wires import SUPPLY_NETS, holes, millimetres, name, wires
from hardware.model import Design, Node
from hardware.placement import (
    DEPTH,
    FIRST_Y,
    HOLE,
    SCREWS,
    WIDTH,
    box,
    footprint,
    pad_on_board,
    places,
)
from hardware.rules.room import hole_of

COLOURS = {
    "GND": "#222222",
    "3V3": "#c62828",
    "RAIL": "#ef6c00",
    "VBUS": "#ad1457",
    "VSYS": "#6a1b9a",
    "BATTERY_IN": "#2e7d32",
    "BATTERY_FUSED": "#00838f",
}
SHADES = ("#1565c0", "#2e7d32", "#ad1457", "#ef6c00", "#6a1b9a", "#00838f", "#5d4037", "#c62828")
COLUMNS, ROWS = int(WIDTH / HOLE), int((DEPTH - FIRST_Y) / HOLE) + 1
MARGIN = 8.0
INK = "#14303f"
CROWDED = ("SMALL4", "OLED4", "HEADER3", "PIEZO5", "RADIAL8", "SCREW2", "SCREW3", "SCREW6")


def perfboard(design: Design, supply: bool) -> str:
    """One of the two pictures."""
    shown = [w for w in wires(design) if (w.net in SUPPLY_NETS) == supply]
    names = sorted({wire.net for wire in shown})
    colours = {net: COLOURS.get(net, SHADES[n % len(SHADES)]) for n, net in enumerate(names)}
    where = holes(design)
    lines = [_line(colours[w.net], where[w.start], where[w.end]) for w in shown]
    legend = [_legend(n, net, colours[net]) for n, net in enumerate(names)]
    title = "supplies" if supply else "signals"
    inside = [*_board(title), *_parts(design), *lines, *_pads(design, colours)]
    inside += [*_labels(design), *legend]
    return "\n".join([_head(), *inside, "</svg>"]) + "\n"


def _head() -> str:
    wide, high = WIDTH + 2 * MARGIN + 42, DEPTH + 2 * MARGIN
    box_ = "%g %g %g %g" % (-MARGIN, -MARGIN, wide, high)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="%s" width="%g" height="%g" '
        'font-family="sans-serif">\n<rect x="%g" y="%g" width="%g" height="%g" fill="white"/>'
        % (box_, wide * 6, high * 6, -MARGIN, -MARGIN, wide, high)
    )


def _board(title: str) -> list[str]:
    found = [_rect((0, 0, WIDTH, DEPTH), "#f3ecd8", "#8d7b4f")]
    for column in range(COLUMNS):
        if column % 5 == 0:
            found.append(_text((column * HOLE, -1.5), 2.0, name((column, 0))[:-1]))
    for row in range(ROWS):
        if row % 5 == 4:
            found.append(_text((-4, FIRST_Y + row * HOLE + 0.7), 2.0, str(row + 1)))
    found += [
        '<circle cx="%.2f" cy="%.2f" r="0.4" fill="#cdbf96"/>' % millimetres((column, row))
        for row in range(ROWS)
        for column in range(1, COLUMNS)
    ]
    found += [_dot(x, y, 1.6, "white") for x, y in SCREWS]
    return [*found, _text((WIDTH / 2, -4.5), 3.0, "Kaperbox, perfboard from above: " + title)]


def _parts(design: Design) -> list[str]:
    found = []
    for ref, place in places(design).items():
        left, top, right, bottom = box(place, footprint(design, ref).body)
        found.append(_rect((left, top, right - left, bottom - top), "#dfe7ee", "#607d8b", 0.7))
    return found


def _labels(design: Design) -> list[str]:
    """Designators in the middle of a part, or above it where its pins are in the way."""
    found = []
    for ref, place in places(design).items():
        pattern = footprint(design, ref)
        left, top, right, bottom = box(place, pattern.body)
        size = 1.6 if min(right - left, bottom - top) < 5 else 2.4
        middle = (top + bottom) / 2 + size / 3
        in_the_way = design.part(ref).kind.footprint in CROWDED
        y = top - 0.3 if in_the_way else middle
        found.append(_text(((left + right) / 2, y), size, ref))
    return found


def _pads(design: Design, colours: dict[str, str]) -> list[str]:
    nets = {node: net for net, nodes in design.nets.items() for node in nodes}
    found = []
    for ref, place in places(design).items():
        for pad in footprint(design, ref).pads:
            x, y = millimetres(hole_of(pad_on_board(place, pad)))
            colour = colours.get(nets.get(Node(ref, pad.number), ""), "#ffffff")
            found.append(_dot(x, y, 0.75, colour))
            if pad.number == "1":
                found.append(_text((x, y - 0.95), 1.1, "1"))
    return found


def _line(colour: str, start: tuple[int, int], end: tuple[int, int]) -> str:
    points = (*millimetres(start), *millimetres(end))
    shape = '<line x1="%.2f" y1="%.2f" x2="%.2f" y2="%.2f" ' % points
    return shape + 'stroke="%s" stroke-width="0.45" stroke-opacity="0.75"/>' % colour


def _legend(number: int, net: str, colour: str) -> str:
    x, y = WIDTH + 5, 2.5 + 2.85 * number
    return _dot(x, y, 1.0, colour) + "\n" + _text((x + 2.5, y + 0.8), 2.2, net, "start")


def _rect(
    edges: tuple[float, float, float, float], fill: str, stroke: str, alpha: float = 1
) -> str:
    shape = '<rect x="%.2f" y="%.2f" width="%.2f" height="%.2f" ' % edges
    return shape + 'fill="%s" stroke="%s" stroke-width="0.2" fill-opacity="%g"/>' % (
        fill,
        stroke,
        alpha,
    )


def _dot(x: float, y: float, radius: float, fill: str) -> str:
    shape = '<circle cx="%.2f" cy="%.2f" r="%g" ' % (x, y, radius)
    return shape + 'fill="%s" stroke="#555555" stroke-width="0.15"/>' % fill


def _text(at: tuple[float, float], size: float, text: str, side: str = "middle") -> str:
    shape = '<text x="%.2f" y="%.2f" font-size="%g" ' % (*at, size)
    return shape + 'fill="%s" text-anchor="%s">%s</text>' % (INK, side, text)
