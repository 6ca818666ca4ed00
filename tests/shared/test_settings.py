"""Settings: field by field, whatever is damaged."""

from kaperbox.app import settings
from kaperbox.app.settings import BRIGHTNESS, FIELDS, TARGET, TIE, VOLUME, Settings
from kaperbox.app.store import Store
from kaperbox.ports.simulated.memory import Memory
from tests.shared.cases import cases
from tests.shared.saving import Full


def all_set():
    """Settings in which every field has another value than its default, if it can."""
    of_box = Settings()
    for number in sorted(FIELDS):
        of_box.step(number)
    return of_box


def values(of_box):
    return [of_box.get(number) for number in sorted(FIELDS)]


def test_defaults_are_those_of_the_device():
    assert values(Settings()) == [60, 6, 0, 0, 0, 50, 10, 0, 0, 60, 300]


def test_what_was_set_is_there_again():
    assert values(Settings(all_set().packed())) == values(all_set()) != values(Settings())


def test_a_value_goes_round():
    of_box = Settings()
    seen = []
    for _ in range(11):
        of_box.step(VOLUME)
        seen.append(of_box.get(VOLUME))
    assert seen == [7, 8, 9, 10, 0, 1, 2, 3, 4, 5, 6]
    of_box.step(VOLUME, False)
    of_box.step(BRIGHTNESS, False)
    assert (of_box.get(VOLUME), of_box.get(BRIGHTNESS)) == (5, 50)


def test_every_default_and_step_stays_within_the_limits():
    for number in FIELDS:
        of_box, field = Settings(), FIELDS[number]
        assert field.low <= field.default <= field.high
        for _ in range(200):
            of_box.step(number)
            assert field.low <= of_box.get(number) <= field.high


@cases("change", 1, 255)
def test_a_damaged_byte_costs_its_own_field_and_no_other(change):
    data = all_set().packed()
    right = values(all_set())
    for at in range(len(data)):
        wrong = bytearray(data)
        wrong[at] ^= change
        loaded = Settings(bytes(wrong))
        assert loaded.damaged == 1
        different = [a for a, b in zip(values(loaded), right) if a != b]
        assert len(different) <= 1


@cases("size", 1, 4, 7, 54)
def test_a_file_that_ends_too_soon_or_is_rubbish_never_hinders(size):
    assert Settings(all_set().packed()[:size]).damaged == 1
    assert values(Settings(b"\xff" * size)) == values(Settings())


def test_a_value_out_of_its_limits_is_the_default():
    data = settings.struct.pack("<BHH", VOLUME, 11, settings._check(VOLUME, 11))
    loaded = Settings(data)
    assert (loaded.damaged, loaded.get(VOLUME)) == (1, 6)


def test_a_field_of_newer_software_is_kept():
    newer = settings.struct.pack("<BHH", 99, 1234, settings._check(99, 1234))
    loaded = Settings(newer)
    loaded.step(VOLUME)
    assert loaded.damaged == 0
    assert loaded.packed().endswith(newer) and Settings(loaded.packed()).get(VOLUME) == 7


def test_the_box_says_once_what_was_damaged_and_keeps_a_copy():
    storage = Memory()
    store = Store(storage)
    store.settings.step(VOLUME)
    store.settings.step(TIE)
    store.keep_settings()
    wrong = b"\x00" + storage.read("settings")[1:]
    storage.files["settings"] = wrong
    store = Store(storage)
    assert store.notes == ["1 of the settings damaged: a copy is kept."]
    assert (store.settings.get(VOLUME), store.settings.get(TIE)) == (6, 60)
    assert storage.read("aside/settings.1") == wrong
    assert Store(storage).notes == []


def test_settings_that_cannot_be_saved_are_told():
    store = Store(Full({}, 0))
    store.settings.step(TARGET)
    store.keep_settings()
    assert store.notes == ["The settings could not be saved."]


def test_unchanged_settings_are_not_written_again():
    storage = Full({}, 1)
    store = Store(storage)
    store.settings.step(TARGET)
    store.keep_settings()
    store.keep_settings()
    assert store.notes == []


def test_all_of_them_fit_into_one_stroke_of_the_file_system():
    assert len(all_set().packed()) <= 512
