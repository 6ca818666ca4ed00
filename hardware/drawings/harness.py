"""The wires outside of the board as WireViz YAML: battery, switch, ROLL, sockets and pads.

WireViz draws the picture from it. The text is written here by hand, since its order matters.
"""

from hardware.model import BOARD, PAD, PANEL, Design, Node, Part

WIRES = {
    "BATTERY_IN": "RD",
    "BATTERY_FUSED": "OG",
    "GND": "BK",
    "VBUS": "PK",
    "RAIL": "RD",
    "PIXELS": "BU",
    "PIXELS_CHOSEN": "GN",
    "PIXELS_SHIFTED": "VT",
    "PIXELS_DATA_1": "GN",
}
"""Colours of loose wires by net; those of telephone cable are given."""
CABLE_COLOURS = {"2": "BK", "3": "RD", "4": "GN", "5": "YE"}
"""Flat telephone cable, by contact, when crimped straight."""


def harness(design: Design) -> str:
    """The whole file."""
    links = _links(design)
    refs = sorted({ref for link in links for ref in (link[0], link[2])})
    lines = ["# WireViz: wireviz harness.yml", "connectors:"]
    for ref in refs:
        lines += _connector(design, ref)
    lines.append("cables:")
    for _, cable, _, nodes in links:
        lines += _cable(design, cable, nodes)
    lines.append("connections:")
    for board, cable, panel, nodes in links:
        numbers = ", ".join(str(n) for n in range(1, len(nodes) + 1))
        lines += ["  -", _end(board, [a for a, _ in nodes]), "    - %s: [%s]" % (cable, numbers)]
        lines.append(_end(panel, [b for _, b in nodes]))
    return "\n".join(lines) + "\n"


Link = tuple[str, str, str, list[tuple[str, str]]]
"""(one end, name of the cable, other end, pins of both)."""


def _links(design: Design) -> list[Link]:
    pairs = [("J5", "BT1"), ("J6", "SW6"), ("J7", "SW5"), ("J9", "D1")]
    refs = {part.ref for part in design.parts}
    found = []
    for count, (board, panel) in enumerate(pairs, 1):
        if board in refs:
            found.append((board, "H%d" % count, panel, _shared(design, board, panel)))
    for number in range(1, len(design.board.PADS) + 1):
        board, socket = "J%d" % number, "X%d" % number
        if socket in refs:
            shared = _shared(design, board, socket)
            found.append((board, "H%d" % (10 + number), socket, shared))
            board = socket
        found.append(_pad_link(design, board, number))
    return found


def _shared(design: Design, one: str, other: str) -> list[tuple[str, str]]:
    found = []
    for nodes in design.nets.values():
        mine = [node.pin for node in nodes if node.ref == one]
        yours = [node.pin for node in nodes if node.ref == other]
        found += list(zip(mine, yours, strict=False))
    return sorted(found, key=lambda pair: int(pair[0]))


def _pad_link(design: Design, socket: str, number: int) -> Link:
    pins = list(CABLE_COLOURS)
    return socket, "W%d" % number, "PAD%d" % number, [(pin, pin) for pin in pins]


def _connector(design: Design, ref: str) -> list[str]:
    if ref.startswith("PAD"):
        labels = ["LP%s A" % ref[3:], "LP%s K" % ref[3:], "PB%s 2" % ref[3:], "PB%s 1" % ref[3:]]
        return _lines(ref, "pad", list(CABLE_COLOURS), labels)
    part = design.part(ref)
    pins = [pin for pin in part.kind.pins if design.net_of(Node(ref, pin.number))]
    labels = [_label(design, part, pin.number) for pin in pins]
    return _lines(ref, part.kind.value, [pin.number for pin in pins], labels)


def _label(design: Design, part: Part, number: str) -> str:
    if part.place == PANEL and part.kind.symbol != "RJ11":
        return design.pin(Node(part.ref, number)).name
    return design.net_of(Node(part.ref, number)) or ""


def _lines(ref: str, kind: str, pins: list[str], labels: list[str]) -> list[str]:
    quoted = ", ".join('"%s"' % label for label in labels)
    return [
        "  %s:" % ref,
        '    type: "%s"' % kind,
        "    pins: [%s]" % ", ".join(pins),
        "    pinlabels: [%s]" % quoted,
    ]


def _cable(design: Design, name: str, nodes: list[tuple[str, str]]) -> list[str]:
    if name.startswith("W"):
        part = design.part(name)
        assert part.place == PAD
        colours, text, metres = list(CABLE_COLOURS.values()), part.kind.value, 2.0
    else:
        colours, text, metres = _loose(design, name, nodes), "wire 0.25 mm2", 0.15
    return [
        "  %s:" % name,
        '    type: "%s"' % text,
        "    wirecount: %d" % len(nodes),
        "    length: %g" % metres,
        "    colors: [%s]" % ", ".join('"%s"' % colour for colour in colours),
    ]


def _loose(design: Design, name: str, nodes: list[tuple[str, str]]) -> list[str]:
    board = {"H1": "J5", "H2": "J6", "H3": "J7", "H4": "J9"}.get(name, "J" + name[2:])
    assert design.part(board).place == BOARD
    nets = [design.net_of(Node(board, pin)) or "" for pin, _ in nodes]
    return [WIRES.get(net, "WH") for net in nets]


def _end(ref: str, pins: list[str]) -> str:
    return "    - %s: [%s]" % (ref, ", ".join(pins))
