"""Chance, made fair: faces and cards from random bytes by rejection, never by a remainder."""

SIDES = 6


class Dealer:
    """Throws and draws with the bytes of an entropy port."""

    def __init__(self, entropy):
        self._entropy = entropy

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1 (1 to 256), each equally likely."""
        fair = 256 - 256 % limit
        while True:
            byte = self._entropy.read(1)[0]
            if byte < fair:
                return byte % limit

    def faces(self, count: int) -> tuple[int, ...]:
        """That many dice, thrown."""
        return tuple(self.below(SIDES) for _ in range(count))

    def card(self, pile: tuple[int, ...]) -> int:
        """A card drawn from a shuffled pile; `pile` has how many of each are left."""
        place = self.below(sum(pile))
        for which, left in enumerate(pile):
            place -= left
            if place < 0:
                return which
        raise ValueError("an empty pile")
