"""Looks at all four pads a million times a second, without the processor.

A PIO program compares the four pins with what they were; when one has changed it pushes one word:
the pins in the upper four bits, its own count below. Every turn takes 25 cycles of 40 ns, changed
or not, so the count is microseconds. DMA brings the words into a ring in RAM. Nothing here waits
for Python, for pixels, for the screen, for the collector, or for an erase of the flash, and pads
that go down in the same microsecond are in the same word. RP2040 data sheet 3.2 (PIO), 2.5 (DMA).
"""

import rp2
import uctypes

CYCLES = 25
HZ = CYCLES * 1000000
WORDS = 256
_RING_BITS = 10
_BYTES = 1 << _RING_BITS
_COUNT = (1 << 30) - 1
_RX_FIFO = 0x20  # of state machine 0, from the PIO's base (3.7)
_BASE = 0x50200000
_BLOCK = 0x100000
_DREQ_RX0, _DREQS = 4, 8  # 2.5.3.1


@rp2.asm_pio(in_shiftdir=rp2.PIO.SHIFT_LEFT)
def watch():
    """X: the pins as they were. OSR: counts down, one a turn."""
    wrap_target()
    mov(isr, null)
    in_(pins, 4)
    mov(y, isr)
    jmp(x_not_y, "changed")
    jmp("count")[2]
    label("changed")
    mov(x, y)
    in_(osr, 28)
    push(noblock)
    label("count")
    mov(y, osr)
    jmp(y_dec, "counted")
    label("counted")
    mov(osr, y)[15]
    wrap()


class Snapshots:
    """State machine 0 of PIO `block` on four neighbouring pins, the lowest of which is given."""

    def __init__(self, block, lowest_pin):
        self._memory = bytearray(2 * _BYTES)
        at = -uctypes.addressof(self._memory) % _BYTES
        self.ring = memoryview(self._memory)[at : at + _BYTES]
        machine = rp2.StateMachine(block * 4, watch, freq=HZ, in_base=lowest_pin)
        machine.exec("set(x, 15)")
        machine.exec("mov(osr, null)")
        self._machine = machine
        self._dma = rp2.DMA()
        self._collect(block)
        machine.active(1)

    def written(self) -> int:
        """How many words there have been since the start."""
        return _COUNT - self._dma.count

    def _collect(self, block):
        control = self._dma.pack_ctrl(
            inc_read=False,
            ring_sel=True,
            ring_size=_RING_BITS,
            treq_sel=_DREQ_RX0 + _DREQS * block,
        )
        source = _BASE + _BLOCK * block + _RX_FIFO
        self._dma.config(read=source, write=self.ring, count=_COUNT, ctrl=control, trigger=True)
