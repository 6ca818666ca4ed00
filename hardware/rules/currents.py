"""Amperes: lamps, rails, fuse, the Pico's regulator, and how long a battery lasts."""

from hardware import physics
from hardware.model import Design
from hardware.rules.cables import numbers
from hardware.rules.trace import between

HOURS = 4.0
"""A long evening."""


def lamps_stay_in_their_limit(design: Design) -> list[str]:
    """The series resistor alone keeps a lamp under LAMP_MA, at the highest rail."""
    found = []
    rest = physics.USB_V[1] - physics.LAMP_V[0] - physics.DRIVER_DROP_V[0]
    for number in numbers(design):
        ohms = between(design, "R", "RAIL", "PAD%d_SUPPLY" % number)
        lamp_ma = 1000 * rest / physics.number(ohms[0]) if ohms else 1000.0
        if lamp_ma > design.board.LAMP_MA:
            found.append("lamp %d draws %.0f mA" % (number, lamp_ma))
    return found


def lamps_are_seen_on_battery(design: Design) -> list[str]:
    """At the rail where the firmware says that the battery is low, a lamp still shines."""
    low = getattr(design.board, "BATTERY_LOW_MV", round(physics.BATTERY_V[0] * 1000)) / 1000
    rest = low - physics.LAMP_V[1] - physics.DRIVER_DROP_V[1]
    found = []
    for number in numbers(design):
        ohms = between(design, "R", "RAIL", "PAD%d_SUPPLY" % number)
        amperes = rest / physics.number(ohms[0]) if ohms else 0.0
        if amperes < physics.LAMP_SEEN_A:
            found.append("lamp %d gets %.1f mA on battery" % (number, amperes * 1000))
    return found


def logic_a(design: Design, volts: float) -> float:
    """What Pico and all that its 3.3 V feed draw from a supply of these volts."""
    small = physics.DISPLAY_A + _pulls_a(design)
    small += physics.PIEZO_F * physics.PIEZO_HZ * physics.GPIO_HIGH_V
    small += physics.DRIVER_INPUT_A * len(design.board.LAMPS)
    return physics.PICO_A + small * 3.3 / (volts * physics.CONVERTER_EFFICIENCY)


def full_white_ma(design: Design) -> int:
    """What would flow without the limit: why the driver has one."""
    board = design.board
    return 3 * board.PIXEL_COUNT * board.PIXEL_CHANNEL_MA + len(board.LAMPS) * board.LAMP_MA


def supplies_carry_the_limit(design: Design) -> list[str]:
    """Pixels, lamps and logic together under 500 mA of USB; under the fuse on battery.

    And an empty battery must not fall below what the Pico needs when all lights go on.
    """
    lights = min(design.board.LIMIT_MA, full_white_ma(design)) / 1000
    usb = lights + logic_a(design, physics.USB_V[0] - physics.SCHOTTKY_DROP_V[1])
    usb += physics.SHIFTER_A
    battery = lights + logic_a(design, physics.BATTERY_V[0] - physics.SCHOTTKY_DROP_V[1])
    sag = physics.BATTERY_V[0] - battery * physics.FUSE_OHM - physics.SCHOTTKY_DROP_V[1]
    wishes = (
        (usb <= physics.USB_A, "USB gives 500 mA, the box draws %.0f" % (usb * 1000)),
        (battery <= physics.FUSE_HOLD_A * 0.8, "the fuse may trip at %.0f mA" % (battery * 1000)),
        (sag >= physics.PICO_V[0], "an empty battery sags to %.1f V" % sag),
    )
    return [complaint for good, complaint in wishes if not good]


def regulator_carries_its_parts(design: Design) -> list[str]:
    """3.3 V feeds the display and pull-ups only."""
    others = [node.ref for node in design.nets.get("3V3", ()) if node.ref[0] not in "RC"]
    total = _pulls_a(design) + physics.DISPLAY_A
    found = [] if sorted(others) == ["DS1", "U1"] else ["3V3 feeds %s" % " ".join(others)]
    return found + ([] if total <= physics.REGULATOR_A / 2 else ["3V3 gives %.2f A" % total])


def hours(design: Design, chemistry: str) -> float:
    """Play time on a battery, with the lights as they are on average."""
    volts = sum(physics.BATTERY_V) / 2
    amperes = physics.PLAY_SHARE * design.board.LIMIT_MA / 1000 + logic_a(design, volts)
    return physics.BATTERY_AH[chemistry] / amperes


def battery_lasts(design: Design) -> list[str]:
    """Each kind of battery lasts an evening."""
    found = []
    for chemistry in sorted(physics.BATTERY_AH):
        time = hours(design, chemistry)
        if time < HOURS:
            found.append("%s lasts %.1f h" % (chemistry, time))
    return found


def _pulls_a(design: Design) -> float:
    """All pull-ups at once, as if every line were low, and those of the display's module."""
    ohms = [
        physics.number(part.kind.value)
        for part in design.parts
        if part.kind.symbol == "R" and "3V3" in _ends(design, part.ref)
    ]
    ohms += [physics.MODULE_PULL_OHM] * 2
    return sum(physics.GPIO_HIGH_V / one for one in ohms)


def _ends(design: Design, ref: str) -> set[str]:
    return {net for net, nodes in design.nets.items() if any(node.ref == ref for node in nodes)}
