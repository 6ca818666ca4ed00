"""The board's I2C with panels on it: answers as the RP2040 does, and counts what it would cost."""

from tests.fakes.pins import Pin

EIO, ETIMEDOUT = 5, 110
TIMEOUT_US = 1900
BIT_US = 2.5


class Wires:
    """The two lines and the panels on them. `held_clocks`: how many SDA is held for, by whom."""

    def __init__(self, *panels):
        self.panels = list(panels)
        self.sda, self.scl = Pin(), Pin()
        self.scl.on_driven = self._clock
        self.busy_us = 0
        self.transfers = []
        self.made = 0
        self.held_clocks = 0

    def hold(self, clocks):
        self.held_clocks = clocks
        self.sda.level = 0

    def _clock(self, level):
        if level and self.held_clocks:
            self.held_clocks -= 1
            self.sda.level = 0 if self.held_clocks else 1

    def make_i2c(self):
        self.made += 1
        for pin in (self.sda, self.scl):
            pin.mode, pin.driven = Pin.IN, 1
        return I2C(self)


class I2C:
    def __init__(self, wires):
        self._wires = wires
        self._number = wires.made

    def writeto(self, address, data):
        assert len(data) > 0, "an empty write bit-bangs the pins on this board"
        panel = self._begin(address, False)
        self._wires.transfers.append(bytes(data))
        for byte in data:
            self._spend(9)
            if not panel.write(byte):
                raise OSError(EIO)
        panel.stop()

    def readfrom(self, address, count):
        panel = self._begin(address, True)
        self._spend(9 * count)
        return bytes(panel.read() for _ in range(count))

    def _begin(self, address, reading):
        wires = self._wires
        assert self._number == wires.made, "a bus that was replaced is used"
        if not (wires.sda.value() and wires.scl.value()):
            wires.busy_us += TIMEOUT_US
            raise OSError(ETIMEDOUT)
        self._spend(11)
        for panel in wires.panels:
            if panel.address == address and panel.start(reading):
                return panel
        raise OSError(EIO)

    def _spend(self, bits):
        self._wires.busy_us += bits * BIT_US
