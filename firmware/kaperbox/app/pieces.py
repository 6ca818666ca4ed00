"""The files of a running game: its beginning in one of two, and what has come since in a tail.

A tail says how much there must be before it, and the checksum of that: so it goes on only where it
belongs, also after the other tail when the beginning between them is lost.
"""

import struct
from binascii import crc32

FOLDER = "run"
BEGINNINGS, TAILS = "ab", "xy"
TAIL_MOST = 192
"""Bytes of events: with seal and file system that is one page of flash, 256 bytes."""

_JOINT = "<II"  # where the tail begins, and the CRC-32 of all before
_JOINT_SIZE = 8


def name(number: int, letter: str) -> str:
    """Of a piece of the game with this number."""
    return "%s/%05d%s" % (FOLDER, number, letter)


def tail(whole: bytes, joint: int) -> bytes:
    """The content of a tail that begins at `joint`."""
    return struct.pack(_JOINT, joint, crc32(whole[:joint])) + whole[joint:]


def joined(beginnings: list, tails: list) -> tuple:
    """(the longest whole that these contents make, the place of its beginning), or (None, 0).

    Any of them may be None. A tail may go on where another one ends.
    """
    longest, place = None, 0
    for slot, whole in enumerate(beginnings):
        if whole is None:
            continue
        for tail in tails + tails:
            whole = _with_tail(whole, tail)
        if longest is None or len(whole) > len(longest):
            longest, place = whole, slot
    return longest, place


def _with_tail(whole, tail):
    if tail is None or len(tail) < _JOINT_SIZE:
        return whole
    joint, before = struct.unpack(_JOINT, tail[:_JOINT_SIZE])
    longer = whole[:joint] + tail[_JOINT_SIZE:]
    fits = joint <= len(whole) < len(longer) and crc32(whole[:joint]) == before
    return longer if fits else whole
