"""What the dice pixels and pad lamps show in Piratatak: the colour of each die on the track."""

from kaperbox.app.lights import (
    CHASE,
    COLOURS,
    DARK,
    FLASH,
    GREEN,
    PIXELS,
    PULSE,
    PURPLE,
    RED,
    SKY,
    STEADY,
    TUMBLE,
    WHITE,
    YELLOW,
)
from kaperbox.engine.piratatak.rules import BLACK, colour_of

EMBER = 0x1C1814
"""Black: a pixel cannot be darker than dark, so it glows a little."""
DIE_COLOURS = (EMBER, RED, GREEN, SKY, YELLOW, PURPLE)

RIGHT = ((GREEN, PULSE),) * PIXELS
WRONG = ((RED, FLASH),) * PIXELS
TIE = ((WHITE, FLASH),) * PIXELS
COCONUT = ((GREEN, CHASE),) * PIXELS
SKULL = ((RED, CHASE),) * PIXELS
SHARED = tuple((colour, CHASE) for colour in COLOURS + COLOURS)
WON = SHARED


def of_track(faces: tuple[int, ...], tumbling: int = -1) -> tuple:
    """The pattern of the track; a die that tumbles has no colour yet."""
    return tuple(_of_die(face, die == tumbling) for die, face in enumerate(faces))


def _of_die(face, tumbles):
    if tumbles:
        return WHITE, TUMBLE
    return (DIE_COLOURS[colour_of(face) - BLACK] if face >= 0 else DARK), STEADY
