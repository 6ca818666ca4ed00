"""The generator gives what the standard says, byte for byte, on both interpreters."""

from binascii import hexlify, unhexlify

from kaperbox.app.base32 import base32
from kaperbox.app.drbg import MOST_BYTES, HmacDrbg
from kaperbox.app.keyed_hash import hmac_sha256
from tests.shared.cases import cases
from tests.shared.nist_drbg import VECTORS


@cases("what, entropy, nonce, personal, reseed, more, first, second, answer", *VECTORS)
def test_the_published_vectors_come_out(
    what, entropy, nonce, personal, reseed, more, first, second, answer
):
    drbg = HmacDrbg(unhexlify(entropy), unhexlify(nonce), unhexlify(personal))
    if reseed:
        drbg.reseed(unhexlify(reseed), unhexlify(more))
    drbg.generate(len(answer) // 2, unhexlify(first))
    made = drbg.generate(len(answer) // 2, unhexlify(second))
    assert hexlify(made).decode() == answer, what


@cases(
    "key, message, answer",
    # RFC 4231, test cases 1, 2, 3, 6.
    (
        b"\x0b" * 20,
        b"Hi There",
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    ),
    (
        b"Jefe",
        b"what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ),
    (
        b"\xaa" * 20,
        b"\xdd" * 50,
        "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe",
    ),
    (
        b"\xaa" * 131,
        b"Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ),
)
def test_the_keyed_hash_is_that_of_the_rfc(key, message, answer):
    assert hexlify(hmac_sha256(key, message)).decode() == answer


def test_more_than_the_standard_allows_at_once_is_an_error():
    assert len(HmacDrbg(b"secret").generate(100)) == 100
    try:
        HmacDrbg(b"secret").generate(MOST_BYTES + 1)
        raise AssertionError("too much was given")
    except ValueError:
        pass


def test_the_pieces_of_a_seed_are_not_the_whole_but_requests_of_any_size_go_on():
    whole = HmacDrbg(b"secret")
    assert whole.generate(40)[:32] == HmacDrbg(b"secret").generate(32)
    assert whole.generate(8) != HmacDrbg(b"secret").generate(8)


@cases(
    "data, text",
    # RFC 4648, section 10.
    (b"", ""),
    (b"f", "MY"),
    (b"fo", "MZXQ"),
    (b"foo", "MZXW6"),
    (b"foob", "MZXW6YQ"),
    (b"fooba", "MZXW6YTB"),
    (b"foobar", "MZXW6YTBOI"),
)
def test_letters_are_those_of_the_rfc(data, text):
    assert base32(data) == text
