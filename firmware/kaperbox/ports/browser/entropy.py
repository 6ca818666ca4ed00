"""Bytes that nobody can foresee, from the browser's own source of chance."""

import binascii


class Entropy:
    def __init__(self, page):
        self._page = page

    def read(self, count: int) -> bytes:
        return binascii.unhexlify(self._page.random_bytes(count))
