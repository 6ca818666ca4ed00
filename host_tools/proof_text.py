"""The lines of a record that let anybody check its dice.

    commitment 4OYMIQUY...   SHA-256 of the secret in 52 letters; the screen showed the first 16
    entropy board            where the secret comes from (`app/source.py`): board, or presses
    share 183746 99281 LROTTORL   each player's microseconds and the buttons pressed, or: quick
    secret 6465...           64 hexadecimal digits, once the game is over
    seal YH2Q...             with the secret: SHA-256 of the text without this line and comments

A game of the box's dice has the first three, all or none. What is wrong in form is a ValueError;
whether the secret keeps its promise is for `kaperbox verify` to say.

The seal shows that nothing at all was changed by mistake, or by somebody who does not know how to
make a new one: also what chance has no part in, such as the order of undo and stop.
"""

import hashlib

from host_tools.failure import one_of, quoted
from kaperbox.app import proof
from kaperbox.app.base32 import LETTERS, base32
from kaperbox.app.proof import Proof

KEYS = ("commitment", "entropy", "share")
SECRET, SEAL = "secret", "seal"
SOURCES = ("board", "presses")
_HEX = "0123456789abcdef"
_LATEST_US = 2**30


class Promise:
    """`proof` has what the table gave and where the secret comes from; its secret is b"" while it
    is not told. `seal`: as it was read, or "". `lines`: where each key stood."""

    def __init__(self, commitment, given, seal="", lines=None):
        self.commitment = commitment
        self.proof = given
        self.seal = seal
        self.lines = lines or {}

    def __eq__(self, other) -> bool:
        alike = isinstance(other, Promise) and self.commitment == other.commitment
        return alike and self.proof == other.proof


def promised(given: Proof, over: bool) -> Promise:
    """For a game of the box; its secret is told only when the game is over."""
    told = given if over else Proof(b"", given.source, given.shares, given.word)
    return Promise(proof.commitment(given.secret), told)


def read_hash(text: str) -> str:
    """A commitment or a seal."""
    if len(text) != 52 or text.strip(LETTERS):
        raise ValueError(f"{quoted(text)} is not 52 letters A to Z and digits 2 to 7")
    return text


def seal(text: str) -> str:
    """Of a record's text without the line of its seal."""
    return base32(hashlib.sha256(text.encode()).digest())


def read_entropy(text: str) -> int:
    if text not in SOURCES:
        raise ValueError(f"entropy cannot be {quoted(text)}: {one_of(SOURCES)}")
    return SOURCES.index(text)


def read_share(text: str, players: int) -> tuple[tuple[int, ...], str]:
    """(microseconds of each player, the word); ((), "") for a quick start."""
    if text == proof.QUICK:
        return (), ""
    *numbers, word = text.split()
    if len(word) != proof.WORD_LENGTH or word.strip(proof.WORD_LETTERS):
        raise ValueError(
            f"{quoted(word)} is no word of the table: {proof.WORD_LENGTH} letters of "
            f"{proof.WORD_LETTERS}, or quick alone"
        )
    if len(numbers) != players:
        raise ValueError(f"there are shares of {len(numbers)}, but players are {players}")
    return tuple(_microseconds(number) for number in numbers), word


def _microseconds(text: str) -> int:
    if text.strip("0123456789") or len(text) > 10 or str(int(text)) != text:
        raise ValueError(f"{quoted(text)} is no share: microseconds as a number")
    if int(text) >= _LATEST_US:
        raise ValueError(f"{quoted(text)} is no share: less than {_LATEST_US}")
    return int(text)


def read_secret(text: str) -> bytes:
    if len(text) != 2 * proof.SECRET_BYTES or text.strip(_HEX):
        raise ValueError("the secret must be 64 digits of 0 to 9 and a to f")
    return bytes(int(text[at : at + 2], 16) for at in range(0, len(text), 2))


def write_promise(promise: Promise) -> list[str]:
    """The header lines, in their one order."""
    given = promise.proof
    lines = [
        f"commitment {promise.commitment}",
        f"entropy {SOURCES[given.source]}",
        f"share {proof.table_share(given)}",
    ]
    if given.secret:
        lines.append(SECRET + " " + "".join("%02x" % byte for byte in given.secret))
    return lines
