"""Chance: the chip's own bytes, as they come, and the moment of a press."""

from kaperbox.ports.pico.entropy import Entropy


def test_the_bytes_are_the_chips_own():
    entropy = Entropy(lambda count: bytes(range(count)), lambda: 0)
    assert [entropy.read(count) for count in (1, 3)] == [b"\x00", b"\x00\x01\x02"]


def test_the_moment_wraps_round_at_thirty_bits():
    now = [(1 << 30) - 1]
    entropy = Entropy(bytes, lambda: now[0])
    assert entropy.now_us() == (1 << 30) - 1
    now[0] += 8
    assert entropy.now_us() == 7
