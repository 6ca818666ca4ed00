"""The players that the box knows by name, those who played last first.

Each name stands alone, with its own checksum: eight letters, blanks at the end, two bytes. So a
damaged one is lost alone.
"""

import struct
from binascii import crc32

NAME = "players"
LONGEST = 8
MOST = 24
"""Then whoever has not played for the longest time is forgotten."""

_SIZE = LONGEST + 2


class Roster:
    """`names` is to be read only; `damaged` counts what could not be read when loaded."""

    def __init__(self, data: bytes = b""):
        self.names: list = []
        self.damaged = 0
        for at in range(0, len(data), _SIZE):
            self._load(data[at : at + _SIZE])

    def _load(self, entry):
        letters, check = entry[:LONGEST], entry[LONGEST:]
        if len(entry) == _SIZE and check == _check(letters) and _is_a_name(letters):
            self.names.append(letters.decode().rstrip(" "))
        else:
            self.damaged += 1

    def put_first(self, names: tuple) -> bool:
        """These play now. False if that is what the list begins with already."""
        if self.names[: len(names)] == list(names):
            return False
        others = [name for name in self.names if name not in names]
        self.names = (list(names) + others)[:MOST]
        return True

    def forget(self, name: str) -> None:
        self.names.remove(name)

    def packed(self) -> bytes:
        data = b""
        for name in self.names:
            letters = (name + " " * LONGEST)[:LONGEST].encode()
            data += letters + _check(letters)
        return data


def _is_a_name(letters):
    return letters[0] > 32 and min(letters) >= 32 and max(letters) < 127


def _check(letters):
    return struct.pack("<H", crc32(letters) & 0xFFFF)
