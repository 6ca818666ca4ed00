"""What the dice pixels say: a colour and a style for each, as data, and their look at any moment.

Colours are told apart by colour-blind eyes; the screen shows the symbols too. The pads' lamps have
one colour: lit, dark or blinking.
"""

PIXELS = 12

DARK = 0
RED, WHITE, YELLOW, SKY, PURPLE, GREEN = 0xFF3000, 0xE0E0E0, 0xFFB000, 0x40B0FF, 0xA020E0, 0x008C50
COLOURS = (RED, WHITE, YELLOW, SKY, PURPLE, GREEN)

STEADY, PULSE, DIM, BLINK, FLASH, TUMBLE, CHASE = range(7)

STEP_MS = 50
_BLINK_MS = 120
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


def look(pattern: tuple, age_ms: int) -> tuple[int, ...]:
    """Twelve colours 0xRRGGBB, `age_ms` after the pattern began."""
    step = age_ms // STEP_MS
    shown = [_pixel(colour, style, i, step) for i, (colour, style) in enumerate(pattern)]
    return tuple(shown) + (DARK,) * (PIXELS - len(shown))


def lamps(lit: int, blinking: int, age_ms: int) -> int:
    """The mask of the lamps that are lit at this moment: those of `blinking` half of the time."""
    return lit | blinking if age_ms // _BLINK_MS % 2 == 0 else lit


def _pixel(colour, style, place, step):
    if not colour:
        return DARK
    if style == TUMBLE:
        return COLOURS[(step * 5 + place * 7 + step * place) % 6]
    curve = _BRIGHTNESS[style]
    level = curve[(step + (place if style == CHASE else 0)) % len(curve)]
    red, green, blue = colour >> 16, colour >> 8 & 255, colour & 255
    return (red * level // 255) << 16 | (green * level // 255) << 8 | blue * level // 255
