"""The bill of materials as CSV: what to buy for one box of a build level."""

import csv
import io

from hardware.extras import extras
from hardware.model import Design, Kind, natural

HEAD = (
    "quantity",
    "designators",
    "value",
    "part number",
    "footprint",
    "price class",
    "substitute",
)
CLASSES = ((20, "A"), (100, "B"), (300, "C"))
"""Up to so many cents a piece; D is more."""
CLASS_SIZE, CLASS_PERCENT = 10, 80
"""Ten boxes at once cost a fifth less a piece, by the steps in the shops' price lists."""


def bom(design: Design) -> str:
    """One line a kind, in the order of the designators, then what the box itself needs."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(HEAD)
    for kind, refs in groups(design):
        words = (kind.value, kind.maker_number, kind.footprint or "-", price_class(kind.cents))
        writer.writerow((len(refs), " ".join(refs), *words, kind.substitute))
    for extra in extras(design.level):
        words = (extra.value, extra.maker_number, "-", price_class(extra.cents))
        writer.writerow((extra.quantity, "-", *words, extra.substitute))
    return text.getvalue()


def groups(design: Design) -> list[tuple[Kind, list[str]]]:
    """Kinds with the designators of their parts."""
    found: dict[Kind, list[str]] = {}
    for part in design.parts:
        found.setdefault(part.kind, []).append(part.ref)
    return sorted(found.items(), key=lambda item: natural(item[1][0]))


def price_class(cents: int) -> str:
    """A letter for a typical price of one piece."""
    return next((letter for most, letter in CLASSES if cents <= most), "D")


def cost_euros(design: Design, boxes: int) -> int:
    """A typical sum, shipping left out."""
    cents = sum(part.kind.cents for part in design.parts)
    cents += sum(extra.quantity * extra.cents for extra in extras(design.level))
    percent = CLASS_PERCENT if boxes >= CLASS_SIZE else 100
    return round(cents * boxes * percent / 10_000)
