"""Who deals: in a game with a proof its fate, else one dealer for everything.

A dealer of one's own, and a demonstration, have throws that somebody knows beforehand. There is
nothing to prove about them, so there is no `source` then. What a box needs for proofs alone is
imported where it is needed.
"""

from kaperbox.app.dealer import Dealer
from kaperbox.app.language import say


class Chance:
    """`entropy` is the port, `dealer` one of one's own or None; `demo`: the throws are known."""

    def __init__(self, entropy, dealer=None, demo=False):
        self.source = None if dealer or demo else _source(entropy)
        self.free = dealer or Dealer(self.source or entropy)
        self._session = None
        self._fated = self.free

    def promises(self, flow, rules) -> bool:
        """Whether a game with these rules begins with the box's promise."""
        return self.source is not None and deals(flow, rules)

    def of(self, session):
        """The dealer of this game."""
        if session.proof is None:
            self._session = None
            return self.free
        if session is not self._session:
            from kaperbox.app.fate import FateDealer

            self._session = session
            self._fated = FateDealer(session, session.proof)
        return self._fated

    def refusal(self) -> str:
        """Why no dice can be thrown now that no game has promised; "" if they can."""
        if not self.source or not self.source.missing():
            return ""
        text = say("%s Press %d times more.")
        return text % (say(self.source.trouble()), self.source.missing())


def deals(flow, rules) -> bool:
    """Whether the box throws or draws anything; a game's flow that does not say so does nothing
    that could be proved."""
    by_chance = getattr(flow, "by_chance", None)
    return by_chance is not None and by_chance(rules)


def _source(entropy):
    from kaperbox.app.source import Source

    return Source(entropy)
