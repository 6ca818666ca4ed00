"""Where in a game the next card and the next throw stand: the numbers of their ride and throw.

What was taken back does not count: the same move made again stands at the same place. The numbers
are kept as the game goes on, since to go through all of its events for every throw would take the
board longer than the throw.
"""

from kaperbox.engine.history import UNDO


class Reached:
    """How far a game has come: `card()` and `throw()` are the places of what comes next.

    `chance` is the `events` module of the game: its `DRAWS` and `THROWS` are the kinds of events
    that chance decides.
    """

    def __init__(self, chance):
        self._chance = chance
        self._kinds = bytearray()  # of the events that count
        self._ride = self._throw = 0

    def add(self, kind: int) -> None:
        """An event has happened; an undo leads back to before the last one that counts."""
        if kind == UNDO:
            self._take_back()
            return
        self._kinds.append(kind)
        if kind in self._chance.DRAWS:
            self._ride, self._throw = self._ride + 1, 0
        elif kind in self._chance.THROWS:
            self._throw += 1

    def _take_back(self):
        last = self._kinds[-1] if self._kinds else UNDO
        self._kinds = self._kinds[:-1]
        if last in self._chance.THROWS:
            self._throw -= 1
        elif last in self._chance.DRAWS:
            self._ride, self._throw = self._ride - 1, self._throws_of_ride()

    def _throws_of_ride(self):
        """How many throws came after the last card."""
        throws = 0
        for index in range(len(self._kinds) - 1, -1, -1):
            if self._kinds[index] in self._chance.DRAWS:
                break
            if self._kinds[index] in self._chance.THROWS:
                throws += 1
        return throws

    def card(self) -> tuple[int, int]:
        return self._ride + 1, 0

    def throw(self) -> tuple[int, int]:
        return self._ride, self._throw + 1
