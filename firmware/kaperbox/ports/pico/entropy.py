"""Bytes that nobody can foresee, from the chip's ring oscillator, just as they come.

Nothing is laid over them: `app/source.py` tests them, and a ring oscillator that stands still must
be seen by those tests and not be hidden from them.
"""

_LAST_US = (1 << 30) - 1


class Entropy:
    """`urandom` and `ticks_us` are the board's."""

    def __init__(self, urandom, ticks_us):
        self._urandom = urandom
        self._ticks_us = ticks_us

    def read(self, count: int) -> bytes:
        return self._urandom(count)

    def now_us(self) -> int:
        return self._ticks_us() & _LAST_US
