"""Every common mistake in rolling and shuffling, made on purpose: the tests must find each.

A mutant is the product's own text with one piece replaced; a piece that is no longer there is an
error here, so that no change can quietly switch a mutant off.
"""

import pathlib
import types

import pytest

from kaperbox.app import dealer as real_dealer
from kaperbox.app import drbg as real_drbg
from kaperbox.app import fate as real_fate
from kaperbox.engine.kapern import rules
from tests.shared import fair_statistics as statistics
from tests.shared import test_drbg
from tests.shared.nist_drbg import VECTORS
from tests.shared.proofs import FAIR, PLAYED
from tests.shared.test_fair_dice import Source

DICE = 1_000_000
PILE = rules.DECKS[rules.NEW38]


def mutant(module: types.ModuleType, old: str, new: str) -> types.ModuleType:
    """The module with this piece of its text replaced."""
    text = pathlib.Path(str(module.__file__)).read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    changed = types.ModuleType("mutant")
    exec(compile(text.replace(old, new), "mutant", "exec"), changed.__dict__)
    return changed


def faces_fail(module) -> bool:
    """Whether a million dice of this dealer are uneven."""
    dice = bytes(module.Dealer(Source(b"mutant")).faces(DICE))
    counts = [dice.count(face) for face in range(6)]
    return statistics.failed([("faces", statistics.chi_square(counts))]) != []


def test_without_a_mutation_nothing_is_found():
    assert not faces_fail(mutant(real_dealer, "SIDES = 6", "SIDES = 6"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("fair = _BYTES - _BYTES % limit", "fair = _BYTES"),
        ("if byte < fair:", "if byte <= fair:"),
        ("if byte < fair:", "if byte < fair - 1:"),
        ("if byte < fair:", "if byte < fair + 1:"),
        ("found.append(byte % limit)", "found.append(byte * limit >> 8)"),
        ("found.append(byte % limit)", "found.append(max(byte, 1) % limit)"),
    ],
)
def test_a_mistake_in_the_rejection_shows_in_the_faces(old, new):
    assert faces_fail(mutant(real_dealer, old, new))


def throws_of(fate) -> list[tuple[int, ...]]:
    return [fate.dealer(FAIR, PLAYED, (1 + n // 4, 1 + n % 4)).faces(8) for n in range(4000)]


def all_of_throws(rows):
    dice = [face for row in rows for face in row]
    return statistics.failed(statistics.of_throws(rows) + statistics.of_dice(dice))


def test_throws_without_a_mutation_are_fair():
    assert all_of_throws(throws_of(mutant(real_fate, "BLOCK = 32", "BLOCK = 32"))) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('what = "throw %d" % throw if throw', 'what = "throw" if throw'),
        (
            'return "kaperbox 2, %s, ride %d, %s" % (played, ride, what)',
            'return "kaperbox 2, %s" % what',
        ),
        ("    ride, throw = place\n", "    ride, throw = 1, 1\n"),
        ("label(played, place).encode()", 'b""'),
    ],
)
def test_a_counter_that_is_used_twice_shows_in_equal_throws(old, new):
    assert all_of_throws(throws_of(mutant(real_fate, old, new)))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("self._value = hmac_sha256(self._key, self._value)\n            made", "made"),
        ("        self._update(additional)\n        return made", "        return made"),
    ],
)
def test_a_generator_that_does_not_go_on_is_found(old, new, monkeypatch):
    """By the published vectors, put to the mutant just as `test_drbg` puts them to the product."""
    assert vectors_that_fail(monkeypatch, real_drbg) == 0
    assert vectors_that_fail(monkeypatch, mutant(real_drbg, old, new)) > 0


def vectors_that_fail(monkeypatch, drbg) -> int:
    """How many of them this generator does not answer as published."""
    monkeypatch.setattr(test_drbg, "HmacDrbg", drbg.HmacDrbg)
    failed = 0
    for vector in VECTORS:
        try:
            test_drbg.test_the_published_vectors_come_out(*vector)
        except AssertionError:
            failed += 1
    return failed


class NaiveShuffle:
    """Swaps every place with any place: known for favouring some orders."""

    def __init__(self, source, pile):
        self._dealer = real_dealer.Dealer(source)
        self._pile = pile
        self._order = []

    def card(self, pile):
        if not self._order:
            self._order = [card for card, copies in enumerate(self._pile) for _ in range(copies)]
            for place in range(len(self._order)):
                other = self._dealer.below(len(self._order))
                order = self._order
                order[place], order[other] = order[other], order[place]
        return self._order.pop(0)


class ShortShuffle(NaiveShuffle):
    """Swaps with any place after, never with its own: off by one, no card stays."""

    def card(self, pile):
        if not self._order:
            self._order = [card for card, copies in enumerate(self._pile) for _ in range(copies)]
            for place in range(len(self._order) - 1):
                other = place + 1 + self._dealer.below(len(self._order) - place - 1)
                order = self._order
                order[place], order[other] = order[other], order[place]
        return self._order.pop(0)


def shuffles(dealer) -> list[str]:
    orders = [statistics.drawn(dealer, PILE) for _ in range(4000)]
    return statistics.failed(statistics.of_shuffles(orders, PILE))


@pytest.mark.parametrize("shuffle", [NaiveShuffle, ShortShuffle])
def test_a_shuffle_that_swaps_wrongly_shows_in_the_positions(shuffle):
    assert shuffles(shuffle(Source(b"cards"), PILE)) == ["cards at positions"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("place = self.below(sum(pile))", "place = self.below(max(1, sum(pile) - 1))"),
        ("place = self.below(sum(pile))", "place = self._source.read(1)[0] % sum(pile)"),
        ("        place -= left\n", "        place -= left and 1\n"),
    ],
)
def test_a_draw_that_is_wrong_shows_in_the_positions(old, new):
    wrong = mutant(real_dealer, old, new)
    try:
        found = shuffles(wrong.Dealer(Source(b"cards")))
    except ValueError:
        return  # it ran out of cards: found as well
    assert found == ["cards at positions"]
