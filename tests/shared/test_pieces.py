"""A running game put together from its pieces, in whatever state they are."""

from kaperbox.app.pieces import joined, tail
from tests.shared.cases import cases

WHOLE = bytes(range(100))
OTHER = bytes(range(1, 101))


@cases(
    "beginnings, tails, expected",
    ([None, None], [None, None], (None, 0)),
    ([None, None], [tail(WHOLE, 40), None], (None, 0)),
    ([WHOLE[:40], None], [None, None], (WHOLE[:40], 0)),
    ([WHOLE[:40], None], [tail(WHOLE[:60], 40), None], (WHOLE[:60], 0)),
    ([WHOLE[:40], WHOLE[:60]], [tail(WHOLE[:60], 40), None], (WHOLE[:60], 0)),
    ([WHOLE[:40], WHOLE[:60]], [tail(WHOLE[:60], 40), tail(WHOLE, 60)], (WHOLE, 0)),
    ([None, WHOLE[:60]], [tail(WHOLE[:50], 40), tail(WHOLE, 60)], (WHOLE, 1)),
    ([WHOLE[:90], WHOLE[:60]], [tail(WHOLE[:50], 40), tail(WHOLE[:70], 60)], (WHOLE[:90], 0)),
)
def test_the_longest_whole_is_found(beginnings, tails, expected):
    assert joined(beginnings, tails) == expected


def test_two_tails_make_up_for_a_beginning_whatever_their_order():
    first, second = tail(WHOLE[:60], 40), tail(WHOLE, 60)
    for tails in ([first, second], [second, first]):
        assert joined([WHOLE[:40], None], tails) == (WHOLE, 0)


def test_a_tail_of_another_game_or_with_a_gap_before_it_is_left_out():
    for stranger in (tail(OTHER, 40), tail(WHOLE, 41), b"", b"short"):
        assert joined([WHOLE[:40], None], [stranger, None]) == (WHOLE[:40], 0)
