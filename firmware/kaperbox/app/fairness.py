"""How often each face came, and whether that is what fair dice do, in words for everybody.

The measure is chi-square with six kinds, in thousandths, since there are no floats on the board
that could be relied on. What it means, in how many of 100 fair games the faces are at least so
uneven, is read off a table; `host_tools.chi_square` works the same out exactly, and a test
compares the two.
"""

from kaperbox.app.language import say

KINDS = 6
ENOUGH = 30
"""Dice below which nothing can be said: five of each face."""

_LIMITS = (
    b"\x41\x6d\x37\x11\x32\x20\x2e\xd0\x2c\x4e\x2a\x47\x28\x92\x27\x18\x25\xca\x24\x9f"
    b"\x23\x8f\x22\x96\x21\xb0\x20\xda\x20\x12\x1f\x56\x1e\xa4\x1d\xfc\x1d\x5c\x1c\xc3"
    b"\x1c\x30\x1b\xa4\x1b\x1d\x1a\x9c\x1a\x1e\x19\xa5\x19\x30\x18\xbe\x18\x50\x17\xe5"
    b"\x17\x7c\x17\x16\x16\xb3\x16\x52\x15\xf3\x15\x96\x15\x3c\x14\xe3\x14\x8b\x14\x36"
    b"\x13\xe1\x13\x8f\x13\x3d\x12\xed\x12\x9e\x12\x51\x12\x04\x11\xb8\x11\x6d\x11\x24"
    b"\x10\xdb\x10\x92\x10\x4b\x10\x04\x0f\xbe\x0f\x79\x0f\x34\x0e\xf0\x0e\xac\x0e\x69"
    b"\x0e\x26\x0d\xe3\x0d\xa1\x0d\x5f\x0d\x1d\x0c\xdc\x0c\x9b\x0c\x5a\x0c\x19\x0b\xd8"
    b"\x0b\x97\x0b\x56\x0b\x15\x0a\xd4\x0a\x93\x0a\x51\x0a\x10\x09\xcd\x09\x8b\x09\x48"
    b"\x09\x04\x08\xc0\x08\x7b\x08\x35\x07\xed\x07\xa5\x07\x5b\x07\x10\x06\xc2\x06\x73"
    b"\x06\x20\x05\xcb\x05\x71\x05\x13\x04\xae\x04\x41\x03\xc9\x03\x3f\x02\x95\x01\x9b"
)
"""Two bytes each, in thousandths: up to there it is at least 1 of 100 games, 2, 3 and so on, since
there the tail of chi-square with five degrees of freedom is 0.005, 0.015, 0.025 ..."""


class Tally:
    """`counts` by face; `longest`: the most equal faces one after another, of `longest_face`.

    `by_hand`: dice that somebody set; they are told and not counted.
    """

    def __init__(self):
        self.counts = [0] * KINDS
        self.longest = 0
        self.longest_face = 0
        self.by_hand = 0
        self._last = -1
        self._run = 0

    def add(self, faces: tuple[int, ...]) -> None:
        """Dice as they fell, in order."""
        for face in faces:
            self.counts[face] += 1
            self._run = self._run + 1 if face == self._last else 1
            self._last = face
            if self._run > self.longest:
                self.longest, self.longest_face = self._run, face

    def total(self) -> int:
        return sum(self.counts)


def unevenness(counts: list[int]) -> int:
    """Chi-square in thousandths, rounded down; 0 where no die was thrown."""
    total = sum(counts)
    if not total:
        return 0
    whole, rest = divmod(KINDS * sum([count * count for count in counts]) - total * total, total)
    return whole * 1000 + rest * 1000 // total


def fair_games(counts: list[int]) -> int:
    """In how many of 100 fair games the faces are at least so uneven, 0 to 100."""
    uneven, games = unevenness(counts), 0
    for at in range(0, len(_LIMITS), 2):
        games += uneven <= (_LIMITS[at] << 8 | _LIMITS[at + 1])
    return games


def said(tally: Tally) -> str:
    """What to think of it, on three lines of 16 letters."""
    if tally.total() < ENOUGH:
        return say("Too few dice to tell: throw %d.") % ENOUGH
    games = fair_games(tally.counts)
    if not games:
        return "Hardly any fair game is this uneven."
    return say("In %d of 100 fair games it is as uneven.") % games
