"""The whole box around the emulated board: buttons, pads, screen, pixels, lamps."""

from rp2040py.external.key_mock import KeyMock
from rp2040py.external.ws2812 import Ws2812

import board as pins
from tests.emulator.chip import Board
from tests.emulator.corrections import Feedback, Pad
from tests.emulator.wires import Wires
from tests.fakes.panel import Panel

LEFT, RIGHT, OK, BACK, ROLL = range(5)
PRESS_US = 80_000
GAP_US = 60_000
CYCLES_A_US = 125
_LOOK_US = 50_000
_BUSY = 0.95


class Box(Board):
    def __init__(self, image, files=None, flash=None, panel=None):
        self.panel = panel or Panel(pins.DISPLAY_ADDRESSES[0])
        self.wires = Wires(pins.DISPLAY_BUS, pins.DISPLAY_SDA, pins.DISPLAY_SCL, self.panel)
        self.buttons = [KeyMock(pin, active_high=False) for pin in pins.BUTTONS]
        self.pads = [Pad(pin, pins.PADS_PIO) for pin in pins.PADS]
        self.pixels = Ws2812(pins.PIXELS)
        devices = [self.wires, *self.buttons, *self.pads, self.pixels, Feedback((pins.PIXELS,))]
        super().__init__(image, files=files, flash=flash, devices=devices)
        self.chip.pio[pins.PADS_PIO].quiet = self._pads_are
        self.lit_us = []
        for pin in (pins.PIXELS, *pins.LAMPS):
            self.chip.gpio[pin].add_listener(self._note_light)

    def _note_light(self, new, old):
        self.lit_us.append(self.now_us)

    def _pads_are(self, levels):
        gpio = self.chip.gpio
        return all(
            gpio[pin].input_value == bool(levels >> pad & 1) for pad, pin in enumerate(pins.PADS)
        )

    def press(self, button, us=PRESS_US):
        """Down, up, and long enough up to count as released."""
        self.buttons[button].press()
        self.run_us(us)
        self.buttons[button].release()
        self.run_us(GAP_US)

    def wait_for_picture(self, frame, us):
        """Until the screen shows this; a look after each transfer."""
        looked = [0]

        def shows():
            count = len(self.wires.log)
            if count == looked[0]:
                return False
            looked[0] = count
            return self.panel.frame() == frame

        self.wait(shows, us)

    def settle(self, us=400_000):
        """Until for 150 ms the screen has not changed and the processor has slept now and then."""
        quiet = 0
        while quiet < 150_000 and us > 0:
            count, cycles = len(self.wires.log), self.chip.core.cycles
            self.run_us(_LOOK_US)
            busy = (self.chip.core.cycles - cycles) / (CYCLES_A_US * _LOOK_US)
            is_quiet = len(self.wires.log) == count and busy < _BUSY
            quiet = quiet + _LOOK_US if is_quiet else 0
            us -= _LOOK_US
