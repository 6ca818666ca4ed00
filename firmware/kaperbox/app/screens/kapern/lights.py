"""What the dice pixels show in Piraten Kapern. A face's colour is the one of its number."""

from kaperbox.app import lights
from kaperbox.engine.kapern import effects
from kaperbox.engine.kapern.rules import SKULL

SHOWS = {
    effects.RIDE_ENDED: ((lights.RED, lights.FLASH),) * lights.PIXELS,
    effects.ISLAND_REACHED: ((lights.RED, lights.PULSE),) * lights.PIXELS,
    effects.LAST_ROUND: ((lights.YELLOW, lights.CHASE),) * lights.PIXELS,
    effects.LAST_RIDE: ((lights.SKY, lights.CHASE),) * lights.PIXELS,
    effects.SUDDEN_DEATH: ((lights.WHITE, lights.CHASE),) * lights.PIXELS,
    effects.WON: tuple((lights.COLOURS[i % 6], lights.CHASE) for i in range(lights.PIXELS)),
}
"""The pattern of an effect that has a screen of its own; `RIDE_ENDED` is that of a bust."""


def of_dice(dice: tuple[int, ...], thrown: int, on_card: int) -> tuple:
    """The pattern of a ride: skulls dim, dice to throw pulse, dice on the card blink twice."""
    return tuple(_of_die(face, thrown >> i & 1, on_card >> i & 1) for i, face in enumerate(dice))


def _of_die(face, thrown, on_card):
    colour = lights.COLOURS[face]
    if thrown:
        return colour, lights.PULSE
    if on_card:
        return colour, lights.BLINK
    return colour, lights.DIM if face == SKULL else lights.STEADY


def tumbling(dice: tuple[int, ...], thrown: int) -> tuple:
    """The pattern while the dice of the mask roll."""
    styles = (lights.STEADY, lights.TUMBLE)
    return tuple([(lights.COLOURS[f], styles[thrown >> i & 1]) for i, f in enumerate(dice)])
