"""Ten million dice of the product, counted in every way; some also as games throw them.

The error rate is that of `fair_statistics`: 1 in 1,000,000 for each judgement.
"""

import collections
import itertools

import pytest

from host_tools.chi_square import p_value
from kaperbox.app import fate
from kaperbox.app.dealer import Dealer
from kaperbox.app.proof import Proof
from kaperbox.engine.kapern import rules
from tests.shared import fair_statistics as statistics
from tests.shared.proofs import PLAYED, SECRET
from tests.shared.test_fair_dice import Source

DICE = 10_000_000
PART = 100_000
GAMES, RIDES, THROWS = 60, 60, 3
SEATS = 3
SHUFFLES = 4000


@pytest.fixture(scope="module")
def dice() -> bytes:
    """All of them, a byte each."""
    dealer = Dealer(Source(b"ten million"))
    return b"".join(bytes(dealer.faces(PART)) for _ in range(DICE // PART))


def pair_counts(one: bytes, other: bytes) -> list[int]:
    counted = collections.Counter(zip(one, other, strict=True))
    return [counted[first, second] for first in range(6) for second in range(6)]


def judged(counts) -> float:
    """The p-value, which must not be beyond the error rate on either side."""
    found, freedom = statistics.chi_square(counts)
    p = p_value(found, freedom)
    assert 1e-6 < p < 1 - 1e-6, (found, freedom)
    return p


def test_each_face_comes_as_often_as_the_others(dice):
    assert len(dice) == DICE
    judged([dice.count(face) for face in range(6)])


@pytest.mark.parametrize("apart", [1, 2, 3, 8, 16, 32])
def test_no_die_knows_of_another_one(dice, apart):
    """Serial pairs: each die with the next, and with those a throw or a block of bytes later."""
    one, other = dice[:: 2 * apart], dice[apart :: 2 * apart]
    size = min(len(one), len(other))
    judged(pair_counts(one[:size], other[:size]))


@pytest.mark.parametrize("position", range(8))
def test_each_position_of_a_throw_is_fair(dice, position):
    column = dice[position::8]
    judged([column.count(face) for face in range(6)])


def test_runs_are_as_long_as_they_should_be(dice):
    """Runs of 1, 2, ... 8 and more: five of six end after each die."""
    runs = itertools.groupby(dice[:1_000_000])
    lengths = collections.Counter(min(sum(1 for _ in run), 8) for _, run in runs)
    total = lengths.total()
    expected = [total * 5 / 6**length for length in range(1, 8)] + [total / 6**7]
    found = sum((lengths[at] - wanted) ** 2 / wanted for at, wanted in enumerate(expected, 1))
    assert p_value(found, 7) > 1e-6


@pytest.fixture(scope="module")
def throws() -> list[tuple[int, int, tuple[int, ...]]]:
    """(seat, throw of the ride, faces), as games of three players with proofs throw them."""
    made = []
    for number in range(GAMES):
        proof = Proof(SECRET, 0, (number, 7), "LROTLROT")
        for ride in range(1, RIDES + 1):
            for throw in range(1, THROWS + 1):
                faces = fate.dealer(proof, PLAYED, (ride, throw)).faces(8)
                made.append((ride % SEATS, throw, faces))
    return made


@pytest.mark.parametrize("seat", range(SEATS))
def test_each_seat_has_fair_dice(throws, seat):
    judged(statistics.counts_of([f for s, _, faces in throws if s == seat for f in faces], 6))


@pytest.mark.parametrize("number", range(1, THROWS + 1))
def test_each_throw_of_a_ride_is_fair(throws, number):
    judged(statistics.counts_of([f for _, n, faces in throws if n == number for f in faces], 6))


def test_throws_of_games_have_fair_positions_and_do_not_repeat(throws):
    rows = [faces for _, _, faces in throws]
    assert statistics.failed(statistics.of_throws(rows)) == []
    assert statistics.failed(statistics.of_dice([f for faces in rows for f in faces])) == []
    # Of 1,679,616 rows, n throws repeat about n * n / 2 / 1,679,616 times.
    repeats = len(rows) - len(set(rows))
    assert 0 < repeats < 2 * len(rows) ** 2 / 2 / 6**8


@pytest.mark.parametrize("deck", [rules.NEW38, rules.CLASSIC35])
def test_every_card_comes_at_every_position_of_the_deck(deck):
    pile = rules.DECKS[deck]
    dealer = Dealer(Source(b"deck %d" % deck))
    orders = [statistics.drawn(dealer, pile) for _ in range(SHUFFLES)]
    assert statistics.failed(statistics.of_shuffles(orders, pile)) == []


def test_all_orders_of_a_small_pile_come_equally_often():
    dealer = Dealer(Source(b"orders"))
    pile = (1, 1, 1, 1)
    orders = collections.Counter(tuple(statistics.drawn(dealer, pile)) for _ in range(24_000))
    judged([orders[order] for order in sorted(orders)])
    assert len(orders) == 24


def test_cards_of_games_are_fair_at_the_start_of_a_pile():
    pile = rules.DECKS[rules.NEW38]
    first = [
        fate.dealer(Proof(SECRET, 0, (number, 9), "LROTLROT"), PLAYED, (1, 0)).card(pile)
        for number in range(8_000)
    ]
    counts = statistics.counts_of(first, len(pile))
    expected = [8_000 * copies / sum(pile) for copies in pile]
    found = sum((c - e) ** 2 / e for c, e in zip(counts, expected, strict=True))
    assert p_value(found, len(pile) - 1) > 1e-6


@pytest.mark.parametrize("freedom", [1, 5, 7, 35, 481])
def test_the_critical_values_hold_their_error_rate(freedom):
    assert 1e-8 < p_value(statistics.critical(freedom), freedom) <= 1e-6
