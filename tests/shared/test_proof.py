"""Secret, commitment and the table's share, and how they are saved."""

import hashlib

from kaperbox.app import proof
from kaperbox.app.base32 import base32
from kaperbox.app.proof import Proof
from tests.shared.cases import cases
from tests.shared.proofs import FAIR, QUICK, SECRET


def test_the_commitment_is_the_hash_of_the_secret_in_letters():
    # The hash of nothing, from FIPS 180-4's examples, in base32.
    assert proof.commitment(b"") == "4OYMIQUY7QOBJGX36TEJS35ZEQT24QPEMSNZGTFESWMRW6CSXBKQ"
    assert proof.commitment(SECRET) == base32(hashlib.sha256(SECRET).digest())
    assert len(proof.commitment(SECRET)) == 52


def test_the_table_s_share_is_what_was_pressed():
    assert proof.table_share(FAIR) == "183746 99281734 LROTTORL"
    assert proof.table_share(QUICK) == "quick"


@cases("saved", FAIR, QUICK, Proof(bytes(32), 1, (0, 2**30 - 1, 5, 6, 7), "TTTTTTTT"))
def test_a_saved_proof_is_the_same_again(saved):
    data = proof.pack(saved)
    assert proof.unpack(data) == (saved, len(data))
    assert proof.unpack(b"ab" + data + b"c", 2) == (saved, 2 + len(data))


@cases("packed", proof.pack(FAIR), proof.pack(QUICK))
def test_a_damaged_proof_is_a_value_error(packed):
    for short in range(len(packed)):
        must_fail(packed[:short])
    must_fail(b"\x02" + packed[1:])
    if packed == proof.pack(FAIR):
        must_fail(packed[:-1] + b"\xff")


def must_fail(data):
    try:
        proof.unpack(data)
    except ValueError:
        return
    raise AssertionError(data)
