"""The netlist in KiCad's exchange form, so that boards and other programs can read it."""

from hardware.drawings.sexpr import Item, quoted, render
from hardware.model import Design, Part


def netlist(design: Design) -> str:
    """All parts and all nets, panel and pads included."""
    components = [_component(part) for part in design.parts]
    nets: list[Item] = []
    for code, (name, nodes) in enumerate(design.nets.items(), 1):
        joined = [["node", ["ref", quoted(node.ref)], ["pin", quoted(node.pin)]] for node in nodes]
        nets.append(["net", ["code", quoted(str(code))], ["name", quoted(name)], *joined])
    title: Item = ["design", ["source", quoted("kaperbox " + design.level)]]
    version: Item = ["version", quoted("E")]
    return render(["export", version, title, ["components", *components], ["nets", *nets]]) + "\n"


def _component(part: Part) -> Item:
    value: Item = ["value", quoted(part.kind.value)]
    field: Item = ["field", ["name", quoted("Part")], quoted(part.kind.maker_number)]
    pattern = "kaperbox:" + part.kind.footprint if part.kind.footprint else ""
    footprint: Item = ["footprint", quoted(pattern)]
    return ["comp", ["ref", quoted(part.ref)], value, footprint, ["fields", field]]
