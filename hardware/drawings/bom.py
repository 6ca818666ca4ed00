"""The bill of materials as CSV: what to buy for one box of a build level."""

import csv
import io

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


def bom(design: Design) -> str:
    """One line a kind, in the order of the designators, then what the enclosure needs."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(HEAD)
    for kind, refs in groups(design):
        words = (kind.value, kind.maker_number, kind.footprint or "-", price_class(kind.cents))
        writer.writerow((len(refs), " ".join(refs), *words, kind.substitute))
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


def cost_cents(design: Design, boxes: int) -> int:
    """A typical sum; ten boxes at once cost a fifth less a piece."""
    single = sum(part.kind.cents for part in design.parts)
    return single * boxes * (80 if boxes >= 10 else 100) // 100
