"""Whether a source of chance is alive: the health tests of NIST SP 800-90B, section 4.4.

A sample is a byte of the source. We claim H = 4 bits of min-entropy for each, half of what a
perfect source has: the board's oscillator is biased, but nowhere near that much. A source that
keeps its claim is called broken by mistake with a chance of at most a = 2**-30 per test.

- Repetition count (4.4.1): the same byte C times in a row, C = 1 + ceil(30 / H) = 1 + 8 = 9.
- Adaptive proportion (4.4.2): in a window of W = 512 samples (bytes are not binary) the first of
  them comes C times or more, C = 1 + the smallest c for which a binomial of 512 and 2**-H is
  greater than c with a chance of at most a: 1 + 70 = 71.
- Neither of them sees a source that counts or plays the same tape again, so there is a test of our
  own (4.5 allows it): of the blocks of 16 bytes no two of the last 64 are equal. For bytes that
  keep the claim the chance of that is below 2**-50.
"""

import hashlib

REPEATS = 9
WINDOW = 512
PROPORTION = 71
BLOCK = 16
REMEMBERED = 64
_PRINT = 8
"""Bytes of a block's hash that are remembered."""

START_BYTES = 1024
"""To be tested before the first use (4.3, start-up tests)."""

WELL, STUCK, LOPSIDED, REPEATING = range(4)


class Health:
    """`trouble` is `WELL`, or what was found first; it stays so until the box starts again."""

    def __init__(self):
        self.trouble = WELL
        self._last = -1
        self._run = 0
        self._sample = 0  # the first of the window
        self._seen = 0  # of the window
        self._same = 0
        self._block = b""
        self._prints = b""

    def check(self, data: bytes) -> None:
        """Every byte that the source gave, in order."""
        for byte in data:
            self._run = self._run + 1 if byte == self._last else 1
            self._last = byte
            if self._run >= REPEATS:
                self._found(STUCK)
            self._count(byte)
        self._block += data
        while len(self._block) >= BLOCK:
            self._compare(self._block[:BLOCK])
            self._block = self._block[BLOCK:]

    def _count(self, byte):
        if self._seen % WINDOW == 0:
            self._sample, self._seen, self._same = byte, 0, 0
        self._seen += 1
        self._same += byte == self._sample
        if self._same >= PROPORTION:
            self._found(LOPSIDED)

    def _compare(self, block):
        """Whether the block is one of the last ones.

        A print that is found across two others would be an accident, as rare as any other.
        """
        new = hashlib.sha256(block).digest()[:_PRINT]
        if new in self._prints:
            self._found(REPEATING)
        self._prints = (self._prints + new)[-REMEMBERED * _PRINT :]

    def _found(self, trouble):
        if self.trouble == WELL:
            self.trouble = trouble
