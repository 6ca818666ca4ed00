"""What went wrong last, and how often in a row: one small file, so that it is whole or not there.

A restart after a crash is right once or twice; a box that crashes at every start would never stop.
"""

LIMIT = 3
_SIZE = 470
"""Bytes of text. LittleFS shows a file of up to 512 bytes as it was or is at every power cut."""


class CrashLog:
    """In a file; `path` is its whole path. A file system that fails is no reason to fail."""

    def __init__(self, path: str):
        self._path = path
        self.count = 0
        self.text = ""
        self._read()

    def note(self, text: str) -> None:
        """One more crash."""
        self.count += 1
        self.text = text
        self._write()

    def survived(self) -> None:
        """The box has run well: the next crash is the first in a row again."""
        if self.count:
            self.count = 0
            self._write()

    def _read(self):
        try:
            with open(self._path, "rb") as file:
                count, _, text = file.read().partition(b"\n")
            self.text = str(text, "utf-8")
            self.count = int(count)
        except (OSError, ValueError):
            pass

    def _write(self):
        """The end of a long text: that is where a traceback says what happened."""
        try:
            with open(self._path, "wb") as file:
                file.write(b"%d\n" % self.count + self.text.encode()[-_SIZE:])
        except OSError:
            pass
