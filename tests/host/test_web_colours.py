"""The page's colours: text that can be read, and dice that colour-blind eyes tell apart."""

import itertools

import pytest

from kaperbox.app.lights import COLOURS
from kaperbox.app.screens.piratatak.lights import DIE_COLOURS
from tests.host.page_style import colours, number

MIDDLE = 1  # of a round shine: what is behind a number in the middle

# (who has the text, whose text colour, ground, which of the ground's colours: None is all, least)
TEXTS = [
    ("body", "body", "body", None, 4.5),
    ("body", ".bar h1", "body", None, 3.0),  # the title, large and bold
    ("body", "#hint", "#hint", None, 4.5),
    ("body", ".keymap dd", ".keymap", 0, 4.5),
    ("body", "body", ".strip", None, 4.5),
    ("body", ".strip summary span", ".strip", None, 4.5),
    ("body", ".drawers h2", ".strip", None, 4.5),
    ("body", ".drawers p", ".strip", None, 4.5),
    ("body", ".drawers .row", ".drawers button", None, 4.5),
    ("body", "#events .laid::after", "#events", None, 4.5),
    (".key.left", ".cap", ".cap", None, 4.5),
    (".key.back", ".cap", ".cap", None, 4.5),
    (".key.ok", ".cap", ".cap", None, 4.5),
    (".key.roll", ".roll .cap", ".cap", None, 4.5),
    ("body", ".key kbd", ".key kbd", None, 4.5),
    (".pad", ".dome", ".dome", MIDDLE, 4.5),
    (".pad", ".pad.lit .dome", ".dome::after", None, 4.5),
    (".die", ".die b", ".die", MIDDLE, 4.5),  # the number of a die that is dark
    ("body", ".stopped", ".stopped", None, 4.5),
]


def channels(colour):
    """0 to 1 each, linear in light."""
    text = colour.lstrip("#")
    parts = [int(text[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def contrast(one, other):
    lights = sorted(
        0.2126 * red + 0.7152 * green + 0.0722 * blue
        for red, green, blue in (channels(one), channels(other))
    )
    return (lights[1] + 0.05) / (lights[0] + 0.05)


@pytest.mark.parametrize(("within", "text", "ground", "which", "least"), TEXTS)
def test_text_stands_out_from_its_ground(within, text, ground, which, least):
    (ink,) = colours(text, "color", within)
    grounds = colours(ground, "background", within)
    for colour in grounds if which is None else grounds[which : which + 1]:
        assert contrast(ink, colour) >= least, (ink, colour)


# What is left of red, green and blue without the cones for long, middle and short waves
# (Machado, Oliveira and Fernandes 2009, at full strength).
BLIND = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216))
    + ((-0.003882, -0.048116, 1.051998),),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413))
    + ((-0.011820, 0.042940, 0.968881),),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602))
    + ((0.004733, 0.691367, 0.303900),),
}
TOLD_APART = 20
"""Of the distance in L*a*b*, where 2 is just seen and 100 is black to white."""


def lab(linear):
    red, green, blue = (min(1.0, max(0.0, part)) for part in linear)
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour):
    """As lights.js paints it, linear in light: what is dim lets the dark glass through."""
    parts = [colour >> 16, colour >> 8 & 255, colour & 255]
    shown = max(*parts, number("lights.js", "BRIGHT"))
    glow = (max(parts) / shown) ** number("lights.js", "EYE")
    hue = [part * shown / max(parts) for part in parts]
    glass = bytes.fromhex(colours(".die", "background")[MIDDLE][1:])
    mixed = [glow * h + (1 - glow) * g for h, g in zip(hue, glass, strict=True)]
    return channels("#" + bytes(round(part) for part in mixed).hex())


@pytest.mark.parametrize("kind", BLIND)
@pytest.mark.parametrize("dice", [COLOURS, DIE_COLOURS], ids=["kapern", "piratatak"])
def test_the_six_colours_of_dice_differ_to_colour_blind_eyes(kind, dice):
    places = []
    for colour in dice:
        linear = seen(colour)
        places.append(
            lab([sum(m * c for m, c in zip(row, linear, strict=True)) for row in BLIND[kind]])
        )
    for one, other in itertools.combinations(range(len(places)), 2):
        pair = zip(places[one], places[other], strict=True)
        apart = sum((a - b) ** 2 for a, b in pair) ** 0.5
        assert apart >= TOLD_APART, (one, other, apart)
