"""A program in a terminal of its own, for tests: typed to, read from, waited for."""

import fcntl
import os
import select
import struct
import subprocess
import termios
import time

PATIENCE_S = 30.0
"""Only ever waited for in full when a test fails."""


class PseudoTerminal:
    """A context. The program leads a session of its own, as a shell's job in a window does."""

    def __init__(self, command: list[str], environment: dict[str, str], size=(80, 24)) -> None:
        self._master, self._slave = os.openpty()
        self.resize(size)
        self.before = termios.tcgetattr(self._slave)
        self.output = b""
        self.process = subprocess.Popen(
            command,
            env={"TERM": "xterm-256color", "LANG": "C.UTF-8", **environment},
            stdin=self._slave,
            stdout=self._slave,
            stderr=self._slave,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )

    def __enter__(self) -> "PseudoTerminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, 9)
            self.process.wait()
        os.close(self._slave)
        self.close()

    def close(self) -> None:
        """The window is closed."""
        if self._master >= 0:
            os.close(self._master)
        self._master = -1

    def resize(self, size: tuple[int, int]) -> None:
        columns, rows = size
        packed = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, packed)

    def type(self, keys: bytes) -> None:
        os.write(self._master, keys)

    def look_on(self, seconds: float) -> None:
        """Reads for so long: a program that nobody reads from stops when the terminal is full."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            self._read(0.02)

    def attributes(self) -> list:
        return termios.tcgetattr(self._slave)

    def see(self, text: str) -> None:
        """Waits until this has been written; what was written up to its end is then forgotten."""
        wanted, deadline = text.encode(), time.monotonic() + PATIENCE_S
        while wanted not in self.output:
            assert time.monotonic() < deadline, f"no {text!r} in {self.output[-300:]!r}"
            self._read(0.2)
        self.output = self.output.split(wanted, 1)[1]

    def end(self) -> int:
        """Waits for the program's end and gives its status; its last words are in `output`."""
        deadline = time.monotonic() + PATIENCE_S
        while self.process.poll() is None:
            assert time.monotonic() < deadline, f"does not end: {self.output[-300:]!r}"
            self._read(0.02)
        while self._master >= 0 and self._read(0):
            pass
        return self.process.returncode

    def stopped(self) -> bool:
        """Waits until the program has been suspended."""
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            pid, status = os.waitpid(self.process.pid, os.WUNTRACED | os.WNOHANG)
            if pid:
                return os.WIFSTOPPED(status)
            self._read(0.02)
        return False

    def nobody_left(self) -> bool:
        """Waits until no process of its group runs any more."""
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            try:
                os.killpg(self.process.pid, 0)
            except ProcessLookupError:
                return True
            time.sleep(0.02)
        return False

    def _read(self, wait_s: float) -> bytes:
        if self._master < 0:
            time.sleep(wait_s)
            return b""
        ready, _, _ = select.select([self._master], [], [], wait_s)
        part = os.read(self._master, 65536) if ready else b""
        self.output += part
        return part
