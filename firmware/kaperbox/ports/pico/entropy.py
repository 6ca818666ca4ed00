"""Bytes that nobody can foresee: the chip's own, stirred with the moment of every request.

A ring oscillator that stands still must not become a game that does: `os.urandom` is believed, but
a stream of our own lies over it, fed with microseconds, which a player's thumb decides. Laid over
each other, two streams are never easier to foresee than either.
"""

_MULTIPLIER, _INCREMENT, _MASK = 1103515245, 12345, 0x3FFFFFFF
_DISTINCT = 8


class Entropy:
    """`urandom` and `ticks_us` are the board's."""

    def __init__(self, urandom, ticks_us):
        self._urandom = urandom
        self._ticks_us = ticks_us
        self._state = ticks_us()

    def read(self, count: int) -> bytes:
        mixed = bytearray(self._urandom(count))
        self._state ^= self._ticks_us()
        for at in range(count):
            self._state = (self._state * _MULTIPLIER + _INCREMENT) & _MASK
            mixed[at] ^= self._state >> 16 & 255
        return bytes(mixed)

    def works(self) -> bool:
        """False when the chip's own bytes are nearly all alike."""
        return len(set(self._urandom(32))) >= _DISTINCT
