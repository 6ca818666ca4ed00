"""Follows a signal from pin to pin: through resistors, terminals, cables and the toggle switch."""

from hardware.model import Design, Node
from hardware.physics import SUPPLIES

THROUGH = {
    "R": (("1", "2"),),
    "CABLE": tuple(("A" + n, "B" + n) for n in "2345"),
    "DPDT": (("1", "2"), ("2", "3"), ("4", "5"), ("5", "6")),
    "F": (("1", "2"),),
}
"""By symbol: pairs of pins that a signal may pass."""
UNNAMED = ("R", "C", "CP", "D", "F", "CONN", "RJ11", "CABLE", "DPDT")
"""Symbols that a trace reports by designator only, since it does not matter which pin."""


def reached(design: Design, start: str) -> frozenset[str]:
    """All that hangs on a net, as `DS1.SDA` or `R1`; the Pico's own pin is left out."""
    found = (node for net in nets_of_signal(design, start) for node in design.nets[net])
    return frozenset(_label(design, node) for node in found if node.ref != "U1")


def nets_of_signal(design: Design, start: str) -> list[str]:
    """The net and all others that it passes to, but no supply."""
    seen, waiting = [start], [start]
    while waiting:
        for net in _neighbours(design, waiting.pop()):
            if net not in seen and net not in SUPPLIES:
                seen.append(net)
                waiting.append(net)
    return seen


def _neighbours(design: Design, net: str) -> list[str]:
    found = []
    for node in design.nets.get(net, ()):
        for pair in THROUGH.get(design.part(node.ref).kind.symbol, ()):
            if node.pin in pair:
                other = pair[1 - pair.index(node.pin)]
                found.append(design.net_of(Node(node.ref, other)))
    return [name for name in found if name]


def _label(design: Design, node: Node) -> str:
    symbol = design.part(node.ref).kind.symbol
    return node.ref if symbol in UNNAMED else "%s.%s" % (node.ref, design.pin(node).name)


def far_end(design: Design, ref: str) -> tuple[str | None, str | None]:
    """The nets of a part with two pins."""
    return design.net_of(Node(ref, "1")), design.net_of(Node(ref, "2"))


def between(design: Design, symbol: str, one: str, other: str) -> list[str]:
    """Values of all parts of that symbol that join two nets."""
    nets = {one, other}
    parts = [part for part in design.parts if part.kind.symbol == symbol]
    return [part.kind.value for part in parts if set(far_end(design, part.ref)) == nets]
