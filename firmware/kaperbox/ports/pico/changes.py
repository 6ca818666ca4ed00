"""Which parts of a picture are new: compared in cells of eight columns, as wide as a letter.

Compiled to machine code that knows bytes and integers (`viper`): a whole picture is 1024 bytes,
looked at whenever the box draws, and ordinary code needs six milliseconds for it.
"""

# mypy: disable-error-code="name-defined"

import micropython

WIDTH = 128
CELLS = 16


@micropython.viper
def take_changes(new: ptr8, shown: ptr8, at: int) -> int:
    """Copies a page from `at` on where it differs; a bit for each of its cells that did."""
    mask = 0
    bit = 1
    end = at + 128
    while at < end:
        stop = at + 8
        while at < stop and new[at] == shown[at]:
            at += 1
        if at < stop:
            mask |= bit
            while at < stop:
                shown[at] = new[at]
                at += 1
        bit <<= 1
    return mask


@micropython.viper
def copy(source: ptr8, at: int, target: ptr8, count: int):
    """`count` bytes to behind a transfer's head, without the slice that Python would make."""
    to = 7
    end = at + count
    while at < end:
        target[to] = source[at]
        at += 1
        to += 1
