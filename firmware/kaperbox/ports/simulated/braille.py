"""The picture of the OLED as braille signs: 128x64 dots are 16 lines of 64.

A sign is two dots wide and four high. A page of the frame is eight dots high, so its bytes give
two lines: the low halves the upper one, the high halves the lower one.
"""

_LEFT = (0, 1, 2, 3, 4, 5, 6, 7, 64, 65, 66, 67, 68, 69, 70, 71)
"""The sign's bits for four dots of its left column, the lowest bit uppermost."""
_SIGNS = tuple(
    chr(0x2800 + _LEFT[left] + ((right & 7) << 3) + ((right & 8) << 4))
    for right in range(16)
    for left in range(16)
)
_PAGE = 128


class Braille:
    """Keeps the lines of the last frame: only pages that changed are done again."""

    def __init__(self):
        self._frame = b""
        self._lines = ("",) * 16

    def lines(self, frame) -> tuple[str, ...]:
        if frame != self._frame:
            lines = list(self._lines)
            for page in range(8):
                begin = page * _PAGE
                part = frame[begin : begin + _PAGE]
                if part != self._frame[begin : begin + _PAGE]:
                    lines[2 * page] = _line(part, 0)
                    lines[2 * page + 1] = _line(part, 4)
            self._frame, self._lines = bytes(frame), tuple(lines)
        return self._lines


def _line(part, shift):
    signs = []
    for x in range(0, _PAGE, 2):
        signs.append(_SIGNS[part[x] >> shift & 15 | (part[x + 1] >> shift & 15) << 4])
    return "".join(signs)
