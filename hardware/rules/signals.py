"""Signals that need a resistor: the bus of the display, the pixels' data, the piezo."""

from hardware import physics
from hardware.model import Design, Node
from hardware.rules.trace import between
from hardware.rules.wiring import header_pin


def i2c_has_pull_ups(design: Design) -> list[str]:
    """One to 3.3 V on each line, and not so strong that 3 mA cannot pull it down."""
    found = []
    for net in bus(design):
        ohms = [physics.number(v) for v in between(design, "R", net, "3V3")]
        if len(ohms) != 1:
            found.append("%s has %d pull-ups to 3.3 V" % (net, len(ohms)))
        elif 3.4 / physics.beside(ohms[0], physics.MODULE_PULL_OHM) > physics.I2C_SINK_A:
            found.append("%s is pulled up too hard" % net)
    return found


def i2c_rises_in_time(design: Design) -> list[str]:
    """From 0.3 to 0.7 of the supply takes 0.85 RC, without help from the module's own."""
    limit = physics.I2C_RISE_S.get(design.board.DISPLAY_HZ, 120e-9)
    found = []
    for net in bus(design):
        for value in between(design, "R", net, "3V3"):
            rise = 0.8473 * physics.number(value) * physics.I2C_BUS_F
            if rise > limit:
                found.append(
                    "%s rises in %.0f ns, allowed are %.0f" % (net, rise * 1e9, limit * 1e9)
                )
    return found


def series_resistors_are_there(design: Design) -> list[str]:
    """220 to 500 ohms before the first pixel: less rings, more is slow."""
    data = design.net_of(Node("D1", "4" if design.part("D1").kind.symbol == "PIXEL" else "2"))
    chosen = design.net_of(Node("SW6", "5"))
    values = [physics.number(v) for v in between(design, "R", chosen or "", data or "")]
    return [] if len(values) == 1 and 220 <= values[0] <= 500 else ["no 330 R before the pixels"]


def peaks_suit_a_gpio(design: Design) -> list[str]:
    """A piezo is a short circuit at each edge: its resistor alone limits the GPIO to 12 mA."""
    net = design.net_of(Node("U1", header_pin(design, design.board.SPEAKER)))
    piezo = design.net_of(Node("LS1", "1"))
    values = [physics.number(v) for v in between(design, "R", net or "", piezo or "")]
    peak = physics.GPIO_HIGH_V / values[0] if values else 1.0
    return (
        [] if peak <= physics.GPIO_PEAK_A else ["the piezo draws peaks of %.0f mA" % (1000 * peak)]
    )


def bus(design: Design) -> list[str]:
    """The nets of the display's two lines at the Pico."""
    pins = design.board.DISPLAY_SDA, design.board.DISPLAY_SCL
    nets = [design.net_of(Node("U1", header_pin(design, pin))) for pin in pins]
    return [net or "" for net in nets]
