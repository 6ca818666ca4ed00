"""Bytes that a seed foretells, the same on every machine: for demonstrations, never for a game."""

import hashlib


class SeededEntropy:
    def __init__(self, seed: int):
        self._seed = seed
        self._block = 0
        self._bytes = b""

    def read(self, count: int) -> bytes:
        while len(self._bytes) < count:
            text = "kaperbox %d %d" % (self._seed, self._block)
            self._bytes += hashlib.sha256(text.encode()).digest()
            self._block += 1
        read, self._bytes = self._bytes[:count], self._bytes[count:]
        return read
