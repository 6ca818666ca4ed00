"""The block of the four pads: driver, filters, jacks, and what hangs on the cables.

The lamps' supply goes through a resistor in the box, so that a short in a cable does no harm.
"""

from hardware import chips, kinds
from hardware.model import PAD, PANEL, PCB, Sheet, gpio

PAD_PINS = {"SUPPLY": "2", "LAMP": "3", "GND": "4", "LINE": "5"}
"""Contacts of the telephone plug: ground lies between the lamp, which switches, and the button."""


def pads(sheet: Sheet) -> None:
    """All four. Inputs of the driver that are not used lie on ground."""
    joins = {"GND": "GND", "COM": "RAIL"} | {"IN%d" % n: "GND" for n in range(1, 9)}
    for number, net in enumerate(gpio(sheet, "LAMPS").values(), 1):
        joins["IN%d" % number] = net
        joins["OUT%d" % number] = "PAD%d_LAMP" % number
    sheet.add("U3", chips.DRIVER, joins)
    for number, net in enumerate(gpio(sheet, "PADS").values(), 1):
        _pad_at_box(sheet, number, net)
        _pad_at_player(sheet, number)


def _pad_at_box(sheet: Sheet, number: int, net: str) -> None:
    """10k up at the cable, 1k and 10 nF to the GPIO: a lamp's edge presses no button."""
    name = "PAD%d_" % number
    sheet.between("R%d" % (7 + number), kinds.resistor("10k"), "3V3", name + "LINE")
    sheet.between("R%d" % (11 + number), kinds.resistor("1k"), name + "LINE", net)
    sheet.between("C%d" % (5 + number), kinds.C_10N, net, "GND")
    sheet.between("R%d" % (15 + number), kinds.resistor("180R"), "RAIL", name + "SUPPLY")
    joins = {pin: _pad_net(name, role) for role, pin in PAD_PINS.items()}
    if sheet.level == PCB:
        sheet.add("J%d" % number, kinds.JACK, joins)
    else:
        screws = {str(int(pin) - 1): net for pin, net in joins.items()}
        sheet.add("J%d" % number, kinds.SMALL_TERMINAL, screws)
        sheet.add("X%d" % number, kinds.COUPLER, joins, PANEL)


def _pad_at_player(sheet: Sheet, number: int) -> None:
    """The cable, contact to the same contact, and what it joins in the pad."""
    near, far = "PAD%d_" % number, "PAD%d_FAR_" % number
    joins = {"A" + pin: _pad_net(near, role) for role, pin in PAD_PINS.items()}
    joins |= {"B" + pin: far + role for role, pin in PAD_PINS.items()}
    sheet.add("W%d" % number, kinds.CABLE, joins, PAD)
    sheet.add("PB%d" % number, kinds.ARCADE_30, {"1": far + "LINE", "2": far + "GND"}, PAD)
    sheet.add("LP%d" % number, kinds.LAMP, {"A": far + "SUPPLY", "K": far + "LAMP"}, PAD)


def _pad_net(name: str, role: str) -> str:
    return "GND" if role == "GND" else name + role
