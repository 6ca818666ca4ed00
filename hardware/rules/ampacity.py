"""Whether copper and wire carry what their net may draw, so that nothing gets warm below a lid.

Tracks after IPC-2221 for outer layers, 10 K warmer; stranded wire at 6 A a square millimetre, half
of what an open wire of that size stands.
"""

from hardware import physics
from hardware.extras import extras
from hardware.model import PCB, Design
from hardware.pcb import copper

COPPER_MM, RISE_K = 0.035, 10.0
WIRE_A_PER_MM2 = 6.0
HEAVY = ("GND", "RAIL", "VBUS", "VSYS", "BATTERY_IN", "BATTERY_FUSED")


def supply_wires_stay_cool(design: Design) -> list[str]:
    """On the PCB by the width of the net's tracks, on the perfboard by the wire in the bill."""
    found = []
    for net in HEAVY:
        may = track_a(copper.width(net)) if design.level == PCB else wire_a(design)
        draws = draws_a(design, net)
        if may < draws:
            found.append("%s carries %.2f A and may draw %.2f" % (net, may, draws))
    return found


def draws_a(design: Design, net: str) -> float:
    """What may flow for long: a port's current in VBUS, and what the fuse holds in all others."""
    fuses = [physics.number(p.kind.value) for p in design.parts if p.kind.symbol == "F"]
    return physics.USB_A if net in ("VBUS", "VSYS") else max(fuses, default=100.0)


def track_a(width_mm: float) -> float:
    """I = 0.048 dT^0.44 A^0.725, with the area in square mils."""
    mils = width_mm * COPPER_MM / 0.0254**2
    return 0.048 * RISE_K**0.44 * mils**0.725


def wire_a(design: Design) -> float:
    """Of the wire that the bill names for supplies below the board; 0 if there is none."""
    lines = [e.value for e in extras(design.level) if e.value.startswith("supply wire")]
    areas = [float(line.split("mm2")[0].split()[-1]) for line in lines]
    return WIRE_A_PER_MM2 * min(areas, default=0.0)
