"""The seal: what is damaged, what is newer, and one wrong bit put right."""

from kaperbox.app.sealed import GAME, TAIL, DamagedError, NewerError, mended, opened, seal
from tests.shared.cases import cases

CONTENT = bytes(range(200, 256)) + b"Anne"


def damage(kind, data):
    """In words; "" where there is none."""
    try:
        opened(kind, data)
    except DamagedError as error:
        return str(error)
    return ""


@cases("size", 0, 1, 7, 200)
def test_what_is_sealed_can_be_opened(size):
    content = (CONTENT * 4)[:size]
    assert opened(GAME, seal(GAME, content)) == content


def test_the_form_of_version_1_is_fixed():
    assert seal(GAME, b"Anne") == b"KG\x01Anne\x15\xe7\x1aS"


@cases(
    "data, words",
    (b"", "too short: 0 bytes"),
    (b"KG\x01\x00\x00\x00", "too short: 6 bytes"),
    (seal(TAIL, CONTENT), "another kind of file"),
    (seal(GAME, CONTENT)[:-1], "the checksum is wrong"),
    (seal(GAME, CONTENT) + b"\x00", "the checksum is wrong"),
)
def test_damage_is_named(data, words):
    assert damage(GAME, data) == words


def test_what_newer_software_wrote_is_no_damage():
    newer = bytearray(seal(GAME, CONTENT))
    newer[2] = 7
    newer = resealed(newer)
    try:
        opened(GAME, newer)
    except NewerError as error:
        assert error.args == (7,)
    else:
        raise AssertionError("it was opened")


def resealed(data):
    """The same with the right checksum."""
    import struct
    from binascii import crc32

    return bytes(data[:-4]) + struct.pack("<I", crc32(bytes(data[:-4])))


def test_any_one_wrong_bit_is_found_and_put_right():
    right = seal(TAIL, CONTENT)
    for bit in range(8 * len(right)):
        wrong = bytearray(right)
        wrong[bit >> 3] ^= 1 << (bit & 7)
        assert damage(TAIL, bytes(wrong))
        assert mended(bytes(wrong)) == right


def test_two_wrong_bits_are_never_taken_for_one():
    right = seal(TAIL, CONTENT)
    for first in range(0, 8 * len(right), 7):
        for distance in (1, 2, 9, 31, 32, 100):
            wrong = bytearray(right)
            for bit in (first, first + distance):
                at = bit % (8 * len(right))
                wrong[at >> 3] ^= 1 << (at & 7)
            assert mended(bytes(wrong)) is None
