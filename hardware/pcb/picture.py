"""The board from above as SVG: tracks of both layers, pads, print. A picture for the guide."""

import xml.sax.saxutils as xml

from hardware import placement
from hardware.design import Design
from hardware.pcb import copper, silk
from hardware.pcb.copper import FRONT, Shape, Track, Via
from hardware.placement import DEPTH, WIDTH, Place

TRACK_COLOURS = ("#c8553d", "#3d6fb5")
PAD, HOLE, PRINT, BOARD = "#d9b44a", "#ffffff", "#ffffff", "#1e5b3a"
MARGIN = 4.0


def picture(design: Design, items: list[Track | Via]) -> str:
    """The whole picture; the back's tracks are blue and lie below the front's."""
    size = (-MARGIN, -MARGIN, WIDTH + 2 * MARGIN, DEPTH + 2 * MARGIN)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="%g %g %g %g" ' % size
    head += 'width="%g" height="%g" font-family="sans-serif">' % (6 * size[2], 6 * size[3])
    back = '<rect x="%g" y="%g" width="%g" height="%g" fill="white"/>' % size
    board = '<rect width="%g" height="%g" rx="0.5" fill="%s"/>' % (WIDTH, DEPTH, BOARD)
    tracks = sorted((i for i in items if isinstance(i, Track)), key=lambda t: -t.layer)
    lines = [_track(track) for track in tracks]
    vias = [_shape(item.shape, PAD) for item in items if isinstance(item, Via)]
    pads = [_shape(shape, PAD) for _, shape in copper.pads(design)]
    return "\n".join([head, back, board, *lines, *vias, *pads, *_print(design), "</svg>"]) + "\n"


def _track(track: Track) -> str:
    look = 'stroke="%s" stroke-width="%g" stroke-opacity="0.8" stroke-linecap="round"'
    colour = TRACK_COLOURS[0 if track.layer == FRONT else 1]
    ends = '<line x1="%g" y1="%g" x2="%g" y2="%g" ' % (*track.start, *track.end)
    return ends + look % (colour, copper.width(track.net)) + "/>"


def _shape(shape: Shape, colour: str) -> str:
    left, top, right, bottom = shape.box
    if shape.radius:
        drill = '<circle cx="%g" cy="%g" r="%g" fill="%s"/>'
        ring = drill % (left, top, shape.radius, colour)
        return ring + drill % (left, top, shape.radius * 0.5, HOLE)
    edges = (left, top, right - left, bottom - top)
    return '<rect x="%g" y="%g" width="%g" height="%g" ' % edges + 'fill="%s"/>' % colour


def _print(design: Design) -> list[str]:
    found = []
    for ref, place in placement.places(design).items():
        name = design.part(ref).kind.footprint
        pattern = placement.footprint(design, ref)
        found += [_line(place, line) for line in silk.lines(name, pattern)]
        at = silk.name_place(name, pattern)
        found.append(_text(place, at, ref))
        if ref in silk.LABELS:
            found.append(_text(place, silk.LABEL_AT[name], silk.LABELS[ref]))
    found += [
        '<circle cx="%g" cy="%g" r="1.6" fill="white"/>' % screw for screw in placement.SCREWS
    ]
    return found


def _line(place: Place, line: silk.Line) -> str:
    start, end = placement.turned(place, *line[:2]), placement.turned(place, *line[2:])
    ends = '<line x1="%.3f" y1="%.3f" x2="%.3f" y2="%.3f" ' % (*start, *end)
    return ends + 'stroke="%s" stroke-width="0.15"/>' % PRINT


def _text(place: Place, at: tuple[float, float], words: str) -> str:
    x, y = placement.turned(place, *at)
    turn = 'transform="rotate(%g %.3f %.3f)" ' % (-(place.angle % 180), x, y)
    look = 'fill="%s" font-size="1.5" text-anchor="middle" dominant-baseline="central"' % PRINT
    return '<text x="%.3f" y="%.3f" ' % (x, y) + turn + look + ">%s</text>" % xml.escape(words)
