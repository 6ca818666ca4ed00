"""What a terminal sends, as keys: "q", "left", "enter", "escape" ... and "?" for all others.

An arrow is Escape and two letters more, in one go. Escape alone is told apart by time: when
nothing follows for 25 ms, it was the key. Time enters by `advance`, so that tests need no clock.
"""

ESCAPE_MS = 25
_STEP_MS = 15  # of one advance: after a slow round, what follows may still be waiting to be read

_ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}
_NAMES = {9: "tab", 10: "enter", 13: "enter", 8: "backspace", 127: "backspace", 32: "space"}
_ESCAPE = 27
_LONGEST = 16


class Keys:
    def __init__(self):
        self._begun = ""  # an escape sequence, as far as it came
        self._since_ms = 0

    def feed(self, data) -> tuple[str, ...]:
        """The keys that are complete with these bytes."""
        found = []
        for byte in data:
            found += self._plain(byte) if not self._begun else self._further(byte)
            self._since_ms = 0
        return tuple(found)

    def advance(self, elapsed_ms: int) -> tuple[str, ...]:
        """The key that is complete because nothing more came, if any."""
        if not self._begun:
            return ()
        self._since_ms += min(elapsed_ms, _STEP_MS)
        if self._since_ms < ESCAPE_MS:
            return ()
        begun, self._begun = self._begun, ""
        return ("escape" if begun == "\x1b" else "?",)

    def _plain(self, byte):
        if byte == _ESCAPE:
            self._begun = "\x1b"
            return ()
        if 0x80 <= byte < 0xC0:  # the rest of a letter that began with a byte from 0xC0
            return ()
        if 32 < byte < 127:
            return (chr(byte).lower(),)
        return (_NAMES.get(byte, "?"),)

    def _further(self, byte):
        if self._begun == "\x1b":
            if byte in b"[O":
                self._begun += chr(byte)
                return ()
            self._begun = ""
            return ("escape",) + tuple(self._plain(byte))
        if 0x20 <= byte < 0x40 and len(self._begun) < _LONGEST:
            self._begun += chr(byte)
            return ()
        plain = len(self._begun) == 2  # Ctrl and Shift with an arrow put numbers in between
        self._begun = ""
        return (_ARROWS.get(chr(byte), "?") if plain else "?",)
