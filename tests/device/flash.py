"""A flash with the RP2's sizes, in RAM: it counts, it logs, and its power can be cut anywhere.

A game is played once on a `Flash`, which logs every program and erase. For a cut at operation n
the operations before it are on a `Flash` of their own; a `Cut` shows that image with operation n
half done, and takes what is written afterwards into a copy of the few blocks that change.
"""

BLOCK, PAGE, BLOCKS = 4096, 256, 352
_COUNT, _SIZE, ERASE = 4, 5, 6

CLEAN, TORN, ONES = range(3)
"""What a cut leaves of its operation: nothing, the first half, bits that are all ones. (What is
programmed was all ones before, so there the last is as the first.)"""


class Flash:
    """`log` has (block, offset, data) for each program and (block, 0, None) for each erase."""

    def __init__(self, blocks=BLOCKS):
        self.blocks = blocks
        self.data = bytearray(b"\xff" * (blocks * BLOCK))
        self.log = []
        self.erases = [0] * blocks
        self.programs = 0
        self.pages = 0

    def readblocks(self, block, buffer, offset=0):
        at = block * BLOCK + offset
        buffer[:] = self.data[at : at + len(buffer)]

    def writeblocks(self, block, buffer, offset=0):
        self.programs += 1
        self.pages += (len(buffer) + PAGE - 1) // PAGE
        self.do((block, offset, bytes(buffer)))

    def ioctl(self, what, block):
        if what == ERASE:
            self.erases[block] += 1
            self.do((block, 0, None))
        return {_COUNT: self.blocks, _SIZE: BLOCK}.get(what, 0)

    def do(self, operation):
        """Carries out an operation and logs it. Flash only clears bits: all must be set before."""
        block, offset, data = operation
        at = block * BLOCK + offset
        if data is None:
            data = b"\xff" * BLOCK
        else:
            assert self.data[at : at + len(data)] == b"\xff" * len(data), "programmed twice"
        self.data[at : at + len(data)] = data
        self.log.append(operation)


class Cut:
    """`flash` as it is, with `operation` broken off; what is written later does not reach it."""

    def __init__(self, flash, operation, left):
        self._flash = flash
        self._changed = {}
        block, offset, data = operation
        whole = b"\xff" * BLOCK if data is None else data
        if left == TORN:
            self._change(block, offset, whole[: len(whole) // 2])
        elif left == ONES:
            self._change(block, offset, b"\xff" * len(whole))

    def _change(self, block, offset, data):
        if block not in self._changed:
            self._changed[block] = self._flash.data[block * BLOCK : (block + 1) * BLOCK]
        self._changed[block][offset : offset + len(data)] = data

    def readblocks(self, block, buffer, offset=0):
        changed = self._changed.get(block)
        if changed is None:
            self._flash.readblocks(block, buffer, offset)
        else:
            buffer[:] = changed[offset : offset + len(buffer)]

    def writeblocks(self, block, buffer, offset=0):
        self._change(block, offset, buffer)

    def ioctl(self, what, block):
        if what == ERASE:
            self._change(block, 0, b"\xff" * BLOCK)
        return {_COUNT: self._flash.blocks, _SIZE: BLOCK}.get(what, 0)
