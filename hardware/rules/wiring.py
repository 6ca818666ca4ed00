"""Every pin of `board.py` reaches its part, and nothing else hangs on the way."""

from hardware.design import ROLES
from hardware.model import PERFBOARD, Design, Node
from hardware.rules.trace import reached


def one_net_a_pin(design: Design) -> list[str]:
    """Two nets on one pin are a short between them."""
    seen: dict[Node, str] = {}
    found = []
    for net, nodes in design.nets.items():
        for node in nodes:
            if seen.setdefault(node, net) != net:
                found.append("%s.%s joins %s and %s" % (*node, seen[node], net))
    return found


def no_lonely_nets(design: Design) -> list[str]:
    """A net with one pin goes nowhere."""
    return ["%s has one pin" % net for net, nodes in design.nets.items() if len(nodes) < 2]


def pins_reach_their_parts(design: Design) -> list[str]:
    """From each GPIO, exactly the parts of `expected`, whatever the net is called."""
    found = []
    for role in ROLES:
        for number, gpio in enumerate(pins_of(design, role), 1):
            net = design.net_of(Node("U1", header_pin(design, gpio)))
            there = reached(design, net) if net else frozenset()
            wanted = frozenset(expected(design, role, number).split())
            if there != wanted:
                odd = " ".join(sorted(there ^ wanted))
                found.append("GPIO %d (%s): not as it should be: %s" % (gpio, role, odd))
    return found


def no_other_pins(design: Design) -> list[str]:
    """A GPIO that `board.py` does not name is joined to nothing."""
    named = {gpio for role in ROLES for gpio in pins_of(design, role)}
    found = []
    for pin in design.part("U1").kind.pins:
        is_gpio = pin.name.startswith("GP")
        if is_gpio and int(pin.name[2:]) not in named and design.net_of(Node("U1", pin.number)):
            found.append("%s is joined, but board.py does not name it" % pin.name)
    return found


def pins_of(design: Design, role: str) -> tuple[int, ...]:
    """The GPIOs of a name in `board.py`."""
    pins = getattr(design.board, role)
    return (pins,) if isinstance(pins, int) else tuple(pins)


def header_pin(design: Design, gpio: int) -> str:
    """The number on the Pico's header, or an empty string if it has none."""
    names = {pin.name: pin.number for pin in design.part("U1").kind.pins}
    return names.get("GP%d" % gpio, "")


def expected(design: Design, role: str, number: int) -> str:
    """What a pin should reach, written down apart from the design so that both must agree."""
    by_hand = design.level == PERFBOARD
    if role == "PADS":
        words = "R%d C%d R%d J%d W%d PB%d.1" % tuple(number + n for n in (11, 5, 7, 0, 0, 0))
        return words + " X%d" % number * by_hand
    if role == "BUTTONS":
        return "SW%d.1" % number + " J7" * (number == 5)
    return {
        "UART_TX": "J8.1",
        "UART_RX": "J8.2",
        "DISPLAY_SDA": "DS1.SDA R1",
        "DISPLAY_SCL": "DS1.SCL R2",
        "LAMPS": "U3.IN%d" % number,
        "SPEAKER": "R5 LS1.1",
        "PIXELS": "U2.1A U2.1Y J6 SW6 R3 R4 D1.DIN" + " J9" * by_hand,
        "BATTERY": "R6 R7 C4",
    }[role]
