"""The design of the box: one function a block, for both build levels.

    perfboard  all by hand: pixel strip, screw terminals, telephone sockets in the wall of the box
    pcb        the same circuit with pixels and telephone jacks on a board of our own

The supply. A toggle switch has three positions. USB: the rail of pixels and lamps is the 5 V of
the cable, and the pixels hear the level shifter. Off. Battery: the rail is the battery, at most
4.57 V under load, and the pixels hear the Pico directly, since even the lowest 3.2 V of a Pico are
a high level for them up to that rail. The 74AHCT125 needs 4.5 V, so it is fed by USB and left
alone on battery.
"""

import board as firmware_board
from hardware import chips, kinds, pico
from hardware.model import PANEL, PCB, Design, Facts, Sheet, gpio
from hardware.pad_block import pads

BUTTON_NAMES = ("LEFT", "RIGHT", "OK", "BACK", "ROLL")


def build(level: str, board: Facts = firmware_board) -> Design:
    """The whole design of one level, with the pins that `board` says."""
    sheet = Sheet(level, board)
    for block in (_supply, _pico, _display, _buttons, _speaker, _pixels, pads):
        block(sheet)
    return sheet.design()


ROLES = (
    "UART_TX",
    "UART_RX",
    "DISPLAY_SDA",
    "DISPLAY_SCL",
    "LAMPS",
    "BUTTONS",
    "SPEAKER",
    "PIXELS",
    "PADS",
    "BATTERY",
)
"""Every name of `board.py` that stands for pins."""


def _pico(sheet: Sheet) -> None:
    joins = {"GND": "GND", "AGND": "GND", "VSYS": "VSYS", "VBUS": "VBUS", "3V3": "3V3"}
    for role in ROLES:
        for pin, net in gpio(sheet, role).items():
            joins["GP%d" % pin] = net
    sheet.add("U1", pico.KIND, joins)
    sheet.between("C3", kinds.C_100N, "VSYS", "GND")
    sheet.add("J8", kinds.UART_HEADER, {"1": "UART_TX", "2": "UART_RX", "3": "GND"})


def _supply(sheet: Sheet) -> None:
    """Battery, fuse, reverse protection (D14 blows the fuse), switch, and D13 to the Pico."""
    sheet.between("BT1", kinds.BATTERY, "BATTERY_IN", "GND")
    sheet.parts[-1] = sheet.parts[-1]._replace(place=PANEL)
    sheet.add("J5", kinds.terminal(2), {"1": "BATTERY_IN", "2": "GND"})
    sheet.between("F1", kinds.FUSE, "BATTERY_IN", "BATTERY_FUSED")
    sheet.between("D14", kinds.D_1N5822, "BATTERY_FUSED", "GND")
    nets = ("VBUS", "RAIL", "BATTERY_FUSED", "PIXELS_SHIFTED", "PIXELS_CHOSEN", "PIXELS")
    sheet.add("J6", kinds.terminal(6), {str(n): net for n, net in enumerate(nets, 1)})
    names = ("A1", "A", "A2", "B1", "B", "B2")
    sheet.add("SW6", kinds.TOGGLE, dict(zip(names, nets, strict=True)), PANEL)
    sheet.between("D13", kinds.D_1N5817, "VSYS", "RAIL")
    sheet.between("R6", kinds.resistor("100k"), "RAIL", "BATTERY")
    sheet.between("R7", kinds.resistor("100k"), "BATTERY", "GND")
    sheet.between("C4", kinds.C_100N, "BATTERY", "GND")


def _display(sheet: Sheet) -> None:
    joins = {"GND": "GND", "VCC": "3V3", "SCL": "DISPLAY_SCL", "SDA": "DISPLAY_SDA"}
    sheet.add("DS1", chips.DISPLAY, joins)
    sheet.between("R1", kinds.resistor("4.7k"), "3V3", "DISPLAY_SDA")
    sheet.between("R2", kinds.resistor("4.7k"), "3V3", "DISPLAY_SCL")
    sheet.between("C1", kinds.C_100N, "3V3", "GND")


def _buttons(sheet: Sheet) -> None:
    """To ground; the pull-ups are in the RP2040. ROLL is a big button in the lid, on J7."""
    for number, net in enumerate(gpio(sheet, "BUTTONS").values(), 1):
        if number < len(BUTTON_NAMES):
            sheet.between("SW%d" % number, kinds.TACT, net, "GND")
        else:
            sheet.add("SW%d" % number, kinds.ARCADE_24, {"1": net, "2": "GND"}, PANEL)
            sheet.add("J7", kinds.terminal(2), {"1": net, "2": "GND"})


def _speaker(sheet: Sheet) -> None:
    """A piezo is a capacitor: R5 keeps its charging current under the pin's 12 mA."""
    sheet.between("R5", kinds.resistor("330R"), "SPEAKER", "SPEAKER_PIEZO")
    sheet.between("LS1", kinds.SPEAKER, "SPEAKER_PIEZO", "GND")


def _pixels(sheet: Sheet) -> None:
    joins = {"GND": "GND", "VCC": "VBUS", "1OE": "GND", "1A": "PIXELS", "1Y": "PIXELS_SHIFTED"}
    joins |= {"%dA" % n: "GND" for n in (2, 3, 4)} | {"%dOE" % n: "VBUS" for n in (2, 3, 4)}
    sheet.add("U2", chips.SHIFTER, joins)
    sheet.between("C2", kinds.C_100N, "VBUS", "GND")
    sheet.between("R4", kinds.resistor("100k"), "PIXELS_CHOSEN", "GND")
    sheet.between("R3", kinds.resistor("330R"), "PIXELS_CHOSEN", "PIXELS_DATA_1")
    sheet.between("C5", kinds.C_470U, "RAIL", "GND")
    if sheet.level == PCB:
        _pixel_chain(sheet)
    else:
        sheet.add("J9", kinds.terminal(3), {"1": "RAIL", "2": "PIXELS_DATA_1", "3": "GND"})
        strip = {"VDD": "RAIL", "DIN": "PIXELS_DATA_1", "GND": "GND"}
        sheet.add("D1", chips.STRIP, strip, PANEL)


def _pixel_chain(sheet: Sheet) -> None:
    count = sheet.board.PIXEL_COUNT
    for number in range(1, count + 1):
        joins = {"VDD": "RAIL", "GND": "GND", "DIN": "PIXELS_DATA_%d" % number}
        if number < count:
            joins["DOUT"] = "PIXELS_DATA_%d" % (number + 1)
        sheet.add("D%d" % number, chips.PIXEL, joins)
        sheet.between("C%d" % (10 + number), kinds.C_PIXEL, "RAIL", "GND")
