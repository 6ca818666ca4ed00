"""Milliseconds since the last look, by the board's counter, which wraps around every 12 days."""


class Clock:
    """`ticks_ms` and `ticks_diff` are the board's, of the module `time`."""

    def __init__(self, ticks_ms, ticks_diff):
        self._ticks_ms = ticks_ms
        self._ticks_diff = ticks_diff
        self._told_ms = ticks_ms()

    def elapsed_ms(self) -> int:
        now_ms = self._ticks_ms()
        elapsed = self._ticks_diff(now_ms, self._told_ms)
        self._told_ms = now_ms
        return max(elapsed, 0)
