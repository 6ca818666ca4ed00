"""Standard output in bytes, written at once: the same on both interpreters, in any locale."""

_NO_READER = 32
"""EPIPE, a name that MicroPython's errno lacks."""


class Output:
    def __init__(self):
        self._file = open(1, "wb", 0)  # noqa: SIM115 - as long as the process lives

    def write(self, text: str) -> bool:
        """False when nobody reads any more. OSError for a full disk and the like."""
        data = text.encode()
        try:
            while data:
                data = data[self._file.write(data) :]
        except OSError as error:
            if error.args[0] != _NO_READER:
                raise
        return not data
