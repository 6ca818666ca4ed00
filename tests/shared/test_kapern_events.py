"""Events as bytes: every kind there and back, and nothing but ValueError for other bytes."""

from kaperbox.engine.history import UNDO, kept
from kaperbox.engine.kapern import events, rules
from tests.shared.cases import cases
from tests.shared.chance import Chance
from tests.shared.table import again, faces, mask

ALL_KINDS = (
    (events.undo(4), 1),
    (events.card(0, rules.SHIPWRECK), 2),
    (events.throw(4, faces("KSGDMPPP")), 4),
    (again("1 S", 3), 5),
    (again("1 2 3 4 5 6 7 8 PPPPPPPP", 3), 5),
    (events.keep(1, mask(1, 8)), 2),
    (events.take(2, mask(8)), 2),
    (events.stop(0), 1),
    (events.result(4, faces("PPPPPPPP"), events.ENDED_ISLAND), 6),
    (events.result(0, faces("KKKGGGGG"), events.ENDED_BUST, mask(4, 8)), 6),
)


@cases("event, size", *ALL_KINDS)
def test_each_kind_there_and_back(event, size):
    data = events.pack(event)
    assert len(data) == size and events.unpack(data) == (event, size)
    assert events.unpack(b"\xff" + data + b"\xff", 1) == (event, size + 1)


def test_a_stream_of_all_kinds():
    data = b"".join([events.pack(event) for event, _ in ALL_KINDS])
    found, at = [], 0
    while at < len(data):
        event, at = events.unpack(data, at)
        found.append(event)
    assert found == [event for event, _ in ALL_KINDS]


def is_refused(data, at=0):
    try:
        events.unpack(data, at)
    except ValueError:
        return True
    return False


@cases("event, size", *ALL_KINDS)
def test_an_event_cut_short_is_a_value_error(event, size):
    data = events.pack(event)
    for length in range(size):
        assert is_refused(data[:length])


def test_outside_of_the_bytes_is_a_value_error():
    data = events.pack(events.stop(0))
    assert is_refused(b"") and is_refused(data, 1) and is_refused(data, 2) and is_refused(data, -1)


def test_a_kind_that_there_is_not_is_a_value_error():
    for kind in range(events.RESULT + 1, 16):
        assert is_refused(bytes((kind << 4,)) + b"\x00" * 8)


def test_random_bytes_are_an_event_or_a_value_error():
    chance = Chance(7)
    for _ in range(3000):
        data = bytes([chance.below(256) for _ in range(chance.below(8))])
        at = chance.below(9) - 1
        if is_refused(data, at):
            continue
        event, end = events.unpack(data, at)
        assert at < end <= len(data) and end - at <= 6
        assert UNDO <= event.kind <= events.RESULT and 0 <= event.seat < 16
        assert 0 <= event.value < 256 and 0 <= event.dice < 256
        assert events.unpack(events.pack(event)) == (event, end - at)


def test_undo_takes_back_the_last_event_that_counts():
    one, two, three = events.card(0, 1), events.throw(0, (1,) * 8), events.stop(0)
    back = events.undo(0)
    assert kept(()) == [] and kept((back,)) == []
    assert kept((one, two, back)) == [one]
    assert kept((one, back, two)) == [two]
    assert kept((one, two, back, back, three)) == [three]
    assert kept((one, back, back, two, three)) == [two, three]


def test_the_number_of_dice_in_a_mask():
    assert [events.bit_count(dice) for dice in (0, 1, 2, 3, 128, 255)] == [0, 1, 1, 2, 1, 8]
