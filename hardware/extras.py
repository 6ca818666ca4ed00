"""What a box needs besides the circuit: sockets, screws, plastic, the board itself."""

from typing import NamedTuple

from hardware.model import PCB, PERFBOARD


class Extra(NamedTuple):
    """A line of the bill without designators."""

    quantity: int
    value: str
    maker_number: str
    cents: int
    substitute: str


_BOTH = (
    Extra(2, "socket 1 x 20 for U1", "PPTC201LFBN-RC", 130, "any 2.54 mm socket, 8.5 mm high"),
    Extra(1, "socket 1 x 4 for DS1", "PPTC041LFBN-RC", 50, "any 2.54 mm socket, 8.5 mm high"),
    Extra(1, "socket 14 pins for U2", "1-2199298-3", 25, "any DIP-14 socket"),
    Extra(1, "socket 18 pins for U3", "1-2199298-5", 30, "any DIP-18 socket"),
    Extra(6, "screw M3 x 25 countersunk", "DIN 7991 M3x25", 10, "ISO 10642"),
    Extra(8, "screw M3 x 12", "DIN 912 M3x12", 8, "any M3 of 10 to 14 mm"),
    Extra(1, "white plastic for the dice, 30 g", "PLA white 1.75 mm", 60, "PETG white"),
    Extra(1, "plastic for box and pads, 350 g", "PLA 1.75 mm", 700, "PETG"),
    Extra(2, "wire 0.25 mm2, 1 m, some colours", "LiY 0.25", 50, "any stranded wire of AWG 24"),
)
_OF_LEVEL = {
    PCB: (Extra(1, "board 130 x 100 mm, two layers", "kaperbox.kicad_pcb", 600, "-"),),
    PERFBOARD: (
        Extra(1, "dot board 160 x 100 mm, 2.54 mm", "RE 200-LF", 400, "cut to 130 x 100 mm"),
        Extra(1, "supply wire 0.25 mm2, 3 m", "LiY 0.25", 90, "any insulated wire of AWG 24"),
        Extra(1, "insulated wire for below, 10 m", "Kynar 30 AWG", 400, "enamelled wire 0.3 mm"),
    ),
}


def extras(level: str) -> tuple[Extra, ...]:
    """For one box of that build level."""
    return _BOTH + _OF_LEVEL[level]
