"""Data-sheet facts and plain formulae, in volts, ohms, farads, amperes and seconds.

Every number is the worse end of what its data sheet promises, unless it says typical.
"""

SUPPLIES = ("GND", "3V3", "VSYS", "VBUS", "RAIL", "BATTERY_IN", "BATTERY_FUSED")
"""Nets that are sources: a trace of a signal ends at them."""

USB_V = (4.5, 5.25)
"""At the plug of the box, from a port or charger that may give 500 mA."""
BATTERY_V = (3.7, 4.57)
"""At the cells. Empty: 1.23 V each, where the fuse leaves the pixels 3.5 V with all lights on.
Full: 1.52 V each. Alkaline cells fresh from the shop are above that in their first minutes: then
the pixels' data is right with a typical Pico only, and the guide says so."""
DATA_HIGH_V = 3.2
"""What a Pico with the lowest 3.3 V sends to the pixels."""
PIXEL_HIGH_OF_RAIL = 0.7
GPIO_HIGH_V = 3.3
"""At the load of one CMOS input, far less than the 4 mA of the data sheet's 2.62 V."""
GPIO_MAX_V = 3.6
INPUT_HIGH_V, INPUT_LOW_V = 2.0, 0.8
"""What the RP2040 reads as pressed or not, at 3.3 V."""
SHIFTER_V = (4.5, 5.5)
SHIFTER_INPUT_HIGH_V = 2.0
PIXEL_V = (3.5, 5.3)
DISPLAY_V = (3.0, 5.0)
PICO_V = (1.8, 5.5)
DRIVER_DROP_V = (0.0, 0.4)
"""TBD62083A: a few ohms, where a ULN2803A takes 0.6 to 1.1 V, too much of a tired battery."""
LAMP_V = (1.7, 2.5)
"""Red at 20 mA; with 2 mA it is less than the 2.5."""
LAMP_SEEN_A = 2e-3
"""A bright lamp is seen in a lit room."""
SCHOTTKY_DROP_V = (0.2, 0.45)
FUSE_OHM = 0.38
"""After it tripped once; new it has 0.15 to 0.25."""
FUSE_HOLD_A = 1.1
PICO_A = 0.025
"""Typical at 125 MHz in a MicroPython loop, at VSYS."""
DISPLAY_A = 0.012
"""At full contrast with half of the points lit, more than our screens light; all: 0.022."""
SHIFTER_A = 0.002
"""74AHCT125: nothing at rest, but an input at 3.3 V draws up to 1.5 mA from 5 V."""
DRIVER_INPUT_A = 0.0005
"""TBD62083A: one input at 3.3 V through its own resistor to ground."""
PIEZO_F = 20e-9
PIEZO_HZ = 4000
CONVERTER_EFFICIENCY = 0.85
REGULATOR_A = 0.3
"""What the Pico's 3.3 V may give to parts outside."""
USB_A = 0.5
GPIO_PEAK_A = 0.012
CABLE_M = 3.0
CABLE_A = 0.15
"""A telephone contact carries 1.5 A; a pad of ours must stay far below, even shorted."""
NEIGHBOUR_F_PER_M = 50e-12
BEYOND_F_PER_M = 15e-12
"""Flat cable: to the wire beside it, and to the one behind that with a grounded wire between.

Without a filter a lamp's edge then leaves 2.09 V on the line, as measured on 3 m."""
I2C_RISE_S = {100_000: 1000e-9, 400_000: 300e-9}
I2C_SINK_A = 3e-3
I2C_BUS_F = 45e-12
"""Pico 10 pF, module 20 pF, 10 cm of wire or track 15 pF."""
MODULE_PULL_OHM = 4700
"""Most display modules bring their own pull-ups, which lie beside ours."""
BATTERY_AH = {"alkaline": 1.0, "NiMH": 1.3, "LiPo": 1.2}
"""Down to the empty voltage at 200 mA, estimated from makers' curves; 2000 mAh on the label but
for alkaline cells."""
PLAY_SHARE = 0.35
"""Of the limit, estimated: dice steady or dim in one or two colours, mostly one lamp lit."""


def number(value: str) -> float:
    """`4.7k`, `330R`, `100n`, `470u 16V` as a number in base units."""
    text = value.split()[0]
    factor = {"R": 1.0, "k": 1e3, "n": 1e-9, "u": 1e-6, "A": 1.0}[text[-1]]
    return float(text[:-1]) * factor


def beside(one: float, other: float) -> float:
    """Two resistors in parallel."""
    return one * other / (one + other)
