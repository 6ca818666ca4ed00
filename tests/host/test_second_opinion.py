"""The dice of a game worked out once more, by a second implementation that shares no line."""

import base64
import hashlib
import hmac
import random

import pytest

from kaperbox.app import fate, proof
from kaperbox.app.drbg import HmacDrbg
from kaperbox.app.keyed_hash import hmac_sha256
from kaperbox.app.proof import Proof
from kaperbox.engine.kapern import rules
from tests.shared.proofs import FAIR, PLAYED, QUICK


def stream(seed: bytes, block: int):
    """The bytes of HMAC_DRBG for this seed material, `block` at a time."""
    key, value = bytes(32), b"\x01" * 32

    def update(data: bytes) -> None:
        nonlocal key, value
        key = hmac.digest(key, value + b"\x00" + data, "sha256")
        value = hmac.digest(key, value, "sha256")
        if data:
            key = hmac.digest(key, value + b"\x01" + data, "sha256")
            value = hmac.digest(key, value, "sha256")

    update(seed)
    while True:
        for _ in range(block // 32):
            value = hmac.digest(key, value, "sha256")
            yield from value
        update(b"")


WHAT = "kapern 0 1 1 0 0 1 1 2 500 0 8000 1 0 0, Ann, Bob"


def faces(given: Proof, place: str, count: int, what: str = WHAT) -> tuple[int, ...]:
    """The first faces at a place in words."""
    share = " ".join([*map(str, given.shares), given.word]) if given.shares else "quick"
    seed = given.secret + share.encode() + f"kaperbox 2, {what}, {place}".encode()
    fair = (byte % 6 for byte in stream(seed, 32) if byte < 252)
    return tuple(next(fair) for _ in range(count))


@pytest.mark.parametrize("given", [FAIR, QUICK, Proof(bytes(32), 0, (5, 4, 3), "LLLLLLLL")])
@pytest.mark.parametrize("place", [(1, 1), (1, 2), (17, 3), (0, 1), (312, 9)])
def test_every_throw_is_the_same_by_both(given, place):
    words = f"ride {place[0]}, throw {place[1]}"
    assert fate.dealer(given, PLAYED, place).faces(8) == faces(given, words, 8)
    assert fate.dealer(given, PLAYED, place).faces(100) == faces(given, words, 100)


def test_every_card_is_the_same_by_both():
    pile = rules.DECKS[rules.NEW38]
    order = [card for card, copies in enumerate(pile) for _ in range(copies)]
    for ride in range(1, 30):
        seed = (
            FAIR.secret
            + b"183746 99281734 LROTTORL"
            + f"kaperbox 2, {WHAT}, ride {ride}, card".encode()
        )
        place = next(byte % 38 for byte in stream(seed, 32) if byte < 38 * 6)
        assert fate.dealer(FAIR, PLAYED, (ride, 0)).card(pile) == order[place]


def test_the_keyed_hash_is_that_of_python_for_keys_and_messages_of_any_length():
    chance = random.Random(1)
    for _ in range(300):
        key, message = (
            chance.randbytes(chance.randrange(140)),
            chance.randbytes(chance.randrange(300)),
        )
        assert hmac_sha256(key, message) == hmac.digest(key, message, "sha256")


def test_a_long_stream_is_the_same_by_both():
    mine, theirs = HmacDrbg(b"seed"), stream(b"seed", 64)
    for _ in range(50):
        assert mine.generate(64) == bytes(next(theirs) for _ in range(64))


def test_the_commitment_is_what_every_shell_can_work_out():
    digest = hashlib.sha256(FAIR.secret).digest()
    assert proof.commitment(FAIR.secret) + "====" == base64.b32encode(digest).decode()
