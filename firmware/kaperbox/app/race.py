"""The presses of one roll, from the moment the die begins to fall until somebody has the word.

Collects edges and asks `arbitration` at every tick. It waits with its answer for as long as a
press could still come that ties, or that happened first and was told late.
"""

from kaperbox.app.arbitration import word
from kaperbox.app.pads import PADS, since
from kaperbox.engine.presses import NOBODY_ELSE, Word

ARRIVAL_US = 10000
"""How late the port may tell of an edge."""

MOST_EDGES = 40
"""Of one pad in one race: more is no hand but a broken contact, and the pad is left out."""

_LONG_US = 8000000
_RECENT_US = 1000000
_NOBODY = Word(0, 0, NOBODY_ELSE, 0)


class Race:
    """`limits` are `arbitration.Limits`; `held`: the pads that are down when it begins."""

    def __init__(self, limits, held: int):
        self._limits = limits
        self._held = held
        self._down = held
        self._now_us = 0
        self._edges: list = []
        self._live_us: int | None = None
        self._decided: Word | None = None

    def hear(self, reading) -> None:
        """Takes the edges of a `pads.Reading`. If some were missed, the race begins anew."""
        if reading.held != self._down and not self._decided:
            self._begin_anew(reading)
        self._down, self._now_us = reading.down, reading.now_us
        for edge in reading.edges:
            if self._count(edge[0]) < MOST_EDGES:
                self._edges.append(edge)
        if self._live_us is not None and not self._decided and not reading.edges:
            self._forget(reading)

    def _begin_anew(self, reading):
        self._edges, self._held = [], reading.held
        if self._live_us is not None:
            self._live_us = reading.now_us

    def go_live(self, now_us: int) -> None:
        """From now on presses count; all before were too early (P18)."""
        self._live_us = now_us

    def is_live(self) -> bool:
        return self._live_us is not None

    def word(self, now_us: int) -> Word:
        """The word as far as it is known. Before it goes live everything is too early."""
        if not self._edges:
            return _NOBODY
        live_us = now_us + 1 if self._live_us is None else self._live_us
        left_out = self.chatters()
        edges = [edge for edge in self._edges if not left_out >> edge[0] & 1]
        return word(tuple(edges), live_us, self._held, self._limits)

    def verdict(self, now_us: int) -> Word | None:
        """The word once nothing can change who has it; how much later the next was may follow."""
        if self._live_us is None or not self._edges:
            return self._decided
        found = self.word(now_us)
        if self._decided:
            if found.first == self._decided.first:
                self._decided = found
            return self._decided
        waited_us = since(now_us, self._live_us) - found.first_us
        if found.first and waited_us > self._limits.tie_us + ARRIVAL_US:
            self._decided = found
        return self._decided

    def pressed(self) -> bool:
        """Whether a press has counted so far, though it may not be decided yet."""
        return self._live_us is not None and self.word(self._now_us).first != 0

    def chatters(self) -> int:
        """Pads whose contacts do not come to rest, as a mask."""
        mask = 0
        for pad in range(PADS):
            if self._count(pad) >= MOST_EDGES:
                mask |= 1 << pad
        return mask

    def _count(self, pad):
        return sum(1 for edge in self._edges if edge[0] == pad)

    def _forget(self, reading):
        """After a long wait the race begins anew: stamps are told apart for minutes only."""
        now_us = reading.now_us
        if since(now_us, self._live_us) < _LONG_US:
            return
        for edge in self._edges:
            if since(now_us, edge[1]) < _RECENT_US:
                return
        if not self.word(now_us).first:
            self._begin_anew(reading)
            self._live_us = now_us - _RECENT_US
