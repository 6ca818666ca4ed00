"""Our picture against that of Adafruit's driver, and with each bit of the setup wrong.

Both drivers talk to the same model. Only the streams are compared: each gets the same bytes to
show. Then every byte of our setup is changed, one after another, and each change must be seen: in
the picture, in what keeps the glass bright, or as noise at power-up.
"""

import functools
import sys
import types

import pytest

from kaperbox.ports.pico import panels
from kaperbox.ports.pico.bus import Bus
from kaperbox.ports.pico.display import Display
from tests.fakes.i2c import Wires
from tests.fakes.panel import Panel
from tests.shared.test_pico_display import noise


class CircuitPythonBus:
    """The few methods of `busio.I2C` that Adafruit's driver calls."""

    def __init__(self, wires):
        self._i2c = wires.make_i2c()

    def try_lock(self):
        return True

    def unlock(self):
        pass

    def writeto(self, address, data, start=0, end=None):
        if data:  # its first transfer is an empty probe
            self._i2c.writeto(address, bytes(data[start:end]))


BOARD_MODULES = {
    "busio": ("I2C", "SPI"),
    "digitalio": ("DigitalInOut",),
    "circuitpython_typing": ("ReadableBuffer", "WriteableBuffer"),
}


@pytest.fixture
def adafruit(monkeypatch):
    """Adafruit's driver, with empty stand-ins for the modules that only their boards have."""
    for name, classes in BOARD_MODULES.items():
        module = types.ModuleType(name)
        for empty in classes:
            setattr(module, empty, object)
        monkeypatch.setitem(sys.modules, name, module)
    import adafruit_ssd1306

    return adafruit_ssd1306.SSD1306_I2C


def theirs(adafruit, picture):
    panel = Panel()
    driver = adafruit(128, 64, CircuitPythonBus(Wires(panel)))
    driver.buffer[1:] = picture
    driver.show()
    return panel


def neglected(sh1106=False):
    """A panel that another program left in the worst state."""
    panel = Panel(sh1106=sh1106)
    panel.lit = panel.inverse = panel.all_on = True
    panel.scrolling = not sh1106  # which cannot scroll
    panel.mode = panel.mode if sh1106 else 1
    panel.first_row, panel.offset, panel.rows = 9, 7, 31
    panel.registers = dict.fromkeys(panel.registers, 0x05)
    panel.pump_volts = 0x30 if sh1106 else panel.pump_volts
    return panel


def ours(picture, panel):
    wires = Wires(panel)
    display = Display(Bus(wires.make_i2c, wires.sda, wires.scl, None), (0x3C,))
    display.advance(0)
    almost = bytearray(picture)
    almost[500] ^= 255
    display.show(almost)
    display.show(picture)
    return panel


def seen(panel):
    return panel.frame(), panel.analog(), panel.shown_noise


@pytest.mark.parametrize("seed", range(5))
def test_our_picture_is_adafruits_pixel_for_pixel(adafruit, seed):
    panel = ours(noise(seed), Panel())
    oracle = theirs(adafruit, noise(seed))
    assert panel.frame() == oracle.frame() == bytes(noise(seed))
    assert panel.analog() == oracle.analog()


@pytest.mark.parametrize("kind", [panels.SSD1306, panels.SH1106], ids=lambda kind: kind.name)
def test_a_neglected_panel_becomes_ours(kind):
    sh1106 = kind is panels.SH1106
    fresh = ours(noise(1), Panel(sh1106=sh1106))
    left = ours(noise(1), neglected(sh1106))
    assert left.frame() == fresh.frame()
    assert (left.analog(), left.mode) == (fresh.analog(), fresh.mode)


UNUSED_BITS = {0xA8: 0xC0, 0xD3: 0xC0, 0x20: 0xFC}
"""Of the argument of a command: the data sheet gives them no meaning."""


def mutants(kind):
    """Every single bit of the setup that has a meaning."""
    before = 0
    for at, byte in enumerate(kind.setup):
        for bit in range(8):
            if not UNUSED_BITS.get(before, 0) >> bit & 1:
                yield kind, at, 1 << bit
        before = byte


MUTANTS = [*mutants(panels.SSD1306), *mutants(panels.SH1106)]


@functools.cache
def right(kind):
    return seen(ours(noise(1), neglected(kind.name == panels.SH1106.name)))


def mutant(kind, at, flip):
    setup = bytearray(kind.setup)
    setup[at] ^= flip
    return kind._replace(setup=bytes(setup))


@pytest.mark.parametrize(("kind", "at", "flip"), MUTANTS)
def test_a_wrong_byte_of_the_setup_is_seen(monkeypatch, kind, at, flip):
    expected = right(kind)
    panel = neglected(kind is panels.SH1106)
    monkeypatch.setattr(panels, kind.name, mutant(kind, at, flip))
    assert seen(ours(noise(1), panel)) != expected


@pytest.mark.parametrize("turn", [b"\xa1\xc0", b"\xa0\xc8", b"\xa0\xc0"])
def test_a_wrong_way_round_is_seen(monkeypatch, turn):
    monkeypatch.setattr(panels, "UPRIGHT", turn)
    assert ours(noise(1), Panel()).frame() != bytes(noise(1))
