"""Dice, faces and cards as they are written in records and on the command line.

Dice count from 1 for people and from 0 in the engine; faces are letters in die order.
"""

from host_tools.failure import one_of, quoted
from kaperbox.engine.kapern.rules import DICE

LETTERS = "KSGDMP"
_PLAIN_CARDS = ("treasure", "pirate", "guardian", "animals", "coin", "diamond", "skull1", "skull2")
CARD_NAMES = _PLAIN_CARDS + ("ship2", "ship3", "ship4", "peace", "zombie", "shipwreck")


def read_dice(words: list[str]) -> tuple[int, ...]:
    """Die numbers as written, from 0. ValueError for none, a wrong one or one twice."""
    if not words:
        raise ValueError(f"the dice are missing: numbers from 1 to {DICE}")
    for word in words:
        if len(word) != 1 or word not in "12345678":
            raise ValueError(f"{quoted(word)} is no die: a number from 1 to {DICE}")
        if words.count(word) > 1:
            raise ValueError(f"die {word} is named twice")
    return tuple(int(word) - 1 for word in words)


def read_faces(word: str, count: int) -> tuple[int, ...]:
    """`count` faces, one letter each. ValueError for other letters or another number of them."""
    for letter in word:
        if letter not in LETTERS + LETTERS.lower():
            raise ValueError(f"{quoted(letter)} is no face: {one_of(tuple(LETTERS))}")
    if len(word) != count:
        dice = "1 die" if count == 1 else f"{count} dice"
        raise ValueError(f"{quoted(word)} has {len(word)} faces for {dice}")
    return tuple(LETTERS.index(letter) for letter in word.upper())


def mask(dice: tuple[int, ...]) -> int:
    """The bit mask of these dice."""
    return sum(1 << die for die in dice)


def dice_text(dice: int) -> str:
    """`2 3 7`: the dice of a mask."""
    return " ".join(str(index + 1) for index in range(DICE) if dice >> index & 1)


def faces_text(faces: tuple[int, ...]) -> str:
    return "".join(LETTERS[face] for face in faces)
