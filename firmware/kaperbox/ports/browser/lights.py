"""The twelve dice pixels and the four pad lamps."""

PIXELS = 12


class Lights:
    def __init__(self, page):
        self._page = page

    def show(self, colours) -> None:
        if len(colours) != PIXELS:
            raise ValueError("there are %d pixels" % PIXELS)
        self._page.show_lights("".join(["%06x" % colour for colour in colours]))

    def lamps(self, mask: int) -> None:
        self._page.show_lamps(mask)

    def brightness(self, level: int) -> None:
        self._page.show_brightness(level)
