"""The I2C bus of the screen, and how it is freed when a device holds it.

A device that was interrupted in the middle of a byte may hold SDA low and wait for clocks. Nine of
them and a stop set it free (UM10204, 3.1.16). A bus whose lines are not both high is not used at
all, since every attempt would cost its whole timeout.
"""

_HALF_US = 5
"""Half a clock of the slowest bus, 100 kHz."""
CLOCKS = 9


class Bus:
    """`make_i2c` makes the hardware's bus out of the two pins, at the start and after a rescue;
    `pause_us` is the board's `sleep_us`."""

    def __init__(self, make_i2c, sda, scl, pause_us):
        self._make_i2c = make_i2c
        self._sda = sda
        self._scl = scl
        self._pause_us = pause_us
        self._i2c = make_i2c()

    def is_free(self) -> bool:
        """Both lines are high, as pull-ups leave them."""
        return bool(self._sda.value() and self._scl.value())

    def write(self, address: int, data) -> None:
        """OSError when nobody acknowledges, or the bus hangs."""
        self._i2c.writeto(address, data)

    def status(self, address: int) -> int:
        """One byte from the device; OSError as for `write`."""
        return self._i2c.readfrom(address, 1)[0]

    def free(self) -> bool:
        """Clocks until SDA is let go, then a stop. False when the bus is still held."""
        sda, scl = self._sda, self._scl
        sda.init(sda.OPEN_DRAIN, value=1)
        scl.init(scl.OPEN_DRAIN, value=1)
        for _ in range(CLOCKS):
            if sda.value():
                break
            self._level(scl, 0)
            self._level(scl, 1)
        self._level(scl, 0)
        self._level(sda, 0)
        self._level(scl, 1)
        self._level(sda, 1)
        self._i2c = self._make_i2c()
        return self.is_free()

    def _level(self, pin, level):
        pin.value(level)
        self._pause_us(_HALF_US)
