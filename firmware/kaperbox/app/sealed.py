"""The seal on everything that is saved: what it is, which version wrote it, and a checksum.

Two letters, a version, the content, and the CRC-32 of all that, little-endian. The seal itself is
the same in every version to come: so old software can tell a newer file from a damaged one.

The checksum is also strong enough to put a single wrong bit right: up to 11 kB any two sealed
files differ in at least four bits, so that two wrong bits are never taken for one.
"""

import struct
from binascii import crc32

VERSION = 1
GAME, TAIL = b"KG", b"KT"
"""A game from its beginning; what came after such a beginning."""

_HEAD, _SUM = 3, 4
_POLYNOMIAL = 0xEDB88320


class DamagedError(Exception):
    """Says in words what is wrong."""


class NewerError(Exception):
    """Has the version that wrote it: later than what this software knows."""


def seal(kind: bytes, content: bytes) -> bytes:
    body = kind + bytes((VERSION,)) + content
    return body + struct.pack("<I", crc32(body))


def opened(kind: bytes, data: bytes) -> bytes:
    """The content. DamagedError, or NewerError where it is whole but its form is not known."""
    if len(data) < _HEAD + _SUM:
        raise DamagedError("too short: %d bytes" % len(data))
    if checksum_error(data):
        raise DamagedError("the checksum is wrong")
    if data[:2] != kind:
        raise DamagedError("another kind of file")
    if data[2] > VERSION:
        raise NewerError(data[2])
    if not data[2]:
        raise DamagedError("there is no version 0")
    return data[_HEAD:-_SUM]


def checksum_error(data: bytes) -> int:
    """The bits in which the checksum differs; 0 is right. 32 bits, the one number so long."""
    return crc32(data[:-_SUM]) ^ struct.unpack("<I", data[-_SUM:])[0]


def mended(data: bytes) -> bytes | None:
    """The data with its one wrong bit put right; None when it is not just one.

    A wrong bit changes the checksum by an amount that depends only on how far from the end it is.
    """
    if len(data) < _HEAD + _SUM:
        return None
    error, change = checksum_error(data), _POLYNOMIAL
    if error & error - 1 == 0:  # in the checksum itself
        return data[:-_SUM] + struct.pack("<I", crc32(data[:-_SUM]))
    for bit in range(8 * (len(data) - _SUM) - 1, -1, -1):
        if change == error:
            right = bytearray(data)
            right[bit >> 3] ^= 1 << (bit & 7)
            return bytes(right)
        change = change >> 1 ^ (_POLYNOMIAL if change & 1 else 0)
    return None
