"""Four pads that are pressed by asking for it, at a microsecond that can be said in advance."""

PADS = 4
PRESS_US = 80000
_LAST_US = (1 << 30) - 1
_WAITING = 64


class Pads:
    """Time enters by `advance`, so that a script has stamps of its own."""

    def __init__(self):
        self._now_us = 0
        self._edges = []  # (microseconds from now, pad, down)

    def press(self, pad: int, after_us: int = 0) -> bool:
        """Down so long after now, and up again a little later. False when too many wait already:
        then it is dropped."""
        if len(self._edges) >= _WAITING:
            return False
        self._edges.append((after_us, pad, True))
        self._edges.append((after_us + PRESS_US, pad, False))
        return True

    def advance(self, elapsed_ms: int) -> None:
        elapsed_us = elapsed_ms * 1000
        self._now_us = (self._now_us + elapsed_us) & _LAST_US
        self._edges = [(us - elapsed_us, pad, down) for us, pad, down in self._edges]

    def now_us(self) -> int:
        return self._now_us

    def take(self) -> tuple:
        """The edges that have happened by now."""
        due = [edge for edge in self._edges if edge[0] <= 0]
        self._edges = [edge for edge in self._edges if edge[0] > 0]
        return tuple((pad, (self._now_us + us) & _LAST_US, down) for us, pad, down in due)
