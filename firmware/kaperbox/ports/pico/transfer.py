"""How pictures and commands reach one OLED controller over I2C, in as few bytes as it takes.

A byte 0x80 precedes one command, 0x00 only commands, 0x40 only picture (SSD1306, 8.1.5.2). So one
transfer says where a run of cells begins and brings its bytes. Buffers and the views of every
length exist from the start: nothing is allocated for a picture.
"""

from kaperbox.ports.pico.changes import WIDTH, copy

PAGES = 8
_CHUNK = 8
"""Cells of one transfer: 64 bytes take 1.6 ms, so a bus that hangs costs no more than that."""


class Transfer:
    """`address` 0: nobody is there. All methods raise OSError when the device does not answer."""

    def __init__(self, bus):
        self._bus = bus
        self.address = 0
        self.first_column = 0
        self._head = bytearray(b"\x80\x00\x80\x00\x80\x00\x40" + bytes(8 * _CHUNK))
        whole = memoryview(self._head)
        self._first = tuple(whole[: 7 + 8 * cells] for cells in range(_CHUNK + 1))
        self._more = tuple(whole[6 : 7 + 8 * cells] for cells in range(_CHUNK + 1))

    def command(self, commands: bytes) -> None:
        self._bus.write(self.address, b"\x00" + commands)

    def status(self) -> int:
        return self._bus.status(self.address)

    def cells(self, picture, page: int, mask: int) -> None:
        """The cells of the mask. One that lies between two costs less than a new start."""
        mask |= mask << 1 & mask >> 1
        cell = 0
        while mask:
            count = 0
            while mask & 1:
                mask >>= 1
                count += 1
            if count:
                self._run(picture, page, cell, count)
            mask >>= 1
            cell += count + 1

    def _run(self, picture, page, cell, count):
        column = cell * 8 + self.first_column
        head = self._head
        head[1] = 0xB0 | page  # 10.1.4
        head[3] = column & 15  # 10.1.1
        head[5] = 0x10 | column >> 4  # 10.1.2
        views = self._first
        while count:
            cells = min(count, _CHUNK)
            copy(picture, page * WIDTH + cell * 8, head, cells * 8)
            self._bus.write(self.address, views[cells])
            views = self._more  # the controller has gone on to the next column
            cell += cells
            count -= cells
