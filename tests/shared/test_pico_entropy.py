"""Chance: the chip's own bytes, and what a chip that fails leaves of it."""

from kaperbox.ports.pico.entropy import Entropy
from tests.shared.cases import cases


def stream(urandom, step_us):
    now = [0]

    def ticks_us():
        now[0] += step_us
        return now[0]

    return Entropy(urandom, ticks_us)


def test_entropy_has_the_length_that_was_asked_for():
    entropy = stream(lambda count: bytes(range(count)), 3)
    assert [len(entropy.read(count)) for count in (1, 7, 32)] == [1, 7, 32]


@cases("stuck", 0, 255, 252)
def test_a_stuck_oscillator_is_told_and_still_every_byte_comes(stuck):
    entropy = stream(lambda count: bytes((stuck,)) * count, 977)
    assert not entropy.works()
    assert len({entropy.read(1) for _ in range(4000)}) == 256


def test_with_a_stuck_oscillator_the_moment_of_the_press_decides():
    one, other = (stream(lambda count: bytes(count), step) for step in (1000, 1001))
    assert [one.read(1) for _ in range(20)] != [other.read(1) for _ in range(20)]


def test_a_good_source_works():
    assert stream(lambda count: bytes(7 * at & 255 for at in range(count)), 1).works()
