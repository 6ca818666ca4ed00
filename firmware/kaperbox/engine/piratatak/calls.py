"""What a call is worth: which sets lie on the track, and the verdict with its why (P3 to P7)."""

from collections import namedtuple

from kaperbox.engine.piratatak import rules
from kaperbox.engine.piratatak.events import RIGHT, SETS, WITH_COCONUT, WITH_SKULL
from kaperbox.engine.piratatak.rules import COCONUT, NAMES, SET, SKULL, colour_of, symbol_of

Verdict = namedtuple("Verdict", ("right", "counts", "taken", "steps", "others"))
"""`counts`: (name, how many dice on the track have it) for each name that was called, () with
table dice. `taken`: mask of the dice that the caller gets. `steps`: of the caller's pawn, forwards
or back. `others`: of each other pawn."""


def dice_with(faces: tuple[int, ...], name: int) -> int:
    """The dice on the track that show this symbol or colour, as a mask."""
    mask = 0
    for die, face in enumerate(faces):
        if face >= 0 and name in (symbol_of(face), colour_of(face)):
            mask |= 1 << die
    return mask


def bit_count(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def sets(faces: tuple[int, ...]) -> int:
    """The names of which a set lies on the track (P3), as a mask."""
    mask = 0
    for name in range(NAMES):
        if bit_count(dice_with(faces, name)) >= SET:
            mask |= 1 << name
    return mask


def verdict(faces: tuple[int, ...], names: int) -> Verdict:
    """Of a call of these names: each must be a set, else the whole call is wrong (P5)."""
    counts: tuple = ()
    taken = 0
    for name in range(NAMES):
        if names >> name & 1:
            dice = dice_with(faces, name)
            counts += ((name, bit_count(dice)),)
            taken |= dice
    right = counts != () and min([count for _, count in counts]) >= SET
    if not right:
        return Verdict(False, counts, 0, _steps_back(len(counts)), 0)
    coconut, skull = names >> COCONUT & 1, names >> SKULL & 1
    return Verdict(True, counts, taken, _steps(len(counts), coconut), -skull)


def table_verdict(value: int) -> Verdict:
    """Of a call that the table has judged; `value` as in `events.judged`."""
    count = value & SETS
    if not value & RIGHT:
        return Verdict(False, (), 0, _steps_back(count), 0)
    coconut, skull = value & WITH_COCONUT, value & WITH_SKULL
    return Verdict(True, (), 0, _steps(count, coconut), -1 if skull else 0)


def _steps(count, coconut):
    """One for each set, and a coconut-tree set counts more (P6)."""
    return count + (rules.COCONUT_STEPS - 1 if coconut else 0)


def _steps_back(count):
    """One for each set that was called (P7); silence counts as one (P19)."""
    return -max(1, count)
