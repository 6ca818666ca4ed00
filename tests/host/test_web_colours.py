"""The page's colours: text that can be read, and dice that colour-blind eyes tell apart."""

import itertools
import pathlib
import re

import pytest

from kaperbox.app.lights import COLOURS

STYLE = pathlib.Path(__file__).parents[2] / "host_tools" / "web" / "page" / "colours.css"
NAMED = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", STYLE.read_text()))
STRIP = "#06161f"

# Text, and the lightest or darkest ground that it stands on (box.css, pads.css, strip.css).
TEXTS = [
    ("ink", "sea-far", 4.5),
    ("ink-soft", STRIP, 4.5),
    ("brass", "sea-far", 3.0),  # the title, large and bold
    ("brass", STRIP, 4.5),
    ("#2b2004", "#fff3cf", 4.5),  # the hint
    ("#14242d", "#7d98a8", 4.5),  # BACK
    ("#14242d", "#45b97c", 4.5),  # OK
    ("#2a0802", "red", 4.5),  # ROLL
    ("#14242d", "cream", 4.5),
    ("#ffffff", "#8a5a26", 4.5),  # a pad
    ("#3a2400", "lamp", 4.5),  # a pad that is lit
    ("#b5c4cd", "#3c4d58", 4.5),  # the number of a die that is dark
    ("#ffffff", "#5c1408", 4.5),  # what went wrong
]


def channels(colour):
    """0 to 1 each, linear in light."""
    text = NAMED.get(colour, colour).lstrip("#")
    parts = [int(text[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def contrast(one, other):
    lights = sorted(
        0.2126 * red + 0.7152 * green + 0.0722 * blue
        for red, green, blue in (channels(one), channels(other))
    )
    return (lights[1] + 0.05) / (lights[0] + 0.05)


@pytest.mark.parametrize(("text", "ground", "least"), TEXTS)
def test_text_stands_out_from_its_ground(text, ground, least):
    assert contrast(text, ground) >= least


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


@pytest.mark.parametrize("kind", BLIND)
def test_the_six_faces_differ_to_colour_blind_eyes(kind):
    seen = []
    for colour in COLOURS:
        linear = channels("#%06x" % colour)
        seen.append(
            lab([sum(m * c for m, c in zip(row, linear, strict=True)) for row in BLIND[kind]])
        )
    for one, other in itertools.combinations(range(len(seen)), 2):
        apart = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
        assert apart >= TOLD_APART, (one, other, apart)
