"""What the other rules cannot see: connectors, grounds and polarity, contact by contact.

A pin of a connector has a number and no meaning, so that a trace passes it without a question.
This table says the meaning, apart from `design.py`: both must agree. Designs that differ from a
working box in one such contact kept all other rules.
"""

from hardware import physics
from hardware.model import PCB, PERFBOARD, Design, Node, natural

OPEN = "-"
"""In the table: joined to nothing."""

_BOTH = """
J5.1 BATTERY_IN   J5.2 GND   BT1.1 BATTERY_IN   BT1.2 GND
J6.1 VBUS   J6.2 RAIL   J6.3 BATTERY_FUSED   J6.4 PIXELS_SHIFTED   J6.5 PIXELS_CHOSEN   J6.6 PIXELS
SW6.1 VBUS   SW6.2 RAIL   SW6.3 BATTERY_FUSED
SW6.4 PIXELS_SHIFTED   SW6.5 PIXELS_CHOSEN   SW6.6 PIXELS
J7.1 BUTTONS_5   J7.2 GND   J8.1 UART_TX   J8.2 UART_RX   J8.3 GND
SW1.2 GND   SW2.2 GND   SW3.2 GND   SW4.2 GND   SW5.2 GND   LS1.2 GND
C5.1 RAIL   C5.2 GND   U3.10 RAIL   U1.40 VBUS   U1.30 -   U1.37 -
"""
"""U1.30 is RUN, U1.37 is 3V3_EN, U3.10 is COM: with the lamps' supply, or a lamp lights through
the driver's diodes when its rail is off."""
_SOCKET = ("1 -", "2 %sSUPPLY", "3 %sLAMP", "4 GND", "5 %sLINE", "6 -")
"""The telephone sockets: J on the board, X in the wall of a perfboard box."""
_SCREWS = ("1 %sSUPPLY", "2 %sLAMP", "3 GND", "4 %sLINE")
_STRIP = "J9.1 RAIL   J9.2 PIXELS_DATA_1   J9.3 GND"

LIMITS = {"F1": (0.8, 1.5)} | {"R%d" % n: (150.0, 200.0) for n in (16, 17, 18, 19)}
"""Ref -> least and most. The fuse holds the box's 0.5 A when it is warm and trips before a wire of
0.25 mm2 does; the lamps' resistors keep a short cool and a lamp bright."""


def contacts_are_as_written(design: Design) -> list[str]:
    """Every contact of the table is on its net, and nothing of a connector is left out."""
    found = []
    for node, net in sorted(written(design).items(), key=lambda item: natural(item[0].ref)):
        there = design.net_of(node) or OPEN
        if there != net:
            found.append("%s.%s is on %s instead of %s" % (*node, there, net))
    return found


def values_are_in_their_limits(design: Design) -> list[str]:
    """Fuse and lamps' resistors."""
    found = []
    for ref, (least, most) in LIMITS.items():
        values = [part.kind.value for part in design.parts if part.ref == ref]
        if not values or not least <= physics.number(values[0]) <= most:
            found.append("%s is %s, allowed is %g to %g" % (ref, values, least, most))
    return found


def written(design: Design) -> dict[Node, str]:
    """The table for that level, with its pads."""
    words = (_BOTH + _STRIP * (design.level == PERFBOARD)).split()
    found = {Node(*words[n].split(".")): words[n + 1] for n in range(0, len(words), 2)}
    for number in range(1, len(design.board.PADS) + 1):
        rows = {"J": _SOCKET} if design.level == PCB else {"J": _SCREWS, "X": _SOCKET}
        for letter, contacts in rows.items():
            for row in contacts:
                pin, net = row.replace("%s", "PAD%d_" % number).split()
                found[Node("%s%d" % (letter, number), pin)] = net
    return found
