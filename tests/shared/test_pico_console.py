"""The USB line: never waits, whatever the host does."""

from kaperbox.ports.pico.console import Console


class Line:
    """USB: `takes` more bytes go out, `came` can be read; either blocks when it does not fit."""

    def __init__(self, takes=1000, came=b""):
        self.takes = takes
        self.came = bytearray(came)
        self.out = bytearray()

    def write(self, data):
        assert len(data) == 1 and self.takes > 0, "this would block"
        self.takes -= 1
        self.out.extend(data)

    def read(self, count):
        assert self.came, "this would block"
        first = bytes(self.came[:count])
        self.came = self.came[count:]
        return first


class Poll:
    def __init__(self, ready):
        self._ready = ready

    def poll(self, wait_ms):
        assert wait_ms == 0
        return [1] if self._ready() else []


def console(line):
    return Console(line, Poll(lambda: line.came), line, Poll(lambda: line.takes > 0))


def test_what_came_is_read_and_nothing_is_waited_for():
    line = Line(came=b"hello")
    usb = console(line)
    assert usb.read() == b"hello"
    assert usb.read() == b""


def test_a_message_goes_out_as_fast_as_the_line_takes_it():
    line = Line(takes=3)
    usb = console(line)
    assert usb.write(b"abcdef")
    usb.advance(4)
    assert line.out == b"abc"
    line.takes = 3
    usb.advance(4)
    assert line.out == b"abcdef"


def test_for_a_host_that_never_reads_whole_messages_are_dropped():
    line = Line(takes=0)
    usb = console(line)
    kept = [usb.write(b"x" * 99 + b"\n") for _ in range(20)]
    assert kept == [True] * 10 + [False] * 10
    line.takes = 5000
    for _ in range(125):
        usb.advance(4)
    assert line.out == (b"x" * 99 + b"\n") * 10


def test_a_tick_sends_and_reads_only_what_it_can_spare():
    line = Line(came=b"0123456789")
    usb = console(line)
    assert usb.write(b"abcdefghij")
    usb.advance(4)
    assert line.out == b"abcdefgh"
    assert usb.read() == b"01234567"
    assert usb.write(b"kl")
    usb.advance(4)
    assert line.out == b"abcdefghijkl"
