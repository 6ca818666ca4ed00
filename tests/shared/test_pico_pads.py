"""Pads: from the words of the snapshots to edges with microseconds."""

from kaperbox.ports.pico.pads import Pads
from kaperbox.ports.pico.snapshots import WORDS
from tests.shared.cases import cases

WRAP_US = 1 << 30
COUNTS = 1 << 28


class Snapshots:
    """A ring that is filled by `see`; the count began with the clock at `began_us`."""

    def __init__(self, began_us):
        self.ring = bytearray(4 * WORDS)
        self.words = 0
        self.began_us = began_us

    def see(self, us, down):
        word = (~down & 15) << 28 | -(us - self.began_us) % COUNTS
        at = self.words % WORDS * 4
        for byte in range(4):
            self.ring[at + byte] = word >> 8 * byte & 255
        self.words += 1

    def written(self):
        return self.words


class Bench:
    """Pads whose time is ours. `late_us`: so much after the count the clock was read."""

    def __init__(self, began_us=0, late_us=0):
        self.us = began_us
        self.snapshots = Snapshots(began_us)
        self.us += late_us
        self.pads = Pads(self.snapshots, lambda: self.us % WRAP_US)
        self.us -= late_us

    def see(self, us, down):
        self.us = us
        self.snapshots.see(us, down)

    def take(self, after_us=0):
        self.us += after_us
        return self.pads.take()


def test_a_press_and_its_end():
    bench = Bench()
    bench.see(1000, 0b0100)
    bench.see(51000, 0)
    assert bench.take() == ((2, 1000, 1), (2, 51000, 0))
    assert bench.take() == ()


def test_one_microsecond_is_told_from_none():
    bench = Bench()
    bench.see(1000, 0b0001)
    bench.see(1001, 0b1011)
    assert bench.take() == ((0, 1000, 1), (1, 1001, 1), (3, 1001, 1))


BEGAN = (0, 99, WRAP_US - 1000, WRAP_US - COUNTS, COUNTS - 3)


@cases("began_us, late_us", *[(began, late) for began in BEGAN for late in (0, 40)])
def test_stamps_are_right_after_hours_of_silence_and_across_every_wrap(began_us, late_us):
    bench = Bench(began_us, late_us)
    for us in (5, 4_000, COUNTS - 1, COUNTS, COUNTS + 3, 3 * WRAP_US + 77):
        bench.see(began_us + us, 1)
        bench.see(began_us + us + 300, 0)
        first, second = bench.take(after_us=20_000)
        assert (second[1] - first[1]) % WRAP_US == 300
        assert (first[1] - began_us - us - late_us) % WRAP_US == 0


def test_a_stamp_is_right_when_it_is_taken_seconds_later():
    bench = Bench()
    bench.see(7_000, 1)
    assert bench.take(after_us=200_000_000) == ((0, 7_000, 1),)


def test_more_edges_than_the_ring_holds_leave_the_latest():
    bench = Bench()
    for at in range(WORDS + 9):
        bench.see(1000 + at, at & 1)
    edges = bench.take()
    assert edges[-1] == (0, 1000 + WORDS + 8, 0)
    assert len(edges) >= WORDS - 1


def test_now_is_the_time_of_the_stamps():
    bench = Bench(began_us=500)
    bench.see(1500, 1)
    assert bench.take(after_us=10)[0][1] == bench.pads.now_us() - 10
