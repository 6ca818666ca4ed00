"""A terminal made ready for the box, and given back exactly as it was.

Signals are held back and asked for one at a time (`next_signal`), so that whatever ends the box
(its player, a crash, Ctrl-C, SIGTERM, a closed window) comes by the same way and nothing can fall
between making ready and giving back.
"""

import contextlib
import os
import signal
import termios
from types import TracebackType
from typing import Any

COLUMNS, ROWS = 80, 24

ENTER = b"\x1b[?1049h\x1b[2J\x1b[?25l\x1b[?7l"
"""The other screen, cleared; no cursor; no line wrap."""
LEAVE = b"\x1b[?2026l\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l"

ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)
SIGNALS = ENDING + (signal.SIGCHLD, signal.SIGWINCH, signal.SIGTSTP, signal.SIGCONT)


class RawTerminal:
    """A context: ready inside, as before outside. Keys come at once and are not shown."""

    def __init__(self, keys: int = 0, screen: int = 1) -> None:
        self._keys, self._screen = keys, screen
        self._before = termios.tcgetattr(keys)
        self._handlers: dict[int, Any] = {}

    def __enter__(self) -> "RawTerminal":
        self._mask = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
        for number in SIGNALS:  # some systems drop a signal that nothing would handle
            self._handlers[number] = signal.signal(number, lambda *_: None)
        self.make_ready()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.give_back()
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, self._mask)

    def make_ready(self) -> None:
        raw = termios.tcgetattr(self._keys)
        raw[3] &= ~(termios.ECHO | termios.ICANON)
        raw[6][termios.VMIN], raw[6][termios.VTIME] = 1, 0
        self._set(raw)
        self._write(ENTER)

    def give_back(self) -> None:
        self._write(LEAVE)
        self._set(self._before)

    def size(self) -> tuple[int, int]:
        """Columns and rows; 80x24 where the terminal does not know."""
        try:
            columns, rows = os.get_terminal_size(self._screen)
        except OSError:
            return COLUMNS, ROWS
        return columns or COLUMNS, rows or ROWS

    def next_signal(self) -> int:
        """Waits for the next of SIGNALS and tells which it is."""
        return signal.sigwait(SIGNALS)

    def _set(self, attributes: list[Any]) -> None:
        with contextlib.suppress(termios.error):  # the terminal may be gone
            termios.tcsetattr(self._keys, termios.TCSAFLUSH, attributes)

    def _write(self, data: bytes) -> None:
        with contextlib.suppress(OSError):
            os.write(self._screen, data)


def allow_signals() -> None:
    """For a child before it begins: it must hear the signals that this process holds back."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
