"""A sheet of labels to print at its true size: words on the box where a hand looks for them.

Printed words outlast a memory: which way is BATTERY, which socket is pad 3, and that no telephone
line belongs there. Each strip has the holes' own distances, seen as one looks at that side.
"""

from hardware.design import BUTTON_NAMES
from hardware.model import Design
from hardware.placement import jack_middle, places

SHEET = (150.0, 82.0)
HIGH = 8.0
SWITCH = ("BATTERY", "OFF", "USB")
"""From left to right, seen from behind: the lever points to the USB socket for USB."""
SWITCH_APART = 17.0
WARNING = "PADS ONLY. NO TELEPHONE LINE."
TACT_MIDDLE_X = 6.25

Strip = list[tuple[float, str]]
"""Middle of a word in millimetres, and the word."""


def labels(design: Design) -> str:
    """The sheet as SVG, in millimetres."""
    count = len(design.board.PADS)
    pads = [(-jack_middle(n), "PAD %d" % n) for n in range(count, 0, -1)]
    lid = list(zip(_buttons(design), BUTTON_NAMES, strict=False))
    switch = [(SWITCH_APART * n, word) for n, word in enumerate(SWITCH)]
    own = [(SWITCH_APART * (n - 1), str(n)) for n in range(1, count + 1)]
    strips: list[Strip] = [switch, pads, [(0.0, WARNING)], lid, [(0.0, BUTTON_NAMES[-1])], own]
    found = [_head()]
    for number, strip in enumerate(strips):
        found += _strip(strip, 5.0 + number * (HIGH + 4.5))
    return "\n".join([*found, "</svg>"]) + "\n"


def _buttons(design: Design) -> list[float]:
    """The x of the small buttons in the lid, from left to right."""
    refs = design.board.BUTTON_PARTS[:-1]
    return [places(design)[ref].x + TACT_MIDDLE_X for ref in refs]


def _strip(strip: Strip, y: float) -> list[str]:
    """One label with a line to cut along."""
    first, last = strip[0], strip[-1]
    rim = [1.1 * len(word) + 3.0 for _, word in (first, last)]
    left, right = first[0] - rim[0], last[0] + rim[1]
    frame = '<rect x="5" y="%.2f" width="%.2f" height="%g" fill="none" stroke="#999" ' + (
        'stroke-width="0.2" stroke-dasharray="1 1"/>'
    )
    text = '<text x="%.2f" y="%.2f" font-size="3.2" text-anchor="middle">%s</text>'
    words = [text % (5.0 + x - left, y + HIGH / 2 + 1.1, word) for x, word in strip]
    return [frame % (y, right - left, HIGH), *words]


def _head() -> str:
    size = 'width="%gmm" height="%gmm" viewBox="0 0 %g %g"' % (*SHEET, *SHEET)
    font = 'font-family="sans-serif" font-weight="bold"'
    head = '<svg xmlns="http://www.w3.org/2000/svg" %s %s>\n' % (size, font)
    return head + '<rect width="%g" height="%g" fill="white"/>' % SHEET
