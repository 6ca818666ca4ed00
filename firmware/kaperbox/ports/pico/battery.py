"""The battery's voltage behind its divider, smoothed, and when to say that it is low."""

import board

_REFERENCE_MV = 3300
_FULL = 65535
_EVERY_MS = 250
_SMOOTH = 8
"""A reading counts for an eighth: pixels that flash pull the voltage down for a moment."""
_PRESENT_MV = 1000
"""Below this nothing is connected: the box runs from USB."""


class Battery:
    """On an ADC."""

    def __init__(self, adc):
        self._adc = adc
        self._since_ms = 0
        self._sum = self._read() * _SMOOTH
        self._low = False

    def millivolts(self) -> int:
        return self._sum // _SMOOTH

    def low(self) -> bool:
        """Once said, only a clearly better battery takes it back."""
        return self._low

    def advance(self, elapsed_ms: int) -> None:
        self._since_ms += elapsed_ms
        if self._since_ms < _EVERY_MS:
            return
        self._since_ms = 0
        self._sum += self._read() - self._sum // _SMOOTH
        volts = self.millivolts()
        limit = board.BATTERY_LOW_MV + (board.BATTERY_BETTER_MV if self._low else 0)
        self._low = _PRESENT_MV <= volts < limit

    def _read(self):
        return self._adc.read_u16() * _REFERENCE_MV // _FULL * board.BATTERY_DIVIDER
