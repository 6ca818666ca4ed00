"""Room on the board: parts apart from each other, inside the edge, clear of screws and display."""

from hardware import placement
from hardware.footprints import OLED_MODULE
from hardware.model import BOARD, PCB, PERFBOARD, Design
from hardware.placement import DEPTH, WIDTH, box, footprint, places

Box = tuple[float, ...]
EDGE = ("U1", "J1", "J2", "J3", "J4")
"""Parts whose sockets look out of the rear wall."""
BESIDE = {"C1": "DS1", "C2": "U2", "C3": "U1"}
"""Each of these capacitors lies beside a supply pin of that part."""


def everything_has_a_place(design: Design) -> list[str]:
    """Every part on the board is placed, and nothing else is."""
    wanted = {part.ref for part in design.parts if part.place == BOARD}
    return ["%s has no place" % ref for ref in sorted(wanted - set(places(design)))]


def parts_keep_apart(design: Design) -> list[str]:
    """No two courtyards overlap."""
    yards = sorted(courtyards(design).items())
    return [
        "%s lies on %s" % (one, other)
        for number, (one, mine) in enumerate(yards)
        for other, yours in yards[number + 1 :]
        if overlap(mine, yours)
    ]


def parts_lie_inside(design: Design) -> list[str]:
    """1 mm from the edge, but for sockets at the rear, and clear of the screw heads."""
    found = []
    heads = [screw_head(x, y) for x, y in placement.SCREWS]
    for ref, (left, top, right, bottom) in courtyards(design).items():
        rear = -2.0 if ref in EDGE else 0.5
        if left < 0.5 or top < rear or right > WIDTH - 0.1 or bottom > DEPTH - 0.5:
            found.append("%s reaches over the edge" % ref)
        if any(overlap((left, top, right, bottom), head) for head in heads):
            found.append("%s lies under a screw" % ref)
    return found


def display_has_room(design: Design) -> list[str]:
    """What lies under the display module is flat."""
    where = places(design)
    if "DS1" not in where:
        return []
    module = box(where["DS1"], OLED_MODULE)
    return [
        "%s is too high to lie under the display" % ref
        for ref, yard in courtyards(design).items()
        if ref != "DS1"
        and overlap(module, yard)
        and footprint(design, ref).height > placement.UNDER_OLED
    ]


def capacitors_lie_near(design: Design) -> list[str]:
    """A capacitor helps only beside the pin that it serves: 12 mm, or 8 mm at a pixel."""
    where = places(design)
    pairs = [(c, ref, 12.0) for c, ref in BESIDE.items()]
    pixels = range(1, design.board.PIXEL_COUNT + 1) if design.level == PCB else ()
    pairs += [("C%d" % (10 + n), "D%d" % n, 8.0) for n in pixels]
    found = []
    for capacitor, ref, limit in pairs:
        if capacitor not in where or ref not in where:
            continue
        place = where[capacitor]
        pads = [placement.pad_on_board(where[ref], pad) for pad in footprint(design, ref).pads]
        if min(abs(p.x - place.x) + abs(p.y - place.y) for p in pads) > limit:
            found.append("%s is far from %s" % (capacitor, ref))
    return found


def perfboard_fits_its_holes(design: Design) -> list[str]:
    """By hand each pad has a hole of its own."""
    if design.level != PERFBOARD:
        return []
    seen: dict[tuple[int, int], str] = {}
    found = []
    for ref, place in places(design).items():
        for pad in footprint(design, ref).pads:
            hole = hole_of(placement.pad_on_board(place, pad))
            if seen.setdefault(hole, ref) != ref:
                found.append("%s and %s share a hole" % (ref, seen[hole]))
    return found


def hole_of(pad: placement.Pad) -> tuple[int, int]:
    """Column and row of the nearest hole, from 0."""
    return round(pad.x / placement.HOLE), round((pad.y - placement.FIRST_Y) / placement.HOLE)


def courtyards(design: Design) -> dict[str, Box]:
    """Ref -> left, top, right, bottom of what the part keeps free."""
    return {
        ref: box(place, footprint(design, ref).courtyard) for ref, place in places(design).items()
    }


def screw_head(x: float, y: float) -> Box:
    """The square around the head of a screw."""
    half = placement.SCREW_HEAD / 2
    return x - half, y - half, x + half, y + half


def overlap(one: Box, other: Box) -> bool:
    """Whether two rectangles share some area."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
