"""Faces, cards, decks and rule profiles: all that differs from table to table, as data.

A difference between editions is a field of `Rules`, never an `if` somewhere in the code. A yes-no
field is 1 or 0, so that a profile is a tuple of small integers and can be saved as bytes.
"""

from collections import namedtuple

DICE = 8
ALL_DICE = (1 << DICE) - 1

SKULL, SABRE, COIN, DIAMOND, MONKEY, PARROT = range(6)
FACES = frozenset(range(6))
ANIMALS_FACE = 6
"""Monkeys and parrots as one kind in a score line (K33)."""

TREASURE, PIRATE, GUARDIAN, ANIMALS, COIN_CARD, DIAMOND_CARD, SKULL1, SKULL2 = range(8)
SHIP2, SHIP3, SHIP4, PEACE, ZOMBIE, SHIPWRECK, NO_CARD = range(8, 15)
CARDS = 14

CARD_SKULLS = (0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0)
"""Skulls that a card adds to those of the dice, by card (K33)."""
SHIP_SABRES = (0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 4, 0, 0, 0, 0)
"""Sabres that a ship asks for, by card; 0 is no ship (K9)."""
SHIP_POINTS = (0, 0, 0, 0, 0, 0, 0, 0, 300, 500, 1000, 0, 0, 0, 0)

NEW38, CLASSIC35, TABLE_DECK = range(3)
DECKS = (
    (3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 3, 3, 3),
    (4, 4, 4, 4, 4, 4, 3, 2, 2, 2, 2, 0, 0, 0),
    (),
)
"""How many of each card a deck has; the table's deck is real cards, which the box cannot count."""

BOX_DICE, TABLE_DICE = range(2)
DOUBLE_ALL, VALUE200, VALUE_ONLY = range(3)

MIN_PLAYERS, MAX_PLAYERS = 2, 5

Rules = namedtuple(
    "Rules",
    (
        "must_keep_one",  # K1
        "ship_sabres_fill_chest",  # K6
        "skull_card_blocks_chest",  # K7
        "island_single_die",  # K12
        "floor_at_zero",  # K13, K26
        "guardian_rescues",  # K14
        "nine_wins",  # K17
        "peace_multiplier",  # K18
        "peace_penalty",  # K18
        "shipwreck",  # K24
        "target",  # K27
        "starter_last_ride",  # K28
        "deck",
        "dice",
    ),
)

LIMITS = Rules(
    (0, 1),
    (0, 1),
    (0, 1),
    (0, 1),
    (0, 1),
    (0, 1),
    (0, 1),
    (1, 3),
    (0, 1000),
    (DOUBLE_ALL, VALUE_ONLY),
    (1000, 30000),
    (0, 1),
    (NEW38, TABLE_DECK),
    (BOX_DICE, TABLE_DICE),
)
"""The least and the greatest value of each field."""

AMIGO = Rules(0, 1, 1, 0, 0, 1, 1, 2, 500, DOUBLE_ALL, 8000, 1, NEW38, BOX_DICE)
CLASSIC = Rules(0, 1, 1, 0, 0, 1, 1, 2, 500, DOUBLE_ALL, 8000, 1, CLASSIC35, BOX_DICE)
GIGAMIC = Rules(1, 1, 1, 0, 0, 1, 1, 1, 1000, DOUBLE_ALL, 6000, 0, CLASSIC35, BOX_DICE)
PROFILES = (("amigo", AMIGO), ("classic", CLASSIC), ("gigamic", GIGAMIC))


def with_field(rules: Rules, index: int, value: int) -> Rules:
    """`rules` with the field at this index changed. ValueError for a value out of its limits."""
    low, high = LIMITS[index]
    if not low <= value <= high:
        raise ValueError("%d to %d" % (low, high))
    return Rules(*(rules[:index] + (value,) + rules[index + 1 :]))


def changed(rules: Rules, profile: Rules) -> tuple[int, ...]:
    """The indices of the fields in which `rules` differ from `profile`, in order."""
    return tuple(i for i in range(len(rules)) if rules[i] != profile[i])


def nearest(rules: Rules) -> tuple[str, Rules]:
    """(name, profile) of the profile that differs in the fewest fields; the first of several."""
    best = PROFILES[0]
    for candidate in PROFILES[1:]:
        if len(changed(rules, candidate[1])) < len(changed(rules, best[1])):
            best = candidate
    return best
