"""What a game needs so that anybody can check its throws: the secret, and what the table gave.

The box fixes its secret before the table gives its share, and shows the commitment to it: so it
cannot choose the secret to suit the share. The table gives its share without knowing the secret:
so it cannot choose either. Both are written down with the game.
"""

import hashlib
from collections import namedtuple

Proof = namedtuple("Proof", ("secret", "source", "shares", "word"))
"""`secret`: 32 bytes. `source`: where they come from. `shares`: the microseconds of each player's
press, by seat; () for a quick start, which has no word either. `word`: the buttons that the table
pressed, letters of `WORD_LETTERS`."""

BOARD, PRESSES = range(2)
"""Sources: the board's chance; or it failed its tests and many presses were mixed in."""

SECRET_BYTES = 32
WORD_LETTERS = "LROT"
"""LEFT, RIGHT, OK and ROLL (throw)."""
WORD_LENGTH = 8
SHOWN_LETTERS = 16
"""Of the commitment on the screen: 80 bits."""

QUICK = "quick"
"""Stands for the table's share where the table gave none."""


def commitment(secret: bytes) -> str:
    """SHA-256 of the secret in 52 letters: it gives nothing away and fits no other secret."""
    from kaperbox.app.base32 import base32

    return base32(hashlib.sha256(secret).digest())


def table_share(proof: Proof) -> str:
    """What the table gave, in the one form that goes into every throw."""
    if not proof.shares:
        return QUICK
    return " ".join([str(us) for us in proof.shares] + [proof.word])


def pack(proof: Proof) -> bytes:
    """For saving: source, secret, the number of shares, four bytes each, the word's letters."""
    data = bytes((proof.source,)) + proof.secret + bytes((len(proof.shares),))
    for us in proof.shares:
        data += us.to_bytes(4, "little")
    return data + proof.word.encode()


def unpack(data: bytes, at: int = 0) -> tuple[Proof, int]:
    """(proof, where the next thing begins). ValueError where no whole one stands at `at`."""
    begin = at + 1 + SECRET_BYTES
    shares = data[begin] if begin < len(data) else 0
    word = begin + 1 + 4 * shares
    end = word + (WORD_LENGTH if shares else 0)
    if begin >= len(data) or end > len(data) or data[at] > PRESSES:
        raise ValueError("no whole proof at byte %d" % at)
    given = tuple(int.from_bytes(data[i : i + 4], "little") for i in range(begin + 1, word, 4))
    letters = "".join([chr(byte) for byte in data[word:end]])
    if letters.strip(WORD_LETTERS):
        raise ValueError("no proof at byte %d" % at)
    return Proof(data[at + 1 : begin], data[at], given, letters), end
