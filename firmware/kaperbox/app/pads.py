"""The four pads over time: their raw edges, which are down, and which do not come up any more."""

from collections import namedtuple

PADS = 4

_LAST_US = (1 << 30) - 1
"""After this stamp comes 0 again: every 18 minutes."""
_HALF_US = 1 << 29

STUCK_MS = 10000
LATE_MS = 1000
"""An edge does not come later than this after it happened."""

Reading = namedtuple("Reading", ("edges", "now_us", "elapsed_ms", "held", "down"))
"""What a screen is told at each tick: the edges since the last one as (pad, microseconds, down),
the pads' own counter, the time that went by, and the masks of the pads that were down before these
edges and are down after them."""


def since(us: int, reference_us: int) -> int:
    """How long `us` is after the other stamp; negative for before. Right within nine minutes."""
    later = (us - reference_us) & _LAST_US
    return later if later < _HALF_US else later - _HALF_US - _HALF_US


class Pads:
    """`port` has `take()` and `now_us()` (see `ports/README.md`)."""

    def __init__(self, port):
        self._port = port
        self._pads = tuple(_Pad() for _ in range(PADS))

    def read(self, elapsed_ms: int) -> Reading:
        """Everything since it was last called."""
        held = self.held()
        for pad in self._pads:
            pad.advance(elapsed_ms)
        edges = self._port.take()
        for number, us, down in edges:
            self._pads[number].note(us, down)
        return Reading(edges, self._port.now_us(), elapsed_ms, held, self.held())

    def held(self) -> int:
        """The pads that are down, as a mask."""
        return self._mask(0)

    def stuck(self) -> int:
        """The pads that have been down for ten seconds, as a mask."""
        return self._mask(STUCK_MS)

    def _mask(self, least_ms):
        mask, bit = 0, 1
        for pad in self._pads:
            if pad.down_ms >= least_ms:
                mask |= bit
            bit <<= 1
        return mask


class _Pad:
    def __init__(self):
        self.down_ms = -1  # for how long it has been down; -1 while it is up
        self._quiet_ms = LATE_MS  # for how long no edge has come
        self._last_us = 0

    def advance(self, elapsed_ms):
        self._quiet_ms = min(self._quiet_ms + elapsed_ms, LATE_MS)
        if self.down_ms >= 0:
            self.down_ms = min(self.down_ms + elapsed_ms, STUCK_MS)

    def note(self, us, down):
        """The edge that happened last says whether it is down, also when it did not come last."""
        if self._quiet_ms < LATE_MS and since(us, self._last_us) < 0:
            return
        self._quiet_ms, self._last_us = 0, us
        if bool(down) != (self.down_ms >= 0):
            self.down_ms = 0 if down else -1
