"""The text of a picture: a frame read back into eight lines of sixteen characters.

For tests, the manual and whoever cannot see the screen. Each cell of 8x8 pixels is compared with
the letters of the font, upright and dark on light; dice icons and big digits are found first, as
they are larger. What is none of these reads as `▒`, light without a letter as `█`.
"""

from kaperbox.app import pictures
from kaperbox.app.font import EXTRA, GLYPHS

UNKNOWN, LIT = "▒", "█"
FACE_LETTERS, SYMBOL_LETTERS, PIP_DIGITS = "KSGDMP", "KSCDBP", "123456"
_WIDTH, _COLUMNS, _ROWS, _CELL = 128, 16, 8, 8
_BIG = 12


def read_text(frame) -> tuple[str, ...]:
    """Eight lines of 16. A die is its letter (KSGDMP, or KSCDBP for Piratatak) or number, upper
    left in its four cells."""
    signs, _ = _read(bytes(frame))
    return tuple("".join(line) for line in signs)


def read_inverse(frame) -> tuple[str, ...]:
    """What is dark on light in each of the eight lines, without blanks around it; mostly ""."""
    signs, inverse = _read(bytes(frame))
    lines = []
    for row in range(_ROWS):
        shown = [signs[row][at] if inverse[row][at] else " " for at in range(_COLUMNS)]
        lines.append(" ".join("".join(shown).replace(LIT, " ").split()))
    return tuple(lines)


def inverse_cells(frame, row: int) -> tuple[int, ...]:
    """The columns of a line that are dark on light."""
    _, inverse = _read(bytes(frame))
    return tuple(column for column in range(_COLUMNS) if inverse[row][column])


def _read(frame):
    """Rows of signs, and rows of whether each is inverse."""
    signs = [[""] * _COLUMNS for _ in range(_ROWS)]
    inverse = [[False] * _COLUMNS for _ in range(_ROWS)]
    for row in range(_ROWS):
        if row + 1 < _ROWS:
            _read_dice(frame, row, signs, inverse)
            _read_big(frame, row, signs)
        for column in range(_COLUMNS):
            if not signs[row][column]:
                cell = _bytes(frame, row, column * _CELL, _CELL)
                signs[row][column], inverse[row][column] = _letter(cell)
        _blank_between(signs[row], inverse[row])
    return signs, inverse


def _blank_between(line, marks):
    """In a run that is dark on light and has a letter, the light cells are its blanks."""
    begin = 0
    for end in range(_COLUMNS + 1):
        if end == _COLUMNS or not marks[end]:
            if any(sign != LIT for sign in line[begin:end]):
                line[begin:end] = [" " if sign == LIT else sign for sign in line[begin:end]]
            begin = end + 1


def _turned(cell):
    return bytes(byte ^ 255 for byte in cell)


def _bytes(frame, row, x, width):
    return frame[row * _WIDTH + x : row * _WIDTH + x + width]


def _letter(cell):
    if cell in _LETTERS:
        return _LETTERS[cell], False
    turned = _turned(cell)
    if turned in _LETTERS:
        return (LIT if _LETTERS[turned] == " " else _LETTERS[turned]), True
    return UNKNOWN, False


def _read_dice(frame, row, signs, inverse):
    for column in range(_COLUMNS - 1):
        x = column * _CELL
        icon = _bytes(frame, row, x, 16) + _bytes(frame, row + 1, x, 16)
        upright = icon in _DICE
        if not signs[row][column] and (upright or _turned(icon) in _DICE):
            _cover(signs, row, column, 2)
            signs[row][column] = _DICE[icon if upright else _turned(icon)]
            inverse[row][column] = not upright


def _read_big(frame, row, signs):
    """Runs of big digits, which may begin at any pixel, as one number from their first cell on."""
    x = 0
    while x <= _WIDTH - _BIG:
        begin, number = x, ""
        while _big_at(frame, row, x) in _DIGITS:
            number += _DIGITS[_big_at(frame, row, x)]
            x += _BIG
        if number:
            first = begin // _CELL
            _cover(signs, row, first, (x - 1) // _CELL - first + 1)
            signs[row][first : first + len(number)] = list(number)
        else:
            x += 1


def _big_at(frame, row, x):
    return _bytes(frame, row, x, _BIG) + _bytes(frame, row + 1, x, _BIG)


def _cover(signs, row, column, columns):
    for line in signs[row : row + 2]:
        line[column : column + columns] = [" "] * columns


_EVERY = "".join(chr(code) for code in range(32, 127)) + EXTRA
_LETTERS = {GLYPHS[8 * at : 8 * at + 8]: letter for at, letter in enumerate(_EVERY)}
_DICE = {
    pictures.PICTURES[picture : picture + 32]: letters[at]
    for group, letters in (
        (pictures.FACES, FACE_LETTERS),
        (pictures.SYMBOLS, SYMBOL_LETTERS),
        (pictures.PIPS, PIP_DIGITS),
        ((pictures.FACE_ROLLING,), "?"),
    )
    for at, picture in enumerate(group)
}
_DIGITS = {
    pictures.BIG_GLYPHS[24 * at : 24 * at + 24]: sign
    for at, sign in enumerate(pictures.BIG_DIGITS)
}
