"""The USB serial line, that never makes the box wait.

MicroPython waits half a second for a host that does not read. So a byte is only written when the
line says that it takes one, from a buffer that is filled by whole messages or not at all.
"""

_WAITING = 1024
_AT_ONCE = 8
"""Each byte costs a tenth of a millisecond; 250 ticks a second make 2 KB."""
_READ, _WRITE = 1, 4
"""POLLIN and POLLOUT."""


class Console:
    """`source` and `sink` are the binary streams of USB, `poll_*` tell whether they are ready.

    A poll is an object with `poll(0)`, as `select.poll` has, registered for its stream.
    """

    def __init__(self, source, poll_source, sink, poll_sink):
        self._source, self._poll_source = source, poll_source
        self._sink, self._poll_sink = sink, poll_sink
        self._waiting = bytearray()
        self._sent = 0

    def read(self) -> bytes:
        """What has come, at most 8 bytes."""
        came = bytearray()
        while len(came) < _AT_ONCE and self._poll_source.poll(0):
            came.extend(self._source.read(1))
        return bytes(came)

    def write(self, data: bytes) -> bool:
        """False: dropped as a whole, since what was written before is still unread."""
        if len(self._waiting) - self._sent + len(data) > _WAITING:
            return False
        self._waiting = self._waiting[self._sent :]
        self._sent = 0
        self._waiting.extend(data)
        return True

    def advance(self, elapsed_ms: int) -> None:
        """Sends on as much as the line takes now, and a tick can spare."""
        end = min(self._sent + _AT_ONCE, len(self._waiting))
        while self._sent < end and self._poll_sink.poll(0):
            self._sink.write(self._waiting[self._sent : self._sent + 1])
            self._sent += 1
