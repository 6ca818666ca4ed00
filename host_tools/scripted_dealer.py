"""A dealer whose next throws and cards a script has laid down; after those, another one's."""

from host_tools.script import CARDS, ScriptError


class ScriptedDealer:
    """`dealer` is asked when nothing is laid down. Same methods as a `kaperbox.app` Dealer."""

    def __init__(self, dealer):
        self._dealer = dealer
        self._throws = []
        self._cards = []

    def lay_throw(self, line: int, faces: tuple[int, ...]) -> None:
        """`line` of the script, to name it when the throw does not fit."""
        self._throws.append((line, faces))

    def lay_card(self, line: int, card: int) -> None:
        self._cards.append((line, card))

    def faces(self, count: int) -> tuple[int, ...]:
        """ScriptError when the throw laid down is one of more or fewer dice."""
        if not self._throws:
            return self._dealer.faces(count)
        line, faces = self._throws.pop(0)
        if len(faces) != count:
            raise ScriptError(line, "%d faces, but the box throws %d" % (len(faces), count))
        return faces

    def card(self, pile: tuple[int, ...]) -> int:
        """ScriptError when none of that card is left in the pile."""
        if not self._cards:
            return self._dealer.card(pile)
        line, card = self._cards.pop(0)
        if not pile[card]:
            raise ScriptError(line, "no %s is left in the pile" % CARDS[card])
        return card

    def check_used(self) -> None:
        """ScriptError with status 1 when something was laid down in vain."""
        for name, left in (("throw", self._throws), ("card", self._cards)):
            if left:
                plural = "s were" if len(left) > 1 else " was"
                raise ScriptError(left[0][0], "%d %s%s not used" % (len(left), name, plural), 1)
