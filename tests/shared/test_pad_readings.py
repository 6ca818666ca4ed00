"""The pads over time: which are down, and which are stuck."""

from kaperbox.app.pads import STUCK_MS, Pads
from tests.shared.cases import cases


class Port:
    def __init__(self):
        self.edges = ()
        self.us = 0

    def take(self):
        taken, self.edges = self.edges, ()
        return taken

    def now_us(self):
        return self.us


def read(pads, port, *edges, ms=20):
    port.us = (port.us + ms * 1000) % (1 << 30)
    port.edges = edges
    return pads.read(ms)


def test_what_a_screen_is_told():
    port = Port()
    pads = Pads(port)
    told = read(pads, port, (1, 5000, True))
    assert told.edges == ((1, 5000, True),) and told.held == 0
    assert told.now_us == 20000 and told.elapsed_ms == 20
    assert read(pads, port).held == 2


@cases("late", ((1, 5000, True), (1, 9000, False)), ((1, 9000, False), (1, 5000, True)))
def test_the_edge_that_happened_last_counts(late):
    port = Port()
    pads = Pads(port)
    read(pads, port, *late)
    assert pads.held() == 0


def test_a_pad_that_stays_down_is_stuck_until_it_comes_up():
    port = Port()
    pads = Pads(port)
    read(pads, port, (3, 5000, True))
    read(pads, port, ms=STUCK_MS - 20)
    assert pads.held() == 8 and pads.stuck() == 0
    read(pads, port)
    assert pads.stuck() == 8
    read(pads, port, (3, port.us, False))
    assert pads.stuck() == 0 and pads.held() == 0


def test_after_a_long_time_any_stamp_is_news():
    port = Port()
    pads = Pads(port)
    read(pads, port, (0, 5000, True))
    read(pads, port, (0, 9000, False), ms=2000)
    read(pads, port, ms=60000)
    read(pads, port, (0, 4000, True))
    assert pads.held() == 1
