"""Dice and shuffles of the product are fair, on both interpreters; the host counts far more.

See `fair_statistics` for the error rate.
"""

from kaperbox.app import fate
from kaperbox.app.dealer import Dealer
from kaperbox.app.drbg import HmacDrbg
from tests.shared import fair_statistics as statistics
from tests.shared.proofs import FAIR, PLAYED

DICE = 12000
THROWS = 300
SHUFFLES = 150
PILE = (1, 2, 3, 2)


class Source:
    """Good bytes without end."""

    def __init__(self, seed):
        self._drbg = HmacDrbg(seed)
        self._ahead = b""

    def read(self, count):
        if len(self._ahead) < count:
            self._ahead += self._drbg.generate(512)
        read, self._ahead = self._ahead[:count], self._ahead[count:]
        return read


def test_dice_one_after_another():
    dealer, dice = Dealer(Source(b"dice")), bytearray()
    while len(dice) < DICE:
        dice.extend(bytes(dealer.faces(100)))
    assert statistics.failed(statistics.of_dice(dice)) == []


def test_throws_of_a_game_by_position():
    rows = [
        bytes(fate.dealer(FAIR, PLAYED, (1 + n // 4, 1 + n % 4)).faces(8)) for n in range(THROWS)
    ]
    assert statistics.failed(statistics.of_throws(rows)) == []


def test_the_pile_by_position():
    dealer = Dealer(Source(b"cards"))
    orders = [bytes(statistics.drawn(dealer, PILE)) for _ in range(SHUFFLES)]
    assert statistics.failed(statistics.of_shuffles(orders, PILE)) == []


def test_a_die_that_favours_a_face_is_found():
    loaded = bytes(0 if n % 10 == 0 else n % 6 for n in range(DICE))
    assert "faces" in statistics.failed(statistics.of_dice(loaded))


def test_dice_that_know_their_neighbours_are_found():
    assert statistics.failed(statistics.of_dice(bytes(n // 2 % 6 for n in range(DICE)))) == [
        "pairs a throw apart",
        "serial pairs",
    ]
