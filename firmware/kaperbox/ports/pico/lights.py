"""The dice pixels and the lamps of the pads, within the current that the supply may give.

Colours come as they should look; a WS2812 gives light in proportion to its number, so each channel
is squared, which is what an eye expects. Whatever comes, the sum stays below the budget.
"""

import micropython

import board
from kaperbox.ports.pico import current

_FULL = 255
_LAMP_FULL = 65535


def light(level: int) -> int:
    """The channel that looks like `level`; only 0 is dark."""
    return (level * level + _FULL - 1) // _FULL


class Lights:
    """`strip` is a NeoPixel, `lamps` four PWMs. Dark from the start."""

    def __init__(self, strip, lamps):
        self._strip = strip
        self._lamps = lamps
        self._colours = (0,) * len(board.DIE_PIXELS)
        self._levels = bytearray(_FULL + 1)
        self._mask = 0
        self._dim(_FULL)
        self._light_lamps()
        self._light_pixels()

    def brightness(self, level: int) -> None:
        """0 to 255, of pixels and lamps, as it looks."""
        self._dim(level)
        self._light_pixels()
        self._light_lamps()

    def _dim(self, level):
        """What each channel is then, worked out once: so a press is answered sooner."""
        self._brightness = light(level)
        for shown in range(_FULL + 1):
            self._levels[shown] = light(shown) * self._brightness // _FULL

    def show(self, colours) -> None:
        self._colours = colours
        self._light_pixels()

    def lamps(self, mask: int) -> None:
        """Lamps go out, then the pixels take or leave what is over, and then others are lit."""
        self._mask &= mask
        self._light_lamps()
        self._mask = mask
        self._light_pixels()
        self._light_lamps()

    @micropython.native
    def _light_pixels(self):
        channels, levels = self._strip.buf, self._levels
        for die, colour in enumerate(self._colours):
            for pixel in board.DIE_PIXELS[die]:
                at = pixel * 3
                channels[at] = levels[colour >> 8 & _FULL]  # a WS2812 wants green first
                channels[at + 1] = levels[colour >> 16]
                channels[at + 2] = levels[colour & _FULL]
        current.limit(channels, self._mask)
        self._strip.write()

    def _light_lamps(self):
        duty = _LAMP_FULL * self._brightness // _FULL
        for pad, lamp in enumerate(self._lamps):
            lamp.duty_u16(duty if self._mask >> pad & 1 else 0)
