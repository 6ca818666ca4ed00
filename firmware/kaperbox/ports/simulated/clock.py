"""Milliseconds by the machine's own counter, which no one sets back."""

import time

# MicroPython has the first, CPython the second.
_counter_us = getattr(time, "ticks_us", None) or (lambda: time.monotonic_ns() // 1000)


class Clock:
    """`counter_us` counts microseconds, for tests another than the machine's."""

    def __init__(self, counter_us=_counter_us):
        self._counter_us = counter_us
        self._told_us = None

    def elapsed_ms(self) -> int:
        now_us = self._counter_us()
        if self._told_us is None or now_us < self._told_us:
            self._told_us = now_us
        elapsed = (now_us - self._told_us) // 1000
        self._told_us += elapsed * 1000  # what is left counts next time
        return elapsed
