"""Small changes that turn a right design into a wrong one."""

from types import SimpleNamespace

import board
from hardware.design import build
from hardware.model import PCB, Design, Node


def with_facts(**changes) -> Design:
    """The design that another `board.py` would give."""
    facts = {name: value for name, value in vars(board).items() if name.isupper()}
    return build(PCB, SimpleNamespace(**(facts | changes)))


def node(design: Design, name: str) -> Node:
    """`U1.GP4` as a node, by the pin's name or else its number."""
    ref, pin = name.split(".")
    pins = design.part(ref).kind.pins
    numbers = [p.number for p in pins if p.name == pin] or [
        p.number for p in pins if p.number == pin
    ]
    return Node(ref, numbers[0])


def cut(design: Design, name: str) -> Design:
    """That pin is joined to nothing any more."""
    gone = node(design, name)
    nets = {net: tuple(n for n in nodes if n != gone) for net, nodes in design.nets.items()}
    return design._replace(nets=nets)


def join(design: Design, name: str, net: str) -> Design:
    """That pin is joined to the net too."""
    nets = dict(design.nets)
    nets[net] = nets.get(net, ()) + (node(design, name),)
    return design._replace(nets=nets)


def move(design: Design, name: str, net: str) -> Design:
    """That pin is on another net."""
    return join(cut(design, name), name, net)


def swap(design: Design, one: str, other: str) -> Design:
    """Two pins have changed places."""
    nets = design.net_of(node(design, one)), design.net_of(node(design, other))
    return move(move(design, one, nets[1] or ""), other, nets[0] or "")


def swap_all(design: Design, *pairs: tuple[str, str]) -> Design:
    """Several swaps."""
    for one, other in pairs:
        design = swap(design, one, other)
    return design


def without(design: Design, ref: str) -> Design:
    """That part was forgotten."""
    nets = {net: tuple(n for n in nodes if n.ref != ref) for net, nodes in design.nets.items()}
    parts = tuple(part for part in design.parts if part.ref != ref)
    return design._replace(parts=parts, nets=nets)


def replaced(design: Design, ref: str, kind) -> Design:
    """That part is of another kind."""
    parts = tuple(p._replace(kind=kind) if p.ref == ref else p for p in design.parts)
    return design._replace(parts=parts)


def as_kind(design: Design, ref: str, **changes) -> Design:
    """That part's kind differs in something."""
    return replaced(design, ref, design.part(ref).kind._replace(**changes))
