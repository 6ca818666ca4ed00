"""What a design is made of: kinds of parts, parts, and the nets that join their pins.

A design is a value. The rules read it, the writers draw it, and a mutant is a changed copy of it.
"""

from collections.abc import Mapping
from types import ModuleType, SimpleNamespace
from typing import NamedTuple

PERFBOARD, PCB = "perfboard", "pcb"
LEVELS = (PERFBOARD, PCB)

BOARD, PANEL, PAD = "board", "panel", "pad"
"""Where a part lives: on the circuit board, in the enclosure, or out at a player's pad."""

Facts = ModuleType | SimpleNamespace
"""`board.py`, or a changed copy of it."""


class Pin(NamedTuple):
    """One terminal. `electrical` is a KiCad word, so that KiCad's check and ours agree."""

    number: str
    name: str
    electrical: str


class Kind(NamedTuple):
    """Something that can be bought. `footprint` is the name of our own land pattern, or empty."""

    symbol: str
    value: str
    maker_number: str
    footprint: str
    pins: tuple[Pin, ...]
    cents: int
    substitute: str


class Part(NamedTuple):
    """One piece with its designator, the name that guide and self-test use too."""

    ref: str
    kind: Kind
    place: str


class Node(NamedTuple):
    """A pin of a part, by number."""

    ref: str
    pin: str


Nets = Mapping[str, tuple[Node, ...]]


class Design(NamedTuple):
    """All parts and nets of one build level, and the firmware's facts it was made from."""

    level: str
    parts: tuple[Part, ...]
    nets: Nets
    board: Facts

    def part(self, ref: str) -> Part:
        """The part of that name; KeyError if there is none."""
        for part in self.parts:
            if part.ref == ref:
                return part
        raise KeyError(ref)

    def net_of(self, node: Node) -> str | None:
        """The net of a pin, or None if nothing is joined to it."""
        for name, nodes in self.nets.items():
            if node in nodes:
                return name
        return None

    def pin(self, node: Node) -> Pin:
        """The kind's description of a pin."""
        return next(pin for pin in self.part(node.ref).kind.pins if pin.number == node.pin)


class Sheet:
    """A design while it is being written: parts come with the nets of their pins."""

    def __init__(self, level: str, board: Facts) -> None:
        self.level, self.board = level, board
        self.parts: list[Part] = []
        self.nets: dict[str, list[Node]] = {}

    def add(self, ref: str, kind: Kind, joins: dict[str, str], place: str = BOARD) -> None:
        """A part; `joins` maps names of its pins to nets. Pins that are not named stay open.

        A name that several pins have (GND) joins them all.
        """
        unknown = set(joins) - {pin.name for pin in kind.pins}
        if unknown:
            raise ValueError("%s has no pin %s" % (ref, ", ".join(sorted(unknown))))
        self.parts.append(Part(ref, kind, place))
        for pin in kind.pins:
            if pin.name in joins:
                self.nets.setdefault(joins[pin.name], []).append(Node(ref, pin.number))

    def between(self, ref: str, kind: Kind, first: str, second: str) -> None:
        """A part with two pins, from the first net to the second."""
        one, two = kind.pins
        self.add(ref, kind, {one.name: first, two.name: second})

    def design(self) -> Design:
        """What was written, sorted, so that everything made from it is the same each time."""
        parts = tuple(sorted(self.parts, key=lambda part: natural(part.ref)))
        order = sorted(self.nets, key=natural)
        nets = {name: tuple(sorted(self.nets[name], key=_by_node)) for name in order}
        return Design(self.level, parts, nets, self.board)


def natural(name: str) -> tuple:
    """A sorting key that puts R2 before R10."""
    letters = name.rstrip("0123456789")
    digits = name[len(letters) :]
    return letters, int(digits) if digits else -1


def _by_node(node: Node) -> tuple:
    return natural(node.ref), natural(node.pin)


def gpio(sheet: Sheet, role: str) -> dict[int, str]:
    """GPIO -> net for one name in `board.py`, which may be one pin or several."""
    pins = getattr(sheet.board, role)
    if isinstance(pins, int):
        return {pins: role}
    return {pin: "%s_%d" % (role, number) for number, pin in enumerate(pins, 1)}
