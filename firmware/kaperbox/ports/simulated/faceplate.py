"""The box as one sees it from above, as 24 lines of 80 signs: screen, dice pixels, pads, keys.

Pure: what the parts show goes in, lines of text come out. Nothing here writes to a terminal.
"""

from collections import namedtuple

COLUMNS, ROWS = 80, 24

_BODY, _EDGE, _LABEL, _TITLE = 0x15191E, 0x4A5866, 0x8594A3, 0xE8B54D
_DARK_GLASS, _DOTS = 0x000000, 0xD6EEFF
_PIXEL_OFF, _LAMP, _LAMP_OFF, _NOTE = 0x2A3139, 0xFFD24A, 0x4A5866, 0x7FD8BE
_KEY, _HINT = 0xE8EDF2, 0xE8B54D

Look = namedtuple("Look", ("picture", "colours", "lamps", "hertz", "playing", "hint"))
"""What the box shows: 16 lines of braille, 12 colours, lamp mask, note, is it a tune, hint."""


class Faceplate:
    """`maker` stands at the right end of the upper edge, `help_lines` below the box."""

    def __init__(self, paint, maker, help_lines):
        self._paint = paint
        self._help = tuple(self._help_line(pairs) for pairs in help_lines)
        self._body = paint.reset + paint.ground(_BODY)
        self._edge = edge = paint.ink(_EDGE)
        line = "─" * (COLUMNS - 17 - len(maker))
        self._top = "╭─ %sKaperbox%s %s %s%s%s ──╮" % (
            (paint.ink(_TITLE), edge, line) + (paint.ink(_LABEL), maker, edge)
        )
        self._bottom = "╰" + "─" * (COLUMNS - 2) + "╯"

    def lines(self, look: Look) -> tuple[str, ...]:
        """24 lines, each 80 signs wide."""
        begin, end = self._body + self._edge, self._paint.reset
        inner = self._glass(look) + (self._pixels(look.colours), self._numbers())
        box = ["│%s%s│" % (line, self._edge) for line in inner]
        box = [begin + line + end for line in [self._top] + box + [self._bottom]]
        return tuple(box) + self._below(look.hint)

    def _glass(self, look):
        """The screen in its frame, 18 lines, with the pads and the sound beside it."""
        panel = self._panel(look)
        glass = self._paint.ground(_DARK_GLASS) + self._paint.ink(_DOTS)
        rows = ["╭" + "─" * 64 + "╮"]
        for line in look.picture:
            rows.append("│" + glass + line + self._body + self._edge + "│")
        rows.append("╰" + "─" * 64 + "╯")
        return tuple(" " + rows[i] + panel.get(i, " " * 11) for i in range(len(rows)))

    def _panel(self, look):
        """Row of the frame -> 11 signs that stand right of it."""
        paint, label = self._paint, self._paint.ink(_LABEL)
        rows = {3: label + "   pads    ", 10: label + "   sound   "}
        for pad in range(4):
            lit = look.lamps >> pad & 1
            lamp = paint.ink(_LAMP) + "●" if lit else paint.ink(_LAMP_OFF) + "○"
            rows[4 + pad] = "   %s %s%d     " % (lamp, label, pad + 1)
        note = "♪ %d Hz" % look.hertz if look.hertz else "♪" if look.playing else "·"
        rows[11] = paint.ink(_NOTE) + "  " + (note + " " * 9)[:9]
        return rows

    def _pixels(self, colours):
        blocks = [self._paint.block(colour, _PIXEL_OFF, 3) for colour in colours]
        return "    " + "".join(" " + block + " " for block in blocks) + " " * 14

    def _numbers(self):
        numbers = "".join("  %d  " % (die + 1) for die in range(8))
        return self._paint.ink(_LABEL) + "    " + numbers + " " * (COLUMNS - 6 - len(numbers))

    def _help_line(self, pairs):
        """(how it is written, how wide that is)"""
        key, label = self._paint.ink(_KEY), self._paint.ink(_LABEL)
        text = "".join("  %s%s %s%s " % (key, name, label, does) for name, does in pairs)
        return text, sum(len(name) + len(does) + 4 for name, does in pairs)

    def _below(self, hint):
        """The keys, and a hint at the right end of their second line."""
        hints = ("", hint + "  ")
        begin, end = self._paint.reset + self._paint.ground(_BODY), self._paint.reset
        lines = []
        for at, (text, width) in enumerate(self._help):
            gap = " " * (COLUMNS - width - len(hints[at]))
            lines.append(begin + text + gap + self._paint.ink(_HINT) + hints[at] + end)
        return tuple(lines)


def too_small(columns: int, rows: int) -> tuple[str, ...]:
    """What to show instead, in a terminal of this size."""
    words = "The box needs %dx%d. This terminal is %dx%d: make it larger, or q q to leave."
    lines = [""]
    for word in (words % (COLUMNS, ROWS, columns, rows)).split():
        if len(lines[-1]) + 1 + len(word) > columns:
            lines.append("")
        lines[-1] = (lines[-1] + " " + word).strip() if lines[-1] else word
    return tuple(line[:columns] for line in lines[:rows])
