"""All ports of the board, made from its pins. The only module that knows what is on which pin."""

import os
import select
import sys
import time
from collections import namedtuple

from machine import ADC, I2C, PWM, WDT, Pin, mem32
from neopixel import NeoPixel

import board
from kaperbox.ports.pico.battery import Battery
from kaperbox.ports.pico.bus import Bus
from kaperbox.ports.pico.buttons import Buttons
from kaperbox.ports.pico.clock import Clock
from kaperbox.ports.pico.console import Console
from kaperbox.ports.pico.display import Display
from kaperbox.ports.pico.entropy import Entropy
from kaperbox.ports.pico.lights import Lights
from kaperbox.ports.pico.pads import Pads
from kaperbox.ports.pico.snapshots import Snapshots
from kaperbox.ports.pico.speaker import Speaker
from kaperbox.ports.pico.storage import Storage
from kaperbox.ports.pico.watchdog import Watchdog

Ports = namedtuple(
    "Ports",
    (
        "buttons",
        "display",
        "lights",
        "speaker",
        "pads",
        "entropy",
        "storage",
        "clock",
        "battery",
        "console",
        "watchdog",
    ),
)

_SAVED = "/save"
_LAMP_HZ = 1000
_QUIET_HZ = 1000
_BUS_TIMEOUT_US = 1900


def make_ports() -> Ports:
    """Lights first: what shone before a restart goes dark."""
    lights = _lights()
    return Ports(
        buttons=Buttons(tuple(Pin(pin, Pin.IN, Pin.PULL_UP) for pin in board.BUTTONS)),
        display=_display(),
        lights=lights,
        speaker=Speaker(PWM(Pin(board.SPEAKER), freq=_QUIET_HZ, duty_u16=0)),
        pads=_pads(),
        entropy=Entropy(os.urandom, time.ticks_us),
        storage=Storage(_SAVED),
        clock=Clock(time.ticks_ms, time.ticks_diff),
        battery=Battery(ADC(Pin(board.BATTERY))),
        console=_console(),
        watchdog=Watchdog(WDT, mem32),
    )


def _lights():
    lamps = tuple(PWM(Pin(pin), freq=_LAMP_HZ, duty_u16=0) for pin in board.LAMPS)
    return Lights(NeoPixel(Pin(board.PIXELS), board.PIXEL_COUNT), lamps)


def _display():
    sda, scl = Pin(board.DISPLAY_SDA), Pin(board.DISPLAY_SCL)

    def make_i2c():
        return I2C(
            board.DISPLAY_BUS,
            sda=sda,
            scl=scl,
            freq=board.DISPLAY_HZ,
            timeout=_BUS_TIMEOUT_US,
        )

    return Display(Bus(make_i2c, sda, scl, time.sleep_us), board.DISPLAY_ADDRESSES)


def _pads():
    for pin in board.PADS:
        Pin(pin, Pin.IN, Pin.PULL_UP)
    return Pads(Snapshots(board.PADS_PIO, board.PADS[0]), time.ticks_us)


def _console():
    source, sink = select.poll(), select.poll()
    source.register(sys.stdin, select.POLLIN)
    sink.register(sys.stdout, select.POLLOUT)
    return Console(sys.stdin.buffer, source, sys.stdout.buffer, sink)
