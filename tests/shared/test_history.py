"""Undo, for every game: which events still count."""

from kaperbox.engine.history import UNDO, counting, kept
from tests.shared.cases import cases

A, B, C = 1, 2, 3


@cases(
    "kinds, expected",
    ([], []),
    ([A, B], [1, 1]),
    ([A, UNDO], [0, 0]),
    ([A, B, UNDO], [1, 0, 0]),
    ([A, B, UNDO, C], [1, 0, 0, 1]),
    ([A, B, UNDO, UNDO, C], [0, 0, 0, 0, 1]),
    ([A, B, UNDO, C, UNDO, UNDO], [0, 0, 0, 0, 0, 0]),
    ([UNDO, A], [0, 1]),
    ([A, UNDO, UNDO, B, UNDO, C], [0, 0, 0, 0, 0, 1]),
)
def test_each_undo_takes_back_the_last_event_that_counts(kinds, expected):
    assert list(counting(bytes(kinds))) == expected
    events = [(kind, index) for index, kind in enumerate(kinds)]
    assert kept(events) == [event for event, counts in zip(events, expected) if counts]
