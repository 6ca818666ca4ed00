"""The chip's watchdog: whoever forgets to feed it for four seconds starts anew.

Only the loop feeds it. MicroPython cannot stop it once it runs, but a board that was left for the
prompt must not restart under somebody's hands: one bit of its control register stops it (RP2040
data sheet 4.7.6). One of its scratch registers keeps, across the restart, that it was running.
"""

PATIENCE_MS = 4000
_CTRL, _SCRATCH0 = 0x40058000, 0x4005800C
_CLEAR = 0x3000  # alias that clears bits (2.1.2)
_ENABLE = 1 << 30
_RUNNING = 0x4B42


class Watchdog:
    """`make` is `machine.WDT`, `registers` is `machine.mem32`."""

    def __init__(self, make, registers):
        self._make = make
        self._registers = registers
        self._wdt = None
        self.bit = registers[_SCRATCH0] == _RUNNING
        """It was the watchdog that restarted the board."""
        registers[_SCRATCH0] = 0

    def start(self) -> None:
        self._registers[_SCRATCH0] = _RUNNING
        self._wdt = self._make(timeout=PATIENCE_MS)

    def feed(self) -> None:
        if self._wdt:
            self._wdt.feed()

    def stop(self) -> None:
        """For the prompt, and before a restart that is meant."""
        self._registers[_SCRATCH0] = 0
        self._registers[_CTRL + _CLEAR] = _ENABLE
