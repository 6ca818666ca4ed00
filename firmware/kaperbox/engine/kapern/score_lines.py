"""The lines of a score: what each is for, and those of the dice themselves (K4, K5, K33)."""

from collections import namedtuple

from kaperbox.engine.kapern.rules import (
    ANIMALS,
    ANIMALS_FACE,
    COIN,
    COIN_CARD,
    DIAMOND,
    DIAMOND_CARD,
    MONKEY,
    PARROT,
    SABRE,
)

Line = namedtuple("Line", ("why", "number", "face", "points"))
"""`number` of `face` bring `points`; `why` is one of the kinds below."""

(
    SET,
    ANIMAL_SET,
    VALUE,
    CHEST,
    SHIP_WON,
    SHIP_LOST,
    DOUBLED,
    PEACE_DOUBLED,
    SABRES_AT_STOP,
    SABRES_AT_BUST,
    SABRES_ON_ISLAND,
    BUST,
    BUST_ON_CARD,
    ISLAND_SKULLS,
    ZOMBIES_BEATEN,
    ZOMBIES_WON,
    WRECK_VALUE,
    WRECK_DOUBLED,
    WRECK_CHEST,
    NINE,
) = range(20)

RULINGS = (4, 33, 4, 5, 9, 9, 8, 18, 18, 19, 20, 3, 16, 13, 21, 22, 24, 24, 25, 17)
"""The number of the ruling behind each kind of line."""

SET_POINTS = (0, 0, 0, 100, 200, 500, 1000, 2000, 4000, 8000)
"""By how many are equal (K4; nine only where they do not win, K17)."""
VALUE_POINTS = 100


def dice_lines(card: int, dice: tuple[int, ...]) -> tuple[list, int]:
    """The lines of sets and values, and how many dice score for the chest (K4, K5, K33)."""
    plain = _plain_sets(card, dice)
    coins, diamonds = dice.count(COIN), dice.count(DIAMOND)
    filled = coins + diamonds
    for line in plain:
        filled += line.number
    coins += card == COIN_CARD
    diamonds += card == DIAMOND_CARD
    lines = []
    if coins > 2:
        lines.append(Line(SET, coins, COIN, SET_POINTS[coins]))
    if diamonds > 2:
        lines.append(Line(SET, diamonds, DIAMOND, SET_POINTS[diamonds]))
    lines += plain
    if coins:
        lines.append(Line(VALUE, coins, COIN, VALUE_POINTS * coins))
    if diamonds:
        lines.append(Line(VALUE, diamonds, DIAMOND, VALUE_POINTS * diamonds))
    return lines, filled


_SET_FACES = (SABRE, MONKEY, PARROT)


def _plain_sets(card, dice):
    """The lines of the faces that score only in sets."""
    faces = _SET_FACES
    if card == ANIMALS:
        faces = (SABRE, ANIMALS_FACE)
        dice = tuple([ANIMALS_FACE if face in (MONKEY, PARROT) else face for face in dice])
    lines = []
    for face in faces:
        count = dice.count(face)
        if count > 2:
            why = ANIMAL_SET if face == ANIMALS_FACE else SET
            lines.append(Line(why, count, face, SET_POINTS[count]))
    return lines


def total(lines: list) -> int:
    """The points of these lines altogether."""
    points = 0
    for line in lines:
        points += line.points
    return points
