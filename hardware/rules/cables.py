"""The cables to the pads: straight, safe when shorted, and deaf to the lamp beside the button."""

import math

from hardware import physics
from hardware.model import Design, Node
from hardware.pad_block import PAD_PINS
from hardware.rules.trace import between, reached
from hardware.rules.wiring import header_pin


def cables_are_straight(design: Design) -> list[str]:
    """At each pad: the button between LINE and GND of the box, the lamp from SUPPLY to LAMP."""
    found = []
    for number in numbers(design):
        pad = {"GND": "PB%d.2", "LINE": "PB%d.1", "SUPPLY": "LP%d.A", "LAMP": "LP%d.K"}
        for role, wanted in pad.items():
            near = design.net_of(Node("W%d" % number, "A" + PAD_PINS[role]))
            box = "GND" if role == "GND" else "PAD%d_%s" % (number, role)
            far = _far_net(design, number, PAD_PINS[role])
            if near != box or not far or wanted % number not in reached(design, far):
                found.append("pad %d: %s does not arrive" % (number, role))
    return found


def lamps_follow_their_pins(design: Design) -> list[str]:
    """Each lamp's GPIO switches, through one channel of the driver, the lamp of the same pad."""
    found = []
    for number, gpio in zip(numbers(design), design.board.LAMPS, strict=True):
        net = design.net_of(Node("U1", header_pin(design, gpio)))
        channels = [node.pin for node in design.nets.get(net or "", ()) if node.ref == "U3"]
        outputs = [design.net_of(Node("U3", str(19 - int(channel)))) for channel in channels]
        if [output for output in outputs if output] != ["PAD%d_LAMP" % number]:
            found.append("GPIO %d does not switch lamp %d" % (gpio, number))
    return found


def ground_lies_between(design: Design) -> list[str]:
    """In the flat cable the ground lies between the lamp, which switches, and the button."""
    found = []
    for number in numbers(design):
        lamp, ground, line = (_contact(design, number, role) for role in ("LAMP", "GND", "LINE"))
        if not lamp < ground < line and not line < ground < lamp:
            found.append("pad %d: no ground between lamp and button" % number)
    return found


def lamps_press_no_button(design: Design) -> list[str]:
    """The dip that a lamp's edge leaves at the GPIO, which must stay a high level."""
    found = []
    for number in numbers(design):
        dip = crosstalk_v(design, number)
        if physics.GPIO_HIGH_V - dip < physics.INPUT_HIGH_V + 0.5:
            found.append("pad %d: a lamp's edge dips the line by %.2f V" % (number, dip))
    return found


def crosstalk_v(design: Design, number: int) -> float:
    """Two wires as a capacitive divider; behind the series resistor, 10 nF share the charge."""
    lamp, ground, line = (_contact(design, number, role) for role in ("LAMP", "GND", "LINE"))
    apart = abs(lamp - line)
    shielded = apart > 1 and min(lamp, line) < ground < max(lamp, line)
    per_metre = physics.BEYOND_F_PER_M if shielded else physics.NEIGHBOUR_F_PER_M
    coupling = per_metre * physics.CABLE_M
    rest = physics.NEIGHBOUR_F_PER_M * physics.CABLE_M + _filter(design, number)[1]
    return physics.USB_V[1] * coupling / (coupling + rest)


def presses_are_seen_soon(design: Design) -> list[str]:
    """From contact to a low level: RC ln(3.3 / 0.8), under 50 us, and never more up than down."""
    found = []
    for number in numbers(design):
        ohms, farads = _filter(design, number)
        delay = ohms * farads * math.log(physics.GPIO_HIGH_V / physics.INPUT_LOW_V)
        pulls = between(design, "R", "3V3", "PAD%d_LINE" % number)
        if len(pulls) != 1 or not 4000 <= physics.number(pulls[0]) <= 22_000:
            found.append("pad %d: its line is not pulled up" % number)
        if not 5e-6 < delay < 50e-6:
            found.append("pad %d: a press is seen after %.0f us" % (number, delay * 1e6))
    return found


def cables_stay_cool(design: Design) -> list[str]:
    """Even with a short in the plug, the lamp's resistor holds the current and stands the heat."""
    found = []
    for number in numbers(design):
        supplies = between(design, "R", "RAIL", "PAD%d_SUPPLY" % number)
        ohms = physics.number(supplies[0]) if supplies else 0.1
        amperes = physics.USB_V[1] / ohms
        if amperes > physics.CABLE_A or amperes**2 * ohms > 0.25:
            found.append("pad %d: a short draws %.0f mA" % (number, amperes * 1000))
    return found


def numbers(design: Design) -> range:
    """Pads count from 1."""
    return range(1, len(design.board.PADS) + 1)


def _filter(design: Design, number: int) -> tuple[float, float]:
    """(ohms in series, farads at the GPIO); (0, 0) where one of them is missing."""
    line = "PAD%d_LINE" % number
    gpio = "PADS_%d" % number
    ohms, farads = between(design, "R", line, gpio), between(design, "C", gpio, "GND")
    if not ohms or not farads:
        return 0.0, 0.0
    return physics.number(ohms[0]), physics.number(farads[0])


def _contact(design: Design, number: int, role: str) -> int:
    """The place in the cable of what the box calls LAMP, GND or LINE."""
    net = "GND" if role == "GND" else "PAD%d_%s" % (number, role)
    pins = [node.pin for node in design.nets.get(net, ()) if node.ref == "W%d" % number]
    return int(pins[0][1:]) if pins else 0


def _far_net(design: Design, number: int, pin: str) -> str | None:
    return design.net_of(Node("W%d" % number, "B" + pin))
