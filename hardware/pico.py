"""The Raspberry Pi Pico as a part: its header, and what each GPIO of the RP2040 can do.

The pin functions repeat in a pattern (table of functions in the RP2040 data sheet), so they are
formulae here. GPIO 23, 24, 25 and 29 are used on the module itself and not on the header.
"""

from hardware.model import Kind, Pin

_LEFT = "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15"
_RIGHT = (
    "GP16 GP17 GND GP18 GP19 GP20 GP21 GND GP22 RUN GP26 GP27 AGND GP28 ADC_VREF 3V3 3V3_EN "
    "GND VSYS VBUS"
)
_NAMES = (_LEFT + " " + _RIGHT).split()
_ELECTRICAL = {
    "GND": "power_in",
    "AGND": "power_in",
    "VSYS": "power_in",
    "VBUS": "power_out",
    "3V3": "power_out",
    "RUN": "passive",
    "3V3_EN": "passive",
    "ADC_VREF": "passive",
}
"""RUN and 3V3_EN have pull-ups on the module and may stay open: passive, not input."""

PINS = tuple(
    Pin(str(number), name, _ELECTRICAL.get(name, "bidirectional"))
    for number, name in enumerate(_NAMES, 1)
)

KIND = Kind(
    "PICO",
    "Raspberry Pi Pico H",
    "SC0917",
    "PICO",
    PINS,
    550,
    "SC0915 (Pico) with two 20-pin headers; any RP2040 board with these pins",
)

ADC_PINS = (26, 27, 28)
"""GPIO 29 is the fourth, but the module keeps it to itself."""


def on_header(gpio: int) -> bool:
    """Whether a wire can reach this GPIO."""
    return "GP%d" % gpio in _NAMES


def i2c_role(gpio: int) -> tuple[int, str]:
    """(bus, SDA or SCL): pairs alternate between the two buses."""
    return gpio // 2 % 2, ("SDA", "SCL")[gpio % 2]


def pwm_slice(gpio: int) -> int:
    """The PWM slice: one frequency for its two channels."""
    return gpio // 2 % 8


def pwm_channel(gpio: int) -> tuple[int, str]:
    """(slice, channel): two pins on the same one always show the same wave."""
    return pwm_slice(gpio), "AB"[gpio % 2]


def uart_role(gpio: int) -> tuple[int, str]:
    """(UART, TX or RX); CTS and RTS pins come back as such."""
    return (gpio + 4) // 8 % 2, ("TX", "RX", "CTS", "RTS")[gpio % 4]
