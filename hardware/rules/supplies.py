"""Supplies: the right one at each pin, inside its range, with a capacitor, and fused."""

from hardware import physics
from hardware.model import Design, Node
from hardware.rules.trace import between

NEEDS = {
    ("PICO", "VSYS"): physics.PICO_V,
    ("AHCT125", "VCC"): physics.SHIFTER_V,
    ("OLED", "VCC"): physics.DISPLAY_V,
    ("PIXEL", "VDD"): physics.PIXEL_V,
    ("STRIP", "VDD"): physics.PIXEL_V,
}
"""(symbol, pin) -> volts that it works with."""

HAS_ITS_OWN = ("STRIP",)
"""Modules with a capacitor at each of their chips."""


def net_range(net: str) -> tuple[float, float]:
    """Lowest and highest volts of a supply net over all positions of the switch.

    The rail is lowest on an empty battery with all lights on, behind a fuse that once tripped.
    """
    drop_low, drop_high = physics.SCHOTTKY_DROP_V
    low = physics.BATTERY_V[0] - physics.USB_A * physics.FUSE_OHM
    return {
        "3V3": (3.2, 3.4),
        "VBUS": physics.USB_V,
        "RAIL": (low, physics.USB_V[1]),
        "VSYS": (low - drop_high, physics.USB_V[1] - drop_low),
    }.get(net, (0.0, 0.0))


def grounds_are_ground(design: Design) -> list[str]:
    """Every pin called GND is on GND, and so is the battery's minus."""
    found = []
    for part in design.parts:
        for pin in part.kind.pins:
            is_ground = pin.name in ("GND", "AGND") or (part.kind.symbol, pin.name) == (
                "BATTERY",
                "-",
            )
            if is_ground and design.net_of(Node(part.ref, pin.number)) != "GND":
                found.append("%s.%s (pin %s) is not on ground" % (part.ref, pin.name, pin.number))
    return found


def supplies_are_in_range(design: Design) -> list[str]:
    """Each supply pin gets volts that its data sheet allows, at both ends of the net's range."""
    found = []
    for ref, symbol, name, net in _supply_pins(design):
        low, high = net_range(net or "")
        least, most = NEEDS[symbol, name]
        if low < least or high > most:
            text = "%s.%s needs %.1f to %.1f V and gets %.2f to %.2f V from %s"
            found.append(text % (ref, name, least, most, low, high, net))
    return found


def supply_pins_are_decoupled(design: Design) -> list[str]:
    """On each supply net as many 100 nF as chips, and 470 uF where pixels draw their bursts."""
    chips: dict[str, int] = {}
    for _, symbol, _, net in _supply_pins(design):
        chips[net or ""] = chips.get(net or "", 0) + (symbol not in HAS_ITS_OWN)
    found = []
    for net, count in chips.items():
        there = len([v for v in between(design, "C", net, "GND") if v.startswith("100n")])
        if there < count:
            found.append("%s has %d chips and %d capacitors of 100 nF" % (net, count, there))
    if not any(physics.number(v) >= 470e-6 for v in between(design, "CP", "RAIL", "GND")):
        found.append("RAIL lacks 470 uF")
    return found


def battery_is_protected(design: Design) -> list[str]:
    """A fuse, a diode that blows it on wrong polarity, none that lets USB charge the battery."""
    wishes = (
        (between(design, "F", "BATTERY_IN", "BATTERY_FUSED"), "no fuse at the battery"),
        (_diode(design, "BATTERY_FUSED", "GND"), "no diode against wrong polarity"),
        (_diode(design, "VSYS", "RAIL"), "no diode from RAIL to VSYS"),
        (not between(design, "D", "BATTERY_FUSED", "VBUS"), "USB can charge the battery"),
        (design.net_of(Node("BT1", "1")) == "BATTERY_IN", "the battery's plus is not on its fuse"),
    )
    return [complaint for good, complaint in wishes if not good]


def _diode(design: Design, cathode: str, anode: str) -> bool:
    diodes = [part.ref for part in design.parts if part.kind.symbol == "D"]
    ends = [(design.net_of(Node(ref, "1")), design.net_of(Node(ref, "2"))) for ref in diodes]
    return (cathode, anode) in ends


def _supply_pins(design: Design) -> list[tuple[str, str, str, str | None]]:
    return [
        (part.ref, part.kind.symbol, pin.name, design.net_of(Node(part.ref, pin.number)))
        for part in design.parts
        for pin in part.kind.pins
        if (part.kind.symbol, pin.name) in NEEDS
    ]
