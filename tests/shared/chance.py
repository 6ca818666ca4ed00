"""Numbers by chance, the same on both interpreters: three small generators added up.

Wichmann and Hill, 1982. All products stay within 31 bits.
"""


class Chance:
    """A stream of numbers that a seed decides."""

    def __init__(self, seed):
        self._x, self._y, self._z = seed % 30268 + 1, 1789, 271
        for _ in range(10):
            self.below(2)

    def below(self, count):
        """A number from 0 up to, not including, `count` (which is at most some thousands)."""
        self._x = self._x * 171 % 30269
        self._y = self._y * 172 % 30307
        self._z = self._z * 170 % 30323
        return (self._x + self._y + self._z) % count

    def one_of(self, values):
        """One of these values."""
        return values[self.below(len(values))]

    def faces(self, count):
        """So many faces. Often they come from two or three kinds, so that rare throws come up."""
        if self.below(3):
            return tuple([self.below(6) for _ in range(count)])
        few = (self.below(6), self.below(6), self.below(6))
        return tuple([few[self.below(3)] for _ in range(count)])
