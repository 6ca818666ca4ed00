"""The watchdog: fed only by the loop, and it is remembered that it bit."""

from kaperbox.ports.pico.watchdog import PATIENCE_MS, Watchdog

CTRL = 0x40058000
ENABLED = 1 << 30


class Registers:
    """Register by register; writing to the clearing alias clears bits."""

    def __init__(self):
        self.kept = {}

    def __getitem__(self, address):
        return self.kept.get(address, 0)

    def __setitem__(self, address, value):
        if address & 0xF000 == 0x3000 | 0x8000:
            address -= 0x3000
            value = self[address] & ~value
        self.kept[address] = value


class Wdt:
    def __init__(self, registers):
        self.registers = registers
        self.fed = 0

    def make(self, timeout):
        self.timeout = timeout
        self.registers[CTRL] |= ENABLED | 5
        return self

    def feed(self):
        self.fed += 1


def watched():
    registers = Registers()
    wdt = Wdt(registers)
    return Watchdog(wdt.make, registers), wdt, registers


def test_it_is_asleep_until_it_is_started():
    watchdog, wdt, registers = watched()
    assert not watchdog.bit and not registers[CTRL] & ENABLED
    watchdog.start()
    watchdog.feed()
    assert wdt.fed == 1 and wdt.timeout == PATIENCE_MS


def test_after_it_bit_the_next_start_knows_it_once():
    watchdog, wdt, registers = watched()
    watchdog.start()
    assert Watchdog(wdt.make, registers).bit
    assert not Watchdog(wdt.make, registers).bit


def test_stopped_it_does_not_bite_and_a_restart_is_no_hang():
    watchdog, wdt, registers = watched()
    watchdog.start()
    watchdog.stop()
    assert registers[CTRL] == 5
    assert not Watchdog(wdt.make, registers).bit
