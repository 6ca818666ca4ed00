"""Where the emulator is not the chip, set right from outside (rp2040py 0.3.6).

Each is something that the box or its tests depend on: PIO time while the processor sleeps, the
level that an output reads back, an absent I2C device that ends a transfer at once.
"""

import sys

from rp2040py.clock.simulation_clock import SimulationClock
from rp2040py.gpio_pin import GPIOPinState
from rp2040py.peripherals.pio import RPPIO
from rp2040py.rp2040 import RP2040

_CYCLE_NS = 8.0
TURN_NS = 1000.0
_TURN_CYCLES = 125
_SHORTEST = 5
"""Cycles of one instruction of the pads' program."""
_TX_EMPTY = 1 << 4
_next_alarm = SimulationClock.nanos_to_next_alarm


class Clock(SimulationClock):
    """Sleeps no further than to the next PIO instruction, instead of to the next alarm.

    While no pad changes, the pads' program does the same thing every microsecond. Then whole turns
    of it are skipped, and its count is set as if it had made them: exact, and fifty times faster.
    """

    pios = ()
    quiet = None
    """Says whether the pads are as the program has them."""
    _asked = False

    def begin(self):
        """Before each batch, which asks once for the next alarm without going there."""
        self._asked = False

    @property
    def nanos_to_next_alarm(self):
        nanos = _next_alarm.__get__(self)
        if not self._asked:
            self._asked = True
            return nanos
        for pio in self.pios:
            if not pio.stopped:
                nanos = self._asleep(pio, nanos)
        return nanos

    def _asleep(self, pio, nanos):
        machine = pio.machines[0]
        turns = int(nanos / TURN_NS) - 1
        if turns > 0 and machine.pc == machine.exec_ctrl >> 7 & 31 and self.quiet(machine.x):
            ahead = turns * _TURN_CYCLES << 8
            machine.output_shift_reg = (machine.output_shift_reg - turns) & 0xFFFFFFFF
            machine.next_due_fp += ahead
            pio.next_due_fp += ahead
            return turns * TURN_NS
        due = (pio.next_due_fp - pio.cycle_fp + 255 >> 8) * _CYCLE_NS
        return min(nanos, max(due, _CYCLE_NS))


class Pio(RPPIO):
    """Misses no instruction of its own during a long one of the processor."""

    def advance(self, cycles):
        while cycles > _SHORTEST:
            super().advance(_SHORTEST)
            cycles -= _SHORTEST
        super().advance(cycles)


sys.modules[RP2040.__module__].RPPIO = Pio


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
