"""A terminal that someone else has made raw: keys in, lines out, only those that changed.

The launcher sends the terminal's size through a pipe, at first and whenever it changes, since
MicroPython cannot ask. Every size draws all lines anew. The pipe's end is the launcher's end.
"""

import select
import sys

_BEGIN, _END = "\x1b[?2026h", "\x1b[?2026l"  # one picture at a time, where that is known
_CLEAR = "\x1b[0m\x1b[2J"
_READ_AT_MOST = 64


class Terminal:
    """`control` is the number of the pipe's reading end."""

    def __init__(self, control: int, size: tuple[int, int]):
        self._control = control
        # Open as long as the process lives.
        self._files = {0: open(0, "rb", 0), control: open(control, "rb", 0)}  # noqa: SIM115
        self._poll = select.poll()
        for number in self._files:
            self._poll.register(number, select.POLLIN)
        self._message = b""
        self._shown: tuple[str, ...] = ()
        self._place = (0, 0)
        self._width, self._height = size
        self.columns, self.rows = 0, 0
        self.gone = False

    def wait(self, wait_ms: int) -> bytes:
        """What was typed; waits at most so long for it. May change the size, or `gone`."""
        typed = b""
        ready = self._poll.poll(wait_ms)
        while ready and not self.gone and len(typed) < _READ_AT_MOST:
            for number, _ in ready:
                byte = self._read(number)
                self.gone = self.gone or not byte
                if number == self._control:
                    self._told(byte)
                else:
                    typed += byte
            ready = self._poll.poll(0)
        return typed

    def _read(self, number):
        try:
            return self._files[number].read(1) or b""
        except OSError:  # the terminal was closed
            return b""

    def _told(self, byte):
        if byte != b"\n":
            self._message += byte
            return
        columns, rows = self._message.split()
        self._message = b""
        self.columns, self.rows = int(columns), int(rows)
        left, above = (self.columns - self._width) // 2, (self.rows - self._height) // 2
        self._place = (max(0, left), max(0, above))
        self._shown = ()

    def fits(self) -> bool:
        return self.columns >= self._width and self.rows >= self._height

    def show(self, lines: tuple[str, ...]) -> None:
        """Draws these lines in the middle of the terminal."""
        if lines == self._shown or not self.columns:
            return
        cleared = len(lines) != len(self._shown)
        text = [_BEGIN + _CLEAR if cleared else _BEGIN]
        left, above = self._place
        for row, line in enumerate(lines):
            if cleared or line != self._shown[row]:
                text.append("\x1b[%d;%dH%s" % (above + row + 1, left + 1, line))
        text.append(_END)
        self._shown = lines
        self._write("".join(text).encode())

    def _write(self, data):
        try:
            sys.stdout.buffer.write(data)
            sys.stdout.flush()
        except OSError:
            self.gone = True
