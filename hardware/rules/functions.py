"""The RP2040 can do on each pin what `board.py` asks of it."""

from hardware import pico
from hardware.design import ROLES
from hardware.model import Design
from hardware.rules.wiring import pins_of


def pins_are_distinct(design: Design) -> list[str]:
    """One pin, one job."""
    users: dict[int, str] = {}
    found = []
    for role in ROLES:
        for gpio in pins_of(design, role):
            if gpio in users:
                found.append("GPIO %d is used by %s and %s" % (gpio, users[gpio], role))
            users[gpio] = role
    return found


def pins_can_do_it(design: Design) -> list[str]:
    """I2C, UART and ADC by the data sheet's table; pads in a row for one read of all."""
    board = design.board
    bus = board.DISPLAY_BUS
    uarts = pico.uart_role(board.UART_TX), pico.uart_role(board.UART_RX)
    wishes = (
        (
            pico.i2c_role(board.DISPLAY_SDA) == (bus, "SDA"),
            "DISPLAY_SDA is no SDA of bus %d" % bus,
        ),
        (
            pico.i2c_role(board.DISPLAY_SCL) == (bus, "SCL"),
            "DISPLAY_SCL is no SCL of bus %d" % bus,
        ),
        (uarts[0][1] == "TX", "UART_TX is no TX"),
        (uarts[1][1] == "RX", "UART_RX is no RX"),
        (uarts[0][0] == uarts[1][0], "UART_TX and UART_RX are of two UARTs"),
        (board.BATTERY in pico.ADC_PINS, "BATTERY has no converter"),
        (_in_a_row(board.PADS), "PADS are not in a row"),
    )
    return [complaint for good, complaint in wishes if not good] + _off_the_header(design)


def slices_do_not_clash(design: Design) -> list[str]:
    """The speaker changes its slice's frequency: no lamp may sit there, nor two on one channel."""
    board = design.board
    speaker = pico.pwm_slice(board.SPEAKER)
    found = [
        "the lamp on GPIO %d shares slice %d with the speaker" % (lamp, speaker)
        for lamp in board.LAMPS
        if pico.pwm_slice(lamp) == speaker
    ]
    channels = [pico.pwm_channel(lamp) for lamp in board.LAMPS]
    if len(set(channels)) < len(channels):
        found.append("two lamps share a PWM channel")
    return found


def _in_a_row(pins: tuple[int, ...]) -> bool:
    return tuple(pins) == tuple(range(pins[0], pins[0] + len(pins)))


def _off_the_header(design: Design) -> list[str]:
    pins = [gpio for role in ROLES for gpio in pins_of(design, role)]
    return ["GPIO %d is not on the header" % gpio for gpio in pins if not pico.on_header(gpio)]
