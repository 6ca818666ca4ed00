"""What the dice pixels say: a colour and a style for each, as data, and their look at any moment.

Colours are told apart by colour-blind eyes; the screen shows the symbols too.
"""

from kaperbox.engine.kapern import effects, rules

PIXELS = 12

SKULL_RED, WHITE, YELLOW, SKY, PURPLE, GREEN = (
    0xFF3000,
    0xE0E0E0,
    0xFFB000,
    0x30A0FF,
    0xA020E0,
    0x00C030,
)
DARK = 0
FACE_COLOURS = (SKULL_RED, WHITE, YELLOW, SKY, PURPLE, GREEN)

STEADY, PULSE, DIM, BLINK, FLASH, TUMBLE, CHASE = range(7)

STEP_MS = 50
_BRIGHTNESS = (
    (255,),
    (255, 240, 216, 184, 148, 112, 80, 56, 40, 32, 40, 56, 80, 112, 148, 184, 216, 240),
    (48,),
    (255, 255, 20, 20, 255, 255, 20, 20, 20, 20, 20, 20, 20, 20),
    (255, 255, 255, 0, 0, 0),
    (255,),
    (255, 120, 60, 30, 15, 8, 0, 0, 0, 0, 0, 0),
)
"""By style, in steps of 50 ms, of 255."""

SHOWS = {
    effects.RIDE_ENDED: ((SKULL_RED, FLASH),) * PIXELS,
    effects.ISLAND_REACHED: ((SKULL_RED, PULSE),) * PIXELS,
    effects.LAST_ROUND: ((YELLOW, CHASE),) * PIXELS,
    effects.LAST_RIDE: ((SKY, CHASE),) * PIXELS,
    effects.SUDDEN_DEATH: ((WHITE, CHASE),) * PIXELS,
    effects.WON: tuple((FACE_COLOURS[i % 6], CHASE) for i in range(PIXELS)),
}
"""The pattern of an effect that has a screen of its own; `RIDE_ENDED` is that of a bust."""


def of_dice(dice: tuple[int, ...], thrown: int, on_card: int) -> tuple:
    """The pattern of a ride: skulls dim, dice to throw pulse, dice on the card blink twice."""
    return tuple(_of_die(face, thrown >> i & 1, on_card >> i & 1) for i, face in enumerate(dice))


def _of_die(face, thrown, on_card):
    colour = FACE_COLOURS[face]
    if thrown:
        return colour, PULSE
    if on_card:
        return colour, BLINK
    return colour, DIM if face == rules.SKULL else STEADY


def tumbling(dice: tuple[int, ...], thrown: int) -> tuple:
    """The pattern while the dice of the mask roll."""
    return tuple(
        (FACE_COLOURS[face], TUMBLE if thrown >> i & 1 else STEADY) for i, face in enumerate(dice)
    )


def look(pattern: tuple, age_ms: int) -> tuple[int, ...]:
    """Twelve colours 0xRRGGBB, `age_ms` after the pattern began."""
    step = age_ms // STEP_MS
    shown = tuple(_pixel(colour, style, i, step) for i, (colour, style) in enumerate(pattern))
    return shown + (DARK,) * (PIXELS - len(shown))


def _pixel(colour, style, place, step):
    if style == TUMBLE:
        return FACE_COLOURS[(step * 5 + place * 7 + step * place) % 6]
    curve = _BRIGHTNESS[style]
    level = curve[(step + (place if style == CHASE else 0)) % len(curve)]
    red, green, blue = colour >> 16, colour >> 8 & 255, colour & 255
    return (red * level // 255) << 16 | (green * level // 255) << 8 | blue * level // 255
