"""Bytes that nobody can foresee, from the operating system."""

import os
import time

# MicroPython has the first, CPython the second.
_counter_us = getattr(time, "ticks_us", None) or (lambda: time.monotonic_ns() // 1000)
_LAST_US = (1 << 30) - 1


class Entropy:
    def read(self, count: int) -> bytes:
        return os.urandom(count)

    def now_us(self) -> int:
        return _counter_us() & _LAST_US
