"""The box as a child process in the terminal: started, told the terminal's size, stopped, heard.

A pipe goes to it: each line is a size of the terminal and asks for a new picture, and its end
tells that the launcher is no more.
"""

import contextlib
import os
import signal
import subprocess
import tempfile

from host_tools.raw_terminal import ENDING, RawTerminal, allow_signals

_PATIENCE_S = 2.0


class BoxProcess:
    """`command` gets the number of the pipe's end in place of "CONTROL"."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        reading, self._writing = os.pipe()
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - read when it is over
        self._process = subprocess.Popen(
            [str(reading) if word == "CONTROL" else word for word in command],
            env=environment,
            stderr=self._errors,
            pass_fds=(reading,),
            preexec_fn=allow_signals,
        )
        os.close(reading)

    def tell_size(self, size: tuple[int, int]) -> None:
        with contextlib.suppress(OSError):  # it may have ended just now
            os.write(self._writing, b"%d %d\n" % size)

    def attend(self, terminal: RawTerminal) -> int:
        """Until it ends, or a signal ends us. The signal, or 0."""
        self.tell_size(terminal.size())
        while True:
            number = terminal.next_signal()
            if number in ENDING:
                return number
            if self._process.poll() is not None:
                return 0
            if number == signal.SIGTSTP:
                self._rest(terminal)
            if number != signal.SIGCHLD:
                self.tell_size(terminal.size())

    def _rest(self, terminal: RawTerminal) -> None:
        """Ctrl-Z: the terminal as it was until we go on."""
        self._process.send_signal(signal.SIGSTOP)
        terminal.give_back()
        os.kill(os.getpid(), signal.SIGSTOP)
        terminal.make_ready()
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        """Ends it if it has not ended; by force if it does not listen."""
        os.close(self._writing)
        if self._process.poll() is None:
            self._process.terminate()
            self._process.send_signal(signal.SIGCONT)
            try:
                self._process.wait(_PATIENCE_S)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def outcome(self) -> tuple[int, str]:
        """Exit status (negative: killed by this signal) and what it wrote as errors."""
        self._errors.seek(0)
        with self._errors:
            return self._process.returncode, self._errors.read().decode(errors="replace")
