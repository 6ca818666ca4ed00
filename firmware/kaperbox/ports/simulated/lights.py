"""The twelve dice pixels and the four pad lamps: keeps what was shown last."""

PIXELS = 12


class Lights:
    def __init__(self):
        self.colours = (0,) * PIXELS
        self.mask = 0
        self.level = 255

    def show(self, colours) -> None:
        if len(colours) != PIXELS:
            raise ValueError("there are %d pixels" % PIXELS)
        self.colours = tuple(colours)

    def lamps(self, mask: int) -> None:
        self.mask = mask

    def brightness(self, level: int) -> None:
        """Kept, and not applied: a terminal's colours are dark enough."""
        self.level = level
