"""Colours for a terminal: all sixteen million, 256, or none at all (NO_COLOR)."""

NONE, FEW, ALL = range(3)
RESET = "\x1b[0m"
_SHADES = "░▒▓█"


class Paint:
    def __init__(self, colours: int):
        self._colours = colours
        self.reset = RESET if colours else ""

    def ink(self, colour: int) -> str:
        """What to write before signs of this colour 0xRRGGBB."""
        return self._sequence(38, colour)

    def ground(self, colour: int) -> str:
        return self._sequence(48, colour)

    def block(self, colour: int, dark: int, width: int) -> str:
        """Cells full of light; without colours their brightness. 0 shows as `dark`."""
        if self._colours == NONE:
            return (_SHADES[_brightness(colour)] if colour else "·") * width
        return self.ink(colour or dark) + "█" * width

    def _sequence(self, what, colour):
        if self._colours == NONE:
            return ""
        if self._colours == FEW:
            return "\x1b[%d;5;%dm" % (what, nearest_of_256(colour))
        return "\x1b[%d;2;%d;%d;%dm" % (what, colour >> 16, colour >> 8 & 255, colour & 255)


def nearest_of_256(colour: int) -> int:
    """The number of the closest colour in the usual palette: a grey, or one of the 6x6x6."""
    parts = (colour >> 16, colour >> 8 & 255, colour & 255)
    if max(parts) - min(parts) < 32 and 4 <= parts[1] <= 242:
        return 232 + min(23, max(0, (parts[1] - 3) // 10))
    red, green, blue = tuple(0 if part < 48 else max(1, (part - 35) // 40) for part in parts)
    return 16 + 36 * red + 6 * green + blue


def _brightness(colour):
    return max(colour >> 16, colour >> 8 & 255, colour & 255) // 64
