"""On LittleFS: a wrong bit or byte in every place of every file."""

from tests.device.flash import Flash
from tests.device.power import Power, played
from tests.shared.saved_games import MIDDLE, SHORT, Tape

BOTH = Tape(MIDDLE, 230)
FIELD_BY_FIELD = {"settings": 5, "players": 10}
"""Files without a seal, and the bytes of a field, which has a checksum of its own."""


def kept_files(storage):
    """By name, all that is kept of games."""
    files = {}
    for folder in ("run", "games"):
        for name in storage.names(folder):
            files[folder + "/" + name] = storage.read(folder + "/" + name)
    return files


def look_everywhere(power):
    while power.store.archive._unseen != []:
        power.store.archive.look_at_next()


def test_a_wrong_bit_in_every_byte_of_every_file_is_told_and_put_right():
    flash = Flash(64)
    whole = played(flash, Tape(SHORT), BOTH)[3]
    power = Power(flash)
    files = kept_files(power.storage)
    assert len(files) == 5
    for name in sorted(files):
        for at in range(len(files[name])):
            flash.log.clear()
            wrong = bytearray(files[name])
            wrong[at] ^= 1 << at % 8
            check_put_right(flash, power.storage, name, bytes(wrong), whole)
            assert kept_files(power.storage) == files
    power.off()


def check_put_right(flash, storage, name, wrong, whole):
    storage.write(name, wrong)
    power = Again(storage)
    assert power.session.packed == whole[1]
    look_everywhere(power)
    assert power.store.notes == ["A bit of %s was wrong: put right." % name]
    aside = "aside/%s.1" % name.replace("/", "-")
    assert storage.read(aside) == wrong
    storage.remove(aside)


class Again(Power):
    """Switched on while the file system stays mounted, which is all the same to the store."""

    def __init__(self, storage):
        self.start(storage, replay=False)


def test_a_wrong_byte_in_every_place_of_every_file_is_told_and_set_aside():
    flash = Flash(64)
    whole = played(flash, Tape(SHORT), BOTH)[3]
    power = Power(flash)
    files = kept_files(power.storage)
    for name in sorted(files):
        for at in range(len(files[name])):
            flash.log.clear()
            wrong = bytearray(files[name])
            wrong[at] ^= 255
            check_set_aside(power.storage, name, bytes(wrong), whole)
            power.storage.write(name, files[name])
    power.off()


def check_set_aside(storage, name, wrong, whole):
    storage.write(name, wrong)
    power = Again(storage)
    if name[-1] in "xy":
        assert whole[1].startswith(power.session.packed)
    else:
        assert power.session.packed == whole[1]
    look_everywhere(power)
    assert power.store.notes == ["%s is damaged: set aside." % name]
    aside = "aside/%s.1" % name.replace("/", "-")
    assert storage.read(aside) == wrong and storage.read(name) is None
    storage.remove(aside)


def test_a_wrong_bit_or_byte_in_every_place_of_settings_and_names_costs_one_of_them():
    flash = Flash(64)
    whole = played(flash, Tape(SHORT), BOTH)[3]
    power = Power(flash)
    assert [len(power.storage.read(name)) for name in sorted(FIELD_BY_FIELD)] == [30, 5]
    for name in sorted(FIELD_BY_FIELD):
        right = power.storage.read(name)
        for at in range(len(right)):
            for change in (1 << at % 8, 255):
                flash.log.clear()
                wrong = bytearray(right)
                wrong[at] ^= change
                check_field_lost(power.storage, name, bytes(wrong), at, whole)
                power.storage.write(name, right)
    power.off()


def check_field_lost(storage, name, wrong, at, whole):
    size = FIELD_BY_FIELD[name]
    lost = at // size * size
    storage.write(name, wrong)
    power = Again(storage)
    assert power.store.notes == ["1 of the %s damaged: a copy is kept." % name]
    assert power.session.packed == whole[1]
    assert storage.read(name) == wrong[:lost] + wrong[lost + size :]
    assert storage.read("aside/%s.1" % name) == wrong
    assert Again(storage).store.notes == []
    storage.remove("aside/%s.1" % name)
