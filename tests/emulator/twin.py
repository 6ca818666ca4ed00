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
            self._ports.pads.advance(TICK_MS)
            self._table.tick(TICK_MS)

    def hold(self, button):
        """Down from now on; None: none is."""
        self._ports.buttons.mask = 0 if button is None else 1 << button

    def press(self, button, down_ms=80, up_ms=60):
        self.hold(button)
        self.run_ms(down_ms)
        self.hold(None)
        self.run_ms(up_ms)

    def pad(self, pad, after_us):
        self._ports.pads.press(pad, after_us)

    def state(self):
        """Of the game that is on."""
        return self._table._navigator.session.state

    def store(self):
        return self._table._navigator.store

    def said(self):
        """What is shown over the screen: of damage, among others."""
        return self._table._navigator.said

    def frame(self):
        return bytes(self._ports.display.frame)
