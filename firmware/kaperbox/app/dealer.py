"""Chance, made fair: faces and cards from random bytes by rejection, never by a remainder.

A byte has 256 values, and 256 is no multiple of 6: taken as they are, four faces would come more
often than the other two. So the bytes above the last whole multiple count for nothing, and the
next one is taken instead.
"""

SIDES = 6
_BYTES = 256


class Dealer:
    """Throws and draws with the bytes of `source`, an entropy port or a `fate.Stream`."""

    def __init__(self, source):
        self._source = source

    def numbers(self, count: int, limit: int) -> list[int]:
        """That many from 0 to `limit` - 1 (1 to 256), each equally likely.

        Every byte of the source is used once, in order, and none is read in vain.
        """
        fair = _BYTES - _BYTES % limit
        found: list[int] = []
        while len(found) < count:
            for byte in self._source.read(count - len(found)):
                if byte < fair:
                    found.append(byte % limit)
        return found

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        return self.numbers(1, limit)[0]

    def faces(self, count: int) -> tuple[int, ...]:
        """That many dice, thrown."""
        return tuple(self.numbers(count, SIDES))

    def card(self, pile: tuple[int, ...]) -> int:
        """A card drawn from a shuffled pile; `pile` has how many of each are left.

        To draw by chance from what is left, card by card, is the shuffle of Fisher and Yates: each
        order of the pile is equally likely.
        """
        place = self.below(sum(pile))
        for which, left in enumerate(pile):
            place -= left
            if place < 0:
                return which
        raise ValueError("an empty pile")
