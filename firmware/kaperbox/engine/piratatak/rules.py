"""Dice, names and settings of Piratatak: all that differs from table to table, as data.

A name is a number from 0 to 11: a symbol or a colour, either of which makes a set. A face is a
symbol and a colour in one number from 0 to 35. A setting is an integer, so that settings can be
saved as bytes.
"""

from collections import namedtuple

DICE = 12

SKULL, SABRE, COCONUT, DIAMOND, BOAT, PISTOL = range(6)
BLACK, RED, GREEN, BLUE, YELLOW, PURPLE = range(6, 12)
NAMES = 12
ALL_NAMES = (1 << NAMES) - 1

FACES = 36


def face(symbol: int, colour: int) -> int:
    """The number of the face with this symbol (0 to 5) and this colour (6 to 11)."""
    return 6 * symbol + colour - BLACK


def symbol_of(number: int) -> int:
    return number // 6


def colour_of(number: int) -> int:
    return BLACK + number % 6


SIDES = tuple(
    tuple(face(side, BLACK + (side + die) % 6) for side in range(6)) for die in range(DICE)
)
"""The six faces of each die, side by side: each of the 36 faces is there exactly twice (P1).
Dice that are painted otherwise are another table here."""

SET = 3
"""The fewest dice of a set (P3)."""
MOST_SETS = 8
"""More sets twelve dice cannot hold: four symbols and four colours."""
COCONUT_STEPS = 3
"""What a set of coconut trees counts instead of 1 (P6)."""

BOX_DICE, TABLE_DICE = range(2)

MIN_PLAYERS, MAX_PLAYERS = 2, 4

Rules = namedtuple(
    "Rules",
    (
        "track",  # P2: spaces to the treasure
        "tie_us",  # P12
        "call_ms",  # P19
        "false_start_ms",  # P18
        "dice",
    ),
)

LIMITS = Rules((5, 40), (0, 50000), (3000, 60000), (0, 2000), (BOX_DICE, TABLE_DICE))
"""The least and the greatest value of each setting."""

USUAL = Rules(15, 5000, 10000, 250, BOX_DICE)
PROFILES = (("usual", USUAL),)
"""There is one edition only."""


def with_field(rules: Rules, index: int, value: int) -> Rules:
    """`rules` with the setting at this index changed. ValueError for a value out of its limits."""
    low, high = LIMITS[index]
    if not low <= value <= high:
        raise ValueError("%d to %d" % (low, high))
    return Rules(*(rules[:index] + (value,) + rules[index + 1 :]))


def nearest(rules: Rules) -> tuple[str, Rules]:
    """(name, profile) of the profile that is most like `rules`: there is only one."""
    return PROFILES[0]


def changed(rules: Rules) -> tuple[int, ...]:
    """The indices of the settings that are not the usual ones, in order."""
    return tuple(i for i in range(len(rules)) if rules[i] != USUAL[i])
