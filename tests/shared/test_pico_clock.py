"""The clock across the wrap of its counter."""

from kaperbox.ports.pico.clock import Clock
from tests.shared.cases import cases

WRAP_MS = 1 << 30


def ticks_diff(later, earlier):
    return (later - earlier + WRAP_MS // 2) % WRAP_MS - WRAP_MS // 2


@cases("began_ms", 0, 12345, WRAP_MS - 5)
def test_the_clock_survives_the_counters_wrap_around(began_ms):
    now = [began_ms]
    clock = Clock(lambda: now[0], ticks_diff)
    told = []
    for step in (0, 4, 3, 100, 0):
        now[0] = (now[0] + step) % WRAP_MS
        told.append(clock.elapsed_ms())
    assert told == [0, 4, 3, 100, 0]
