"""A dealer for learners and testers: the next throw and the next card can be laid down.

What is laid down is a wish: dice that it does not name are thrown, and a card of which none is
left is drawn by chance, so that nobody at the page can stop a game with it.
"""


class LaidDealer:
    """Same methods as a `kaperbox.app` Dealer, which deals whatever is not laid down."""

    def __init__(self, dealer):
        self._dealer = dealer
        self._faces = ()
        self._card = None
        self._asked = False

    def lay(self, faces: tuple[int, ...], card: int | None) -> None:
        """Faces in die order, -1 for a die that is to be thrown; a card, or None for any."""
        self._faces = faces
        self._card = card

    def was_asked(self) -> bool:
        """Whether a wish has been dealt since this was last called."""
        asked, self._asked = self._asked, False
        return asked

    def below(self, limit: int) -> int:
        return self._dealer.below(limit)

    def faces(self, count: int) -> tuple[int, ...]:
        laid, self._faces = self._faces, ()
        faces = list(self._dealer.faces(count))
        for place, face in enumerate(laid[:count]):
            if face >= 0:
                faces[place], self._asked = face, True
        return tuple(faces)

    def card(self, pile: tuple[int, ...]) -> int:
        laid, self._card = self._card, None
        if laid is not None and pile[laid]:
            self._asked = True
            return laid
        return self._dealer.card(pile)
