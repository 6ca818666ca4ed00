"""The serial line between mpremote and the emulated board: what pyserial would be, in its time."""

_STEP_US = 1000
_PATIENCE_US = 10_000_000


class SerialLine:
    """While somebody waits for what the board says, the board's time passes."""

    def __init__(self, board):
        self._board = board
        self._said = board.host.got
        self.rts = self.dtr = True

    def isOpen(self):  # noqa: N802 - pyserial's name
        return True

    def inWaiting(self):  # noqa: N802 - pyserial's name
        if not self._said:
            self._board.run_us(_STEP_US, lambda: self._said)
        return len(self._said)

    def read(self, count=1):
        self._board.wait(lambda: len(self._said) >= count, _PATIENCE_US)
        taken = bytes(self._said[:count])
        del self._said[:count]
        return taken

    def write(self, data):
        self._board.host.type(data)
        return len(data)

    def close(self):
        """What was typed last is still on its way."""
        self._board.run_us(_STEP_US)


class Time:
    """What mpremote takes for the module `time`: the board's."""

    def __init__(self, board):
        self._board = board

    def monotonic(self):
        return self._board.now_us / 1e6

    def sleep(self, seconds):
        self._board.run_us(seconds * 1e6, lambda: self._board.host.got)
