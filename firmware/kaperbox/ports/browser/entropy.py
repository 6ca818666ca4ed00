"""Bytes that nobody can foresee, from the browser's own source of chance, and its clock."""

import binascii


class Entropy:
    def __init__(self, page):
        self._page = page

    def read(self, count: int) -> bytes:
        return binascii.unhexlify(self._page.random_bytes(count))

    def now_us(self) -> int:
        return int(self._page.pads_now_us())
