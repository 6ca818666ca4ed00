"""Where a machine puts the parts: pin 1's corner of the board is not asked, the middle is.

Millimetres from the front left corner, y to the rear, as board makers want it.
"""

from hardware import placement
from hardware.model import Design
from hardware.placement import DEPTH

HEAD = "Designator,Value,Footprint,Mid X,Mid Y,Rotation,Layer"


def positions(design: Design) -> str:
    """All parts on the board as CSV."""
    lines = [HEAD]
    for ref, place in sorted(placement.places(design).items()):
        left, top, right, bottom = placement.box(place, placement.footprint(design, ref).body)
        kind = design.part(ref).kind
        middle = (left + right) / 2, DEPTH - (top + bottom) / 2
        words = (ref, kind.value.replace(",", ";"), kind.footprint, *middle, place.angle)
        lines.append("%s,%s,%s,%.3f,%.3f,%d,top" % words)
    return "\n".join(lines) + "\n"
