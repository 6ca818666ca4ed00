"""The four pads: what has changed since the last look, each with its microsecond."""

from kaperbox.ports.pico.snapshots import WORDS

PADS = 4
_COUNT_LIMIT = 1 << 28
_STAMP_MASK = (1 << 30) - 1
_SLACK_US = 1 << 20
"""The counter was started a moment before or after the clock was read."""


class Pads:
    """`snapshots` has `ring` and `written()`; `ticks_us` is the board's clock, to which the count
    of the snapshots is added: both run from the same crystal."""

    def __init__(self, snapshots, ticks_us):
        self._snapshots = snapshots
        self._ticks_us = ticks_us
        self._began_us = ticks_us()
        self._taken = 0
        self._down = 0

    def now_us(self) -> int:
        """The time by which edges are stamped; after 2**30 - 1 comes 0."""
        return self._ticks_us()

    def take(self) -> tuple:
        """(pad, microseconds, down) of each edge since the last call, in the order they happened.

        Pads that changed in the same microsecond have the same stamp. After more edges than the
        ring holds only the latest are there.
        """
        written = self._snapshots.written()
        if written == self._taken:
            return ()
        edges: list[tuple[int, int, int]] = []
        self._taken = max(self._taken, written - WORDS)
        while self._taken < written:
            self._decode(self._taken % WORDS * 4, edges)
            self._taken += 1
        return tuple(edges)

    def _decode(self, at, edges):
        ring = self._snapshots.ring
        left = (ring[at + 3] & 15) << 24 | ring[at + 2] << 16 | ring[at + 1] << 8 | ring[at]
        us = self._stamp(-left % _COUNT_LIMIT)
        down = ~(ring[at + 3] >> 4) & 15
        changed = down ^ self._down
        self._down = down
        for pad in range(PADS):
            if changed >> pad & 1:
                edges.append((pad, us, down >> pad & 1))

    def _stamp(self, counted):
        """The latest moment, not after now, at which the lower 28 bits were these."""
        now = (self._ticks_us() - self._began_us + _SLACK_US) & _STAMP_MASK
        ago = (now - counted) % _COUNT_LIMIT
        return (self._began_us + now - ago) & _STAMP_MASK
