"""What the dice and the cards will show, fixed before the first throw.

By secret and table's share, and by what is played: see `setting`.

The rule, in full. Rides and throws count from 1; an event that was taken back does not count.

- Each card has a place: the number of its ride. Each throw has a place: the number of its ride,
  and the number of the throw in that ride. (A game without cards has one ride, number 0.)
- Each place has a stream of its own: HMAC_DRBG with SHA-256, instantiated with the secret as
  entropy input, the table's share as nonce, and what is played and the place in words as
  personalization string, generated 32 bytes at a time.
- A throw of n dice takes the first n faces of its place's stream, in the order of the dice.

So whatever is taken back and thrown again shows the same faces: all, if as many dice are thrown,
the first of them, if fewer; and what others will get is not moved by it. Of each throw there is
one row of faces, and nobody gets another row by throwing again, throwing other dice, or playing
another way before. What an undo cannot take back is that the table has seen them: it stays in the
record.
"""

from kaperbox.app.dealer import Dealer
from kaperbox.app.drbg import HmacDrbg
from kaperbox.app.places import Reached
from kaperbox.app.proof import Proof, table_share

BLOCK = 32
"""Bytes made at once: most throws need no more than their first ten."""


class Stream:
    """The bytes of one place, with `read` as an entropy port has it; `played` is a `setting`."""

    def __init__(self, proof: Proof, played: str, place: tuple[int, int]):
        share = table_share(proof).encode()
        self._drbg = HmacDrbg(proof.secret, share, label(played, place).encode())
        self._ahead = b""

    def read(self, count: int) -> bytes:
        while len(self._ahead) < count:
            self._ahead += self._drbg.generate(BLOCK)
        read, self._ahead = self._ahead[:count], self._ahead[count:]
        return read


def setting(game: str, rules: tuple, names: tuple) -> str:
    """What is played and by whom: "piratatak 15 5000 10000 250 0, Ann, Bob".

    The name of the game's package, every field of its `Rules` in their order, every player. It
    goes into each throw, so that a record cannot tell afterwards of another game, other rules,
    another deck, dice of the table's own or other players: none of its dice would fit.
    """
    return "%s %s, %s" % (game, " ".join([str(field) for field in rules]), ", ".join(names))


def setting_of(session) -> str:
    """The package of a game is that of its engine: kaperbox.engine.PACKAGE.game."""
    return setting(session.game.__name__.split(".")[-2], session.rules, session.names)


def label(played: str, place: tuple[int, int]) -> str:
    """A place in words: (3, 0) is the card of the third ride, (3, 1) the first throw after it."""
    ride, throw = place
    what = "throw %d" % throw if throw else "card"
    return "kaperbox 2, %s, ride %d, %s" % (played, ride, what)


def dealer(proof: Proof, played: str, place: tuple[int, int]) -> Dealer:
    """Deals what is to come at this place."""
    return Dealer(Stream(proof, played, place))


class FateDealer:
    """Deals what is to come next in a session, with the methods of a `Dealer`."""

    def __init__(self, session, proof: Proof):
        self._session = session
        self._proof = proof
        self._played = setting_of(session)
        self._reached = Reached(session.game.events)
        self._at = 0  # how much of the session's bytes has been taken note of

    def faces(self, count: int) -> tuple[int, ...]:
        self._catch_up()
        return dealer(self._proof, self._played, self._reached.throw()).faces(count)

    def card(self, pile: tuple[int, ...]) -> int:
        self._catch_up()
        return dealer(self._proof, self._played, self._reached.card()).card(pile)

    def _catch_up(self):
        events, packed = self._session.game.events, self._session.packed
        while self._at < len(packed):
            event, self._at = events.unpack(packed, self._at)
            self._reached.add(event.kind)
