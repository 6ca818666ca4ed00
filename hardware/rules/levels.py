"""Logic levels: what each pin sees, over the whole range of each supply."""

from hardware import physics
from hardware.model import Design, Node
from hardware.rules.supplies import net_range
from hardware.rules.trace import between, far_end
from hardware.rules.wiring import header_pin, pins_of


def gpios_see_at_most_3v3(design: Design) -> list[str]:
    """No supply, no 5 V output on a GPIO, no resistor to more than 3.3 V but the divider."""
    found = []
    for pin in design.part("U1").kind.pins:
        net = design.net_of(Node("U1", pin.number)) if pin.name.startswith("GP") else None
        if net and (
            net in physics.SUPPLIES or _pulled_high(design, net) or _five_volts(design, net)
        ):
            found.append("%s sees more than 3.3 V" % pin.name)
    return found


def _pulled_high(design: Design, net: str) -> bool:
    ends = [far_end(design, part.ref) for part in design.parts if part.kind.symbol == "R"]
    others = {other for pair in ends if net in pair for other in pair if other and other != net}
    high = [name for name in others if net_range(name)[1] > physics.GPIO_MAX_V]
    return bool(high) and not between(design, "R", net, "GND")


def _five_volts(design: Design, net: str) -> bool:
    return any(design.pin(node).electrical in ("tri_state", "output") for node in design.nets[net])


def pixels_hear_every_supply(design: Design) -> list[str]:
    """In each position of the switch, data is high enough for the rail of that position."""
    found = []
    for position, throw in (("USB", ("1", "4")), ("battery", ("3", "6"))):
        supply, data = (design.net_of(Node("SW6", pin)) for pin in throw)
        volts = {"VBUS": physics.USB_V, "BATTERY_FUSED": physics.BATTERY_V}.get(supply or "")
        high = _data_high(design, data, supply)
        if not volts or any(high(v) < physics.PIXEL_HIGH_OF_RAIL * v for v in volts):
            found.append("on %s the pixels may not hear their data" % position)
    return found


def _data_high(design: Design, net: str | None, fed: str | None):
    """Volts of a high level on that net as a function of the rail's, which that supply feeds."""
    shifter = (design.net_of(Node("U2", pin)) for pin in ("3", "2", "14", "1"))
    output, source, supply, enable = shifter
    gpio = design.net_of(Node("U1", header_pin(design, pins_of(design, "PIXELS")[0])))
    if net == gpio:
        return lambda rail: physics.DATA_HIGH_V
    if net == output and source == gpio and supply == fed and enable == "GND":
        return lambda rail: rail - 0.1 if physics.DATA_HIGH_V > physics.SHIFTER_INPUT_HIGH_V else 0
    return lambda rail: 0.0


def battery_sense_fits_the_adc(design: Design) -> list[str]:
    """The divider is wired, keeps the highest rail under 3.3 V, and uses half of the range."""
    net = design.net_of(Node("U1", header_pin(design, design.board.BATTERY)))
    upper = between(design, "R", "RAIL", net or "")
    lower = between(design, "R", net or "", "GND")
    if len(upper) != 1 or len(lower) != 1:
        return ["GPIO %d has no divider from RAIL" % design.board.BATTERY]
    top, bottom = physics.number(upper[0]), physics.number(lower[0])
    share = bottom / (top + bottom)
    highest = net_range("RAIL")[1] * share
    wishes = (
        (1.65 <= highest <= 3.2, "the converter sees %.2f V at most" % highest),
        (
            abs(getattr(design.board, "BATTERY_DIVIDER", 2) * share - 1) < 0.01,
            "BATTERY_DIVIDER in board.py is not that of R6 and R7",
        ),
    )
    return [complaint for good, complaint in wishes if not good]


def battery_is_empty_in_time(design: Design) -> list[str]:
    """The hint to change the battery comes while pixels and Pico still get what they need."""
    low = getattr(design.board, "BATTERY_LOW_MV", round(physics.BATTERY_V[0] * 1000)) / 1000
    if low >= physics.PIXEL_V[0]:
        return []
    return ["BATTERY_LOW_MV is %.2f V, pixels need %.2f V" % (low, physics.PIXEL_V[0])]
