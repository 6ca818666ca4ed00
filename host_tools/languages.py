"""Turns the tables of other languages into modules of the firmware that take little memory.

Run `make languages` after you have changed one. A dict of these texts would take 40 KB of the
board's heap. So the module has the texts in a few runs of bytes, where each ends, and a checksum
of the English text for each, by which `app/translation.py` finds it.
"""

import pathlib
from binascii import crc32
from itertools import accumulate

from host_tools import german
from host_tools.pictures import APP
from kaperbox.app.translation import GROUP

TABLES = {"german": german.PARTS}
"""By the name of the firmware's module."""
_HEAD = '"""%s. Made by host_tools/languages.py from host_tools/%s: change that."""\n\n'


def words(parts: tuple[dict[str, str], ...]) -> dict[str, str]:
    """One table of several. ValueError for a text that is in two of them."""
    whole: dict[str, str] = {}
    for part in parts:
        if twice := whole.keys() & part.keys():
            raise ValueError(f"twice: {sorted(twice)}")
        whole |= part
    return whole


def module(name: str, table: dict[str, str]) -> str:
    """The source of the firmware's module. ValueError if two texts have the same checksum."""
    texts = sorted(table)
    marks = [crc32(text.encode()).to_bytes(4, "little") for text in texts]
    said = [table[text].encode() for text in texts]
    groups = [said[at : at + GROUP] for at in range(0, len(said), GROUP)]
    ends = [end.to_bytes(2, "little") for group in groups for end in accumulate(map(len, group))]
    if len(set(marks)) < len(marks):
        raise ValueError("two texts have the same checksum")
    runs = ("    (\n%s    ),\n" % "".join(map(_indented, group)) for group in groups)
    return (
        _HEAD % (name.capitalize(), name)
        + "MARKS = (\n%s)\n" % _lines(b"".join(marks))
        + "ENDS = (\n%s)\n" % _lines(b"".join(ends))
        + "TEXTS = (\n%s)\n" % "".join(runs)
    )


def _indented(said: bytes) -> str:
    return _lines(said, 60, 8)


def _lines(data: bytes, size: int = 20, indent: int = 4) -> str:
    """As literals of so many bytes each."""
    pieces = (data[at : at + size] for at in range(0, len(data), size))
    return "".join(f'{" " * indent}b"{_literal(piece)}"\n' for piece in pieces)


def _literal(data: bytes) -> str:
    plain = (byte >= 32 and byte < 127 and byte not in b'"\\' for byte in data)
    return "".join(chr(b) if ok else f"\\x{b:02x}" for b, ok in zip(data, plain, strict=True))


def render() -> dict[pathlib.Path, str]:
    """The text of each generated module by its path."""
    return {APP / f"{name}.py": module(name, words(parts)) for name, parts in TABLES.items()}


if __name__ == "__main__":
    for path, text in render().items():
        path.write_text(text, encoding="utf-8")
