"""What a table sets once, saved field by field: a damaged field is its default, the others stay.

Each field is five bytes: its number, its value and a checksum of these, little-endian. Numbers are
never used again for something else; those that this software does not know are kept as they are.
"""

import struct
from binascii import crc32
from collections import namedtuple

from kaperbox.app import language

NAME = "settings"

Field = namedtuple("Field", ("low", "high", "step", "default"))

(
    BRIGHTNESS,  # percent
    VOLUME,  # 0 is silent
    LANGUAGE,  # index into `language.NAMES`
    PROFILE,  # index into the `PROFILES` of Piraten Kapern
    TARGET,  # of Piraten Kapern, in hundreds of points; 0 is that of the profile
    TIE,  # 100 us: presses this close are at the same time
    CALL,  # seconds to name the sets of a call
    SCREEN,  # index into `words.SCREENS`
    FLIP,  # 1: the screen is upside down
    DIM,  # seconds without a press; 0 is never
    OFF,  # the same
) = range(1, 12)

FIELDS = {
    BRIGHTNESS: Field(10, 100, 10, 60),
    VOLUME: Field(0, 10, 1, 6),
    LANGUAGE: Field(0, len(language.NAMES) - 1, 1, 0),
    PROFILE: Field(0, 2, 1, 0),
    TARGET: Field(0, 100, 10, 0),
    TIE: Field(0, 500, 10, 50),
    CALL: Field(5, 60, 5, 10),
    SCREEN: Field(0, 2, 1, 0),
    FLIP: Field(0, 1, 1, 0),
    DIM: Field(0, 600, 30, 60),
    OFF: Field(0, 3600, 60, 300),
}

_FORM = "<BHH"
_SIZE = 5


class Settings:
    """`get(field)`; `damaged` counts the fields that fell back to their defaults when loaded."""

    def __init__(self, data: bytes = b""):
        self.damaged = 0
        self._values: dict = {}
        for at in range(0, len(data), _SIZE):
            self._load(data[at : at + _SIZE])

    def _load(self, entry):
        number, value, check = struct.unpack(_FORM, entry) if len(entry) == _SIZE else (0, 0, 1)
        field = FIELDS.get(number)
        right = check == _check(number, value)
        if right and number and (field is None or field.low <= value <= field.high):
            self._values[number] = value
        else:
            self.damaged += 1

    def get(self, number: int) -> int:
        return self._values.get(number, FIELDS[number].default)

    def step(self, number: int, forward: bool = True) -> None:
        """One step on, from the end to the beginning; or back."""
        field = FIELDS[number]
        value = self.get(number) + (field.step if forward else -field.step)
        if value > field.high:
            value = field.low
        self._values[number] = field.high if value < field.low else value

    def packed(self) -> bytes:
        """Every field that was ever set, in the order of their numbers."""
        data = b""
        for number in sorted(self._values):
            value = self._values[number]
            data += struct.pack(_FORM, number, value, _check(number, value))
        return data


def _check(number, value):
    return crc32(struct.pack("<BH", number, value)) & 0xFFFF
