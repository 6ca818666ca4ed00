"""KiCad's file form: nested lists in brackets, with ids that follow from names.

KiCad gives every item a random id. Here the id is made from what the item is, so that the same
design is the same file.
"""

import uuid
from collections.abc import Sequence

Item = str | int | float | Sequence["Item"]

_SPACE = uuid.UUID("7d4f2c0e-5b1a-5c38-9a51-6b6170657262")


def quoted(text: str) -> str:
    """A string as KiCad reads it."""
    return '"%s"' % text.replace("\\", "\\\\").replace('"', '\\"')


def number(value: float) -> str:
    """Millimetres without needless digits, and without a negative zero."""
    text = ("%.4f" % value).rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def ident(*name: object) -> str:
    """An id that is always the same for the same name."""
    return str(uuid.uuid5(_SPACE, "/".join(str(word) for word in name)))


def render(item: Item, depth: int = 0) -> str:
    """One line for a list of words, else one line for each inner list."""
    if isinstance(item, str):
        return item
    if isinstance(item, (int, float)):
        return number(item)
    if all(isinstance(inner, (str, int, float)) for inner in item) or _is_small(item):
        return "(%s)" % " ".join(render(inner) for inner in item)
    words = [render(inner) for inner in item if isinstance(inner, (str, int, float))]
    lists = [inner for inner in item if not isinstance(inner, (str, int, float))]
    indent = "\n" + "  " * (depth + 1)
    inside = "".join(indent + render(inner, depth + 1) for inner in lists)
    return "(%s%s\n%s)" % (" ".join(words), inside, "  " * depth)


def _is_small(item: Sequence[Item]) -> bool:
    return len(repr(item)) < 100
