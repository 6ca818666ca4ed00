"""The shop: every kind of part with a real part number, its pins, a typical price, a substitute.

All through-hole but the pixels and their capacitors, so that a first soldering iron is enough.
Prices are cents for single pieces, for a guide's sum and a price class, not an offer.
"""

from hardware.model import Kind, Pin


def _two(first: str = "1", second: str = "2") -> tuple[Pin, Pin]:
    return Pin("1", first, "passive"), Pin("2", second, "passive")


def _row(count: int) -> tuple[Pin, ...]:
    return tuple(Pin(str(n), str(n), "passive") for n in range(1, count + 1))


_RESISTOR_CODES = {"150R": "150R", "180R": "180R", "330R": "330R", "1k": "1K"} | {
    "4.7k": "4K7",
    "10k": "10K",
    "100k": "100K",
}


def resistor(value: str) -> Kind:
    """A metal film resistor, 0.25 W, 1 %."""
    number = "MFR-25FBF52-" + _RESISTOR_CODES[value]
    return Kind("R", value, number, "AXIAL10", _two(), 10, "any 0.25 W 1 % axial")


def _capacitor(value: str, number: str) -> Kind:
    return Kind("C", value, number, "DISC5", _two(), 25, "any X7R, 16 V or more, 5 mm leads")


C_100N = _capacitor("100n", "C322C104K5R5TA")
C_10N = _capacitor("10n", "C322C103K5R5TA")
C_PIXEL = Kind("C", "100n 0805", "C0805C104K5RACTU", "C0805", _two(), 10, "any X7R 0805, 16 V")
C_470U = Kind("CP", "470u 16V", "EEU-FR1C471", "RADIAL8", _two("+", "-"), 50, "any 470 uF, 10 V")

_DIODE = _two("K", "A")
D_1N5817 = Kind("D", "1N5817", "1N5817", "DO41", _DIODE, 30, "1N5818, 1N5819, SB120")
D_1N5822 = Kind("D", "1N5822", "1N5822", "DO201", _DIODE, 50, "1N5820, 1N5821, SB340")
FUSE = Kind("F", "1.1A", "MF-R110", "FUSE5", _two(), 60, "RXEF110")

SPEAKER = Kind("PIEZO", "PS1240", "PS1240P02BT", "PIEZO5", _two(), 70, "any passive piezo, 12 mm")

TACT = Kind("SW", "B3F-4055", "B3F-4055", "TACT12", _two(), 50, "any 12 x 12 mm, 7.3 mm high")
ARCADE_24 = Kind("SW", "24 mm", "OBSF-24", "", _two(), 250, "any 24 mm snap-in arcade button")
ARCADE_30 = Kind("SW", "30 mm", "OBSF-30", "", _two(), 250, "any 30 mm snap-in arcade button")
TOGGLE = Kind(
    "DPDT",
    "on-off-on",
    "7203SYZQE",
    "",
    (
        Pin("1", "A1", "passive"),
        Pin("2", "A", "passive"),
        Pin("3", "A2", "passive"),
        Pin("4", "B1", "passive"),
        Pin("5", "B", "passive"),
        Pin("6", "B2", "passive"),
    ),
    450,
    "MTS-203 (two poles, off in the middle)",
)
BATTERY = Kind(
    "BATTERY", "3xAA", "BH3AAW", "", _two("+", "-"), 150, "a protected LiPo of 2000 mAh, 3.7 V"
)
LAMP = Kind("LED", "red", "WP7113SRD/D", "", _two("K", "A"), 20, "any bright red 5 mm LED, 2 V")

JACK = Kind("RJ11", "6P6C", "54601-906WPLF", "RJ11", _row(6), 120, "any jack of this pattern")
CABLE = Kind(
    "CABLE",
    "6P4C straight 2 m",
    "AT-S-26-6/4/B-7-R",
    "",
    tuple(Pin(end + n, end + n, "passive") for end in "AB" for n in "2345"),
    200,
    "any straight 4-wire telephone cable up to 3 m (most telephone cables are crossed: test it)",
)
COUPLER = Kind("RJ11", "6P4C screw", "RJ11 breakout", "", _row(6), 150, "any RJ11 screw adapter")
UART_HEADER = Kind("HEADER", "header 3", "PREC003SAAN-RC", "HEADER3", _row(3), 20, "any 2.54 mm")

_TERMINALS = {2: "1715721", 3: "1715734", 6: "1715763"}


def terminal(count: int) -> Kind:
    """A block of screw terminals, 5.08 mm apart."""
    name = "terminal %d" % count
    substitute = "any 5.08 mm screw terminal"
    return Kind(
        "CONN", name, _TERMINALS[count], "SCREW%d" % count, _row(count), 40 * count, substitute
    )


SMALL_TERMINAL = Kind(
    "CONN", "terminal 4 small", "1725672", "SMALL4", _row(4), 180, "any 2.54 mm screw terminal"
)
