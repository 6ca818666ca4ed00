"""HMAC with SHA-256 (FIPS 198-1) on `hashlib` alone: MicroPython has no module for it.

The key is widened to a block and combined with the two pads as one whole number: a loop over 64
bytes in Python would take longer on the board than the hash itself. That the number has more than
31 bits costs a few dozen bytes for a moment.
"""

import hashlib

SIZE = 32
"""Bytes of a digest."""
_BLOCK = 64
_INNER = int.from_bytes(b"\x36" * _BLOCK, "big")
_OUTER = int.from_bytes(b"\x5c" * _BLOCK, "big")


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """The 32 bytes that only who has the key can make of the message."""
    if len(key) > _BLOCK:
        key = hashlib.sha256(key).digest()
    number = int.from_bytes(key + bytes(_BLOCK - len(key)), "big")
    inner = hashlib.sha256((number ^ _INNER).to_bytes(_BLOCK, "big"))
    inner.update(message)
    outer = hashlib.sha256((number ^ _OUTER).to_bytes(_BLOCK, "big"))
    outer.update(inner.digest())
    return outer.digest()
