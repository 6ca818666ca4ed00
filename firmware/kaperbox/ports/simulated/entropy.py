"""Bytes that nobody can foresee, from the operating system."""

import os


class Entropy:
    def read(self, count: int) -> bytes:
        return os.urandom(count)
