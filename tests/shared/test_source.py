"""A source that is stuck, lopsided or repeats is told, and 64 presses must make up for it."""

from kaperbox.app import health
from kaperbox.app.drbg import HmacDrbg
from kaperbox.app.health import LOPSIDED, PROPORTION, REPEATING, REPEATS, STUCK, WELL, Health
from kaperbox.app.proof import BOARD, PRESSES
from kaperbox.app.source import NEEDED, Source
from tests.shared.cases import cases


class Port:
    """An entropy port that goes on with good bytes until it is told something else."""

    def __init__(self, seed=b"port"):
        self._drbg = HmacDrbg(seed)
        self.bad = None

    def read(self, count):
        return (self.bad * count)[:count] if self.bad else self._drbg.generate(count)


def checked(data):
    found = Health()
    found.check(data)
    return found.trouble


def noise(count, seed=b"noise"):
    return HmacDrbg(seed).generate(count)


def test_good_bytes_are_well_many_times_over():
    found = Health()
    drbg = HmacDrbg(b"good")
    for _ in range(40):
        found.check(drbg.generate(500))
    assert found.trouble == WELL


def test_a_byte_may_come_eight_times_in_a_row_but_not_nine():
    assert checked(b"\x07" * (REPEATS - 1) + b"\x08" * (REPEATS - 1)) == WELL
    assert checked(b"\x01" + b"\x07" * REPEATS) == STUCK


def test_the_row_goes_on_from_one_read_to_the_next():
    found = Health()
    for _ in range(REPEATS):
        found.check(b"\x07")
    assert found.trouble == STUCK


def lopsided(times):
    """A window of noise whose first byte comes so often."""
    data = bytearray(noise(1000).replace(b"\xaa", b"\xbb")[: health.WINDOW])
    for place in range(times):
        data[place * 7] = 0xAA
    return bytes(data)


def test_a_byte_may_come_seventy_times_in_a_window():
    assert checked(lopsided(PROPORTION - 1)) == WELL
    assert checked(lopsided(PROPORTION)) == LOPSIDED


def test_the_next_window_counts_anew():
    assert checked(lopsided(PROPORTION - 1) + b"\xaa" + noise(200, b"next")) == WELL


@cases(
    "data",
    bytes(range(256)) * 4,
    noise(100) * 11,
    noise(64) + noise(16) + noise(200, b"more") + noise(16),
    b"\x00\xff" * 512,
)
def test_what_was_there_before_is_a_repeat(data):
    assert checked(data) in (REPEATING, LOPSIDED)


def test_a_good_source_gives_a_secret_at_once_and_another_for_each_game():
    source = Source(Port())
    assert source.trouble() == ""
    assert source.missing() == 0
    secrets = {source.secret() for _ in range(20)}
    assert len(secrets) == 20
    assert {len(secret) for secret in secrets} == {32}
    assert source.kind() == BOARD


def dead():
    port = Port()
    port.bad = b"\x00"
    return Source(port)


def test_a_stuck_source_makes_no_secret_before_64_presses():
    source = dead()
    assert source.trouble() == "The box's chance is stuck."
    for pressed in range(NEEDED):
        assert source.missing() == NEEDED - pressed
        assert source.secret() == b""
        source.press(pressed * pressed * 977)
    assert source.missing() == 0
    assert len(source.secret()) == 32
    assert source.kind() == PRESSES


def test_presses_before_the_trouble_do_not_count_for_it():
    port = Port()
    source = Source(port)
    for us in range(100):
        source.press(us)
    port.bad = b"ab"
    source.secret()
    source.secret()
    assert source.trouble() == "The box's chance repeats."
    assert source.missing() == NEEDED
    assert source.secret() == b""


def test_with_a_stuck_source_every_single_press_matters():
    secrets = set()
    for other in range(NEEDED + 1):
        source = dead()
        for number in range(NEEDED):
            source.press(1000 * number + (number == other))
        secrets.add(source.secret())
    assert len(secrets) == NEEDED + 1


def test_each_secret_of_a_stuck_source_takes_64_new_presses():
    source = dead()
    secrets = set()
    for _ in range(5):
        for us in range(NEEDED):
            assert source.secret() == b""
            source.press(us)
        secrets.add(source.secret())
        assert source.missing() == NEEDED
        assert source.kind() == PRESSES
    assert len(secrets) == 5


def test_a_free_throw_of_a_stuck_source_comes_of_its_presses_to_the_last_byte():
    rests = set()
    for other in range(5):
        source = dead()
        for us in range(NEEDED):
            source.press(us + (us == other))
        first, more = source.read(8), source.read(8)  # as for faces that were rejected
        assert first != more
        rests.add(more)
        assert source.missing() == NEEDED
    assert len(rests) == 5


def test_a_source_that_fails_within_a_free_throw_gives_no_bytes_that_can_be_foreseen():
    rests = set()
    for seed in (b"one", b"other"):
        port = Port(seed)
        source = Source(port)
        port.bad = b"\x00"
        rests.add(source.read(8))
        assert source.trouble()
    assert len(rests) == 2


def test_the_moment_of_the_latest_press_is_known():
    source = Source(Port())
    source.press(2**30 - 1)
    assert source.last_us == 2**30 - 1


def test_free_dice_have_bytes_too_and_they_are_watched():
    port = Port()
    source = Source(port)
    assert len(source.read(12)) == 12
    assert source.read(8) != source.read(8)
    port.bad = b"\x55"
    source.read(1)
    assert source.trouble()
