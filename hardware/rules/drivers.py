"""Every input hears something, and no two outputs shout at each other."""

from hardware.model import Design, Node
from hardware.physics import SUPPLIES
from hardware.rules.trace import nets_of_signal

_SPEAKS = ("output", "tri_state", "open_collector", "power_out", "bidirectional")
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


def _is_driven(design: Design, net: str) -> bool:
    if net in SUPPLIES:
        return True
    nodes = (node for near in nets_of_signal(design, net) for node in design.nets[near])
    return any(design.pin(node).electrical in _SPEAKS for node in nodes)
