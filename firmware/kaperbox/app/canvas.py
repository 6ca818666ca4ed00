"""The picture of the screen: 128x64 pixels as the controller keeps them, drawn with plain bytes.

Eight pages of 128 columns, bit 0 the upper row of a page: a letter or an icon that stands on a
page is one or two slices, fast enough for an interpreter on a microcontroller. Everything is drawn
here and not by the port, so that every box shows the same pixels. Text is said in the language of
the box (`language`); what reaches over the right edge is cut off.
"""

from kaperbox.app.font import EXTRA, GLYPHS
from kaperbox.app.language import say
from kaperbox.app.pictures import BIG_DIGITS, BIG_GLYPHS, CARD_TREASURE, PICTURES, TITLE

WIDTH = 128
ROWS = 8
COLUMNS = 16
BIG_WIDTH = 12

_BLANK = bytes(WIDTH)
_FIRST = 32
_ASCII = 95
_DELETE = 127


class Canvas:
    """`frame` is the picture: 1024 bytes, ready for `Display.show`."""

    def __init__(self):
        self.frame = bytearray(WIDTH * ROWS)

    def clear(self) -> None:
        self.blank(0, ROWS)

    def text(self, row: int, column: int, text: str) -> None:
        """Letters of 8x8 pixels, from a column of 0 to 15."""
        self._put(row, column, say(text))

    def _put(self, row, column, text):
        frame, at = self.frame, row * WIDTH + column * 8
        for code in _codes(text[: COLUMNS - column]):
            frame[at : at + 8] = GLYPHS[8 * code : 8 * code + 8]
            at += 8

    def centred(self, row: int, text: str) -> None:
        text = say(text)
        self._put(row, max(0, (COLUMNS + 1 - len(text)) // 2), text)

    def right(self, row: int, text: str) -> None:
        text = say(text)
        self._put(row, max(0, COLUMNS - len(text)), text)

    def sides(self, row: int, left: str, right: str) -> None:
        """A name at the left and a number at the right; the number is never cut."""
        left, right = say(left), say(right)
        self._put(row, 0, left[: COLUMNS - 1 - len(right)] if right else left)
        self._put(row, max(0, COLUMNS - len(right)), right)

    def headline(self, text: str) -> None:
        """The top row, dark on light."""
        self.centred(0, text)
        self.invert(0, 0, WIDTH)

    def paragraph(self, row: int, column: int, text: str) -> None:
        """Words wrapped into the columns from `column` to the right edge, downwards from `row`."""
        for line in wrapped(say(text), COLUMNS - column):
            if row == ROWS:
                return
            self._put(row, column, line)
            row += 1

    def big(self, row: int, x: int, text: str) -> None:
        """Digits, + - and / of 12x16 pixels on two rows."""
        for letter in text:
            glyph = BIG_DIGITS.index(letter) * 2 * BIG_WIDTH
            self._copy(row, x, (BIG_WIDTH, 2), BIG_GLYPHS[glyph : glyph + 2 * BIG_WIDTH])
            x += BIG_WIDTH

    def big_centred(self, row: int, text: str) -> None:
        self.big(row, (WIDTH - BIG_WIDTH * len(text)) // 2, text)

    def picture(self, row: int, x: int, picture: int) -> None:
        """One of `pictures`."""
        width, pages = size(picture)
        self._copy(row, x, (width, pages), PICTURES[picture : picture + width * pages])

    def _copy(self, row, x, width_and_pages, data):
        width, pages = width_and_pages
        for page in range(pages):
            at = (row + page) * WIDTH + x
            self.frame[at : at + width] = data[page * width : page * width + width]

    def invert(self, row: int, x: int, width: int, rows: int = 1) -> None:
        """All bytes of a page as one long number: ten times faster than one after another."""
        ones = (1 << 8 * width) - 1
        for page in range(row, row + rows):
            at = page * WIDTH + x
            turned = int.from_bytes(self.frame[at : at + width], "little") ^ ones
            self.frame[at : at + width] = turned.to_bytes(width, "little")

    def fill(self, row: int, x: int, width: int, column: int) -> None:
        """`width` columns that all look like this byte, from `x` on."""
        for at in range(row * WIDTH + x, row * WIDTH + x + width):
            self.frame[at] = column

    def blank(self, row: int, rows: int) -> None:
        for at in range(row * WIDTH, (row + rows) * WIDTH, WIDTH):
            self.frame[at : at + WIDTH] = _BLANK


def size(picture: int) -> tuple[int, int]:
    """(width, how many pages high) of one of `pictures`."""
    if picture < CARD_TREASURE:
        return 16, 2
    return (32, 4) if picture < TITLE else (WIDTH, 3)


def _codes(text):
    """The glyphs of a text. MicroPython makes a string of each letter that it takes out of a text,
    and numbers out of bytes at once: plain text goes the short way."""
    plain = text.encode()
    if len(plain) != len(text) or (plain and not _FIRST <= min(plain) <= max(plain) < _DELETE):
        return [_code(letter) for letter in text]
    return [byte - _FIRST for byte in plain]


def _code(letter):
    code = ord(letter) - _FIRST
    if 0 <= code < _ASCII:
        return code
    extra = EXTRA.find(letter)
    return _ASCII + extra if extra >= 0 else ord("?") - _FIRST


def wrapped(text: str, width: int) -> list[str]:
    """The lines of a text of words, none longer than `width` (a longer word is cut)."""
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = (lines[-1] + " " + word if lines[-1] else word)[:width]
    return lines
