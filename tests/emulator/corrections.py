"""Where the emulator is not the chip, set right from outside (rp2040py 0.3.6).

Each is something that the box or its tests depend on: PIO time beside that of the processor, the
level that an output reads back, an absent I2C device that ends a transfer at once.
"""

import itertools
import sys
import unittest.mock

from rp2040py.boards import build_rp2040_from_spec
from rp2040py.external.key_mock import KeyMock
from rp2040py.gpio_pin import GPIOPinState
from rp2040py.peripherals.pio import RPPIO
from rp2040py.rp2040 import RP2040

_CYCLE_NS = 8.0
_TURN_CYCLES = 125
"""Of the pads' program."""
_NEVER = 1 << 62
_TX_EMPTY = 1 << 4


class Pio(RPPIO):
    """Runs by alarms: each instruction at the moment it is due, whatever the processor does.

    Those of the emulator step once after each instruction of the processor, however long.
    While no pad changes, the pads' program does the same thing every microsecond; then this one
    rests, and when woken it counts the whole turns that it left out. So who changes a pad, or
    touches a register, wakes it before.
    """

    quiet = None
    """Says whether the pads are as the program has them; never, without it."""
    _alarm = None
    _resting = False

    def read_uint32(self, offset):
        self.wake()
        value = super().read_uint32(offset)
        self._go_on()
        return value

    def write_uint32(self, offset, value):
        self.wake()
        super().write_uint32(offset, value)
        self._go_on()

    def reset(self):
        self._resting = False
        super().reset()

    def wake(self):
        """Brings it up to this moment."""
        now_fp = int((self.rp2040.clock.nanos + 0.5) / _CYCLE_NS) << 8
        if self._resting:
            self._resting = False
            machine = self.machines[0]
            turns = max(now_fp - machine.next_due_fp >> 8, 0) // _TURN_CYCLES
            machine.output_shift_reg = (machine.output_shift_reg - turns) & 0xFFFFFFFF
            machine.next_due_fp += turns * _TURN_CYCLES << 8
            self.next_due_fp = machine.next_due_fp
        while self.next_due_fp <= now_fp:
            self.cycle_fp = self.next_due_fp
            self.advance(0)
        self.cycle_fp = now_fp
        self._go_on()

    def _go_on(self):
        if self._alarm is None:
            self._alarm = self.rp2040.clock.create_alarm(self._due)
        self._alarm.cancel()
        if self.next_due_fp < _NEVER and not self._resting:
            cycles = self.next_due_fp - self.cycle_fp + 255 >> 8
            self._alarm.schedule(max(cycles, 1) * _CYCLE_NS)

    def _due(self):
        self.wake()
        machine = self.machines[0]
        at_start = machine.pc == machine.exec_ctrl >> 7 & 31
        if self.quiet and at_start and self.quiet(machine.x):
            self._resting = True
            self._alarm.cancel()


def build(spec, clock):
    """The chip, with blocks of ours; others who build one have those of the emulator."""
    with unittest.mock.patch.object(sys.modules[RP2040.__module__], "RPPIO", Pio):
        return build_rp2040_from_spec(spec, clock)


class Blocks(itertools.chain):
    """PIO blocks by number. The emulator's loop, which would go through them, finds none: this is
    an iterator at its end, to ask which costs next to nothing."""

    def __new__(cls, blocks):
        made = super().__new__(cls)
        made._blocks = blocks
        return made

    def __getitem__(self, number):
        return self._blocks[number]


class Pad(KeyMock):
    """A button that the pads' program watches."""

    def __init__(self, pin, block):
        super().__init__(pin, active_high=False)
        self._block = block

    def press(self):
        self._rp2040.pio[self._block].wake()
        super().press()

    def release(self):
        self._rp2040.pio[self._block].wake()
        super().release()


def bind_accesses(chip):
    """The emulator looks up each access to memory anew, and binds it: done once, it is faster."""
    for bits in (8, 16, 32):
        for access in (f"read_uint{bits}", f"write_uint{bits}"):
            setattr(chip, access, getattr(chip, access))


class Feedback:
    """Outputs read back the level that they drive."""

    def __init__(self, pins):
        self._pins = pins

    def attach(self, chip):
        for number in self._pins:
            pin = chip.gpio[number]
            pin.add_listener(lambda new, old, pin=pin: _reflect(pin, new))


def _reflect(pin, state):
    if state == GPIOPinState.HIGH:
        pin.set_input_value(True)
    elif state == GPIOPinState.LOW:
        pin.set_input_value(False)
    else:
        pin.release_input()


def end_aborted_transfers(i2c):
    """An address that nobody answers empties the FIFO; the emulator forgets to say so."""
    abort = i2c._abort

    def aborted(reason):
        abort(reason)
        i2c._set_interrupts(_TX_EMPTY)

    i2c._abort = aborted
