"""Every input hears something, no two outputs shout at each other, none speaks to the dead."""

import re

from hardware.model import Design, Node, Part
from hardware.physics import SUPPLIES
from hardware.rules.trace import nets_of_signal

_SPEAKS = ("output", "tri_state", "open_collector", "power_out", "bidirectional")
_ALWAYS_ON = ("GND", "3V3", "VSYS")
"""Supplies that are there whenever the Pico drives a pin; the others a switch or a plug takes."""
_TOLERANT = ("AHC", "AHCT", "VHC", "VHCT", "LVC")
"""Families of logic whose inputs have no diode to their supply, so that nothing feeds it back."""
_STRONG = ("output", "tri_state", "power_out")


def inputs_are_driven(design: Design) -> list[str]:
    """An input is joined to an output, a supply, or a resistor to one; the unused ones too."""
    found = []
    for part in design.parts:
        for pin in part.kind.pins:
            if pin.electrical != "input":
                continue
            net = design.net_of(Node(part.ref, pin.number))
            if not net or not _is_driven(design, net):
                found.append("%s.%s floats" % (part.ref, pin.name))
    return found


def outputs_do_not_fight(design: Design) -> list[str]:
    """At most one strong output a net."""
    found = []
    for net, nodes in design.nets.items():
        strong = [node.ref for node in nodes if design.pin(node).electrical in _STRONG]
        if len(strong) > 1:
            found.append("%s is driven by %s" % (net, " and ".join(strong)))
    return found


def inputs_stand_a_missing_supply(design: Design) -> list[str]:
    """On battery the shifter has no supply, but the Pico still drives its input.

    An HCT input would pass the signal on to VBUS through its diode. So the part, and whatever the
    bill allows instead of it, is of a family that tolerates this.
    """
    found = []
    for part in design.parts:
        supplies = [net for name, net in _nets(design, part, "power_in") if name != "GND"]
        heard = [net for _, net in _nets(design, part, "input") if _from_pico(design, net)]
        if heard and any(net not in _ALWAYS_ON for net in supplies):
            words = part.kind.maker_number + " " + part.kind.substitute
            families = re.findall(r"74([A-Z]+)\d", words)
            if not families or set(families) - set(_TOLERANT):
                found.append("%s is driven while its supply is off: %s" % (part.ref, words))
    return found


def _nets(design: Design, part: Part, electrical: str) -> list[tuple[str, str | None]]:
    pins = [pin for pin in part.kind.pins if pin.electrical == electrical]
    return [(pin.name, design.net_of(Node(part.ref, pin.number))) for pin in pins]


def _from_pico(design: Design, net: str | None) -> bool:
    return net not in SUPPLIES and any(n.ref == "U1" for n in design.nets.get(net or "", ()))


def _is_driven(design: Design, net: str) -> bool:
    if net in SUPPLIES:
        return True
    nodes = (node for near in nets_of_signal(design, net) for node in design.nets[near])
    return any(design.pin(node).electrical in _SPEAKS for node in nodes)
