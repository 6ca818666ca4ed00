"""The dice of a game worked out once more, by a second implementation that shares no line."""

import base64
import hashlib
import hmac
import random

import pytest

from host_tools.piratatak_events_text import COLOURS, SYMBOLS, write_event
from kaperbox.app import fate, proof
from kaperbox.app.drbg import HmacDrbg
from kaperbox.app.fate import FateDealer
from kaperbox.app.keyed_hash import hmac_sha256
from kaperbox.app.proof import Proof
from kaperbox.app.screens.piratatak import flow
from kaperbox.app.session import Session
from kaperbox.engine.kapern import rules
from kaperbox.engine.piratatak import game
from kaperbox.engine.piratatak.rules import USUAL
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


PIRATES = "piratatak 15 5000 10000 250 0, Ann, Bob"
FIRST_DICE = (
    "1 throw 1 coconut green",
    "2 throw 7 diamond blue",
    "1 throw 2 coconut blue",
    "2 throw 8 sabre green",
    "1 throw 3 pistol red",
    "2 throw 9 coconut yellow",
    "1 throw 4 diamond black",
    "2 throw 10 sabre yellow",
)


def test_the_first_dice_of_piratatak_are_these_by_both():
    """A die's sides have their symbols in order, and its colours begin one further each die."""
    session = Session(game, USUAL, ("Ann", "Bob"))
    dealer = FateDealer(session, FAIR)
    for number, line in enumerate(FIRST_DICE, 1):
        state = session.state
        event = flow.deal(state, state.dice.owners.index(state.seat), dealer)
        session.submit(event)
        assert write_event(event) == line
        seat, _, die, *names = line.split()
        side = faces(FAIR, f"ride 0, throw {number}", 1, PIRATES)[0]
        colour = COLOURS[(side + int(die) - 1) % 6]
        assert (seat, *names) == (str(2 - number % 2), SYMBOLS[side], colour)


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
