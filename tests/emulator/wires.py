"""The I2C bus of the emulated board: a panel of `tests.fakes.panel`, with the bus's own time.

`log` has every transfer as (start in ns, end in ns, bytes). A bus can be held, as by a device that
was interrupted: SDA stays low until it has seen so many clocks.
"""

from rp2040py.gpio_pin import GPIOPinState
from rp2040py.peripherals.i2c import I2CMode

from tests.emulator.corrections import end_aborted_transfers

_CYCLE_NS = 8.0
_BYTE_BITS = 9
_PICTURE_BYTES = 8
_APART_NS = 2e6


class Wires:
    def __init__(self, index, sda, scl, panel):
        self._index, self._sda, self._scl = index, sda, scl
        self.panel = panel
        self.log = []
        self._selected = None
        self._held_clocks = 0
        self._due = None

    def attach(self, chip):
        self._chip = chip
        self._i2c = i2c = chip.i2c[self._index]
        end_aborted_transfers(i2c)
        self._alarm = chip.clock.create_alarm(self._fire)
        i2c.on_start, i2c.on_stop = self._start, self._stop
        i2c.on_connect, i2c.on_write_byte, i2c.on_read_byte = (
            self._connect,
            self._write,
            self._read,
        )
        for number in (self._sda, self._scl):
            chip.gpio[number].set_input_value(True)
        chip.gpio[self._scl].add_listener(self._clock)

    def first_change_us(self, first):
        """When the first of them begins that brings a part of the picture."""
        began = (began for began, _, data in self.log[first:] if len(data) > _PICTURE_BYTES)
        return next(began) / 1e3

    def changes_ms(self, first=0):
        """Time of the bus of each change of the screen since transfer number `first`.

        What brings less than a cell of the picture is a command. Transfers that follow each other
        within 2 ms belong together.
        """
        found, last = [], -_APART_NS
        for began, end, data in self.log[first:]:
            if len(data) <= _PICTURE_BYTES:
                continue
            if began - last >= _APART_NS:
                found.append(0.0)
            found[-1] += (end - began) / 1e6
            last = end
        return found

    def hold(self, clocks):
        """SDA is held low until `clocks` have come."""
        self._held_clocks = clocks
        self._chip.gpio[self._sda].set_input_value(False)

    def _clock(self, new, old):
        rose = old == GPIOPinState.LOW and new != GPIOPinState.LOW
        if rose and self._held_clocks:
            self._held_clocks -= 1
            if not self._held_clocks:
                self._chip.gpio[self._sda].set_input_value(True)

    def _after(self, bits, do):
        period = (self._i2c.scl_low_period + self._i2c.scl_high_period) * _CYCLE_NS
        self._due = do
        self._alarm.schedule(bits * period)

    def _fire(self):
        do, self._due = self._due, None
        do()

    def _start(self, repeated):
        self._began, self._bytes = self._chip.clock.nanos, bytearray()
        self._after(1, self._i2c.complete_start)

    def _connect(self, address, mode):
        is_ours = address == self.panel.address and self.panel.start(mode == I2CMode.READ)
        self._selected = self.panel if is_ours else None
        self._after(_BYTE_BITS, lambda: self._i2c.complete_connect(is_ours))

    def _write(self, value):
        self._bytes.append(value)
        taken = bool(self._selected and self._selected.write(value))
        self._after(_BYTE_BITS, lambda: self._i2c.complete_write(taken))

    def _read(self, more):
        value = self._selected.read() if self._selected else 0xFF
        self._after(_BYTE_BITS, lambda: self._i2c.complete_read(value))

    def _stop(self):
        self.log.append((self._began, self._chip.clock.nanos, bytes(self._bytes)))
        self._after(1, self._i2c.complete_stop)
