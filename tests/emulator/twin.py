"""The same application on the desktop, pressed like the emulated box, for its pictures."""

from collections import namedtuple

from kaperbox.app.dealer import Dealer
from kaperbox.ports.simulated import box as simulated
from kaperbox.ports.simulated.seeded_entropy import SeededEntropy
from tests.emulator import programs

TICK_MS = 4


class Raw:
    """Buttons that are down while one says so."""

    def __init__(self):
        self.mask = 0

    def pressed(self):
        return self.mask


class Twin:
    def __init__(self, make_table, storage=None):
        ports = simulated.make_ports(storage=storage)
        fields = dict(zip(ports._fields, ports, strict=True), buttons=Raw())
        self._ports = namedtuple("Ports", fields)(**fields)
        self._table = make_table(self._ports, Dealer(SeededEntropy(programs.SEED)))
        self.run_ms(TICK_MS)

    def run_ms(self, ms):
        for _ in range(0, ms, TICK_MS):
            self._table.tick(TICK_MS)

    def press(self, button, down_ms=80, up_ms=60):
        self._ports.buttons.mask = 1 << button
        self.run_ms(down_ms)
        self._ports.buttons.mask = 0
        self.run_ms(up_ms)

    def frame(self):
        return bytes(self._ports.display.frame)
