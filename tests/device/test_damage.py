"""On LittleFS: a wrong bit or byte in every place of every file, and a disk that is full."""

from kaperbox.app.store import NOT_SAVED
from tests.device.flash import BLOCK, Flash
from tests.device.power import Power, played
from tests.shared.saved_games import LONG, MIDDLE, SHORT, Tape
from tests.shared.saving import save_all, saving

FOLDERS = ("run", "games")
BOTH = Tape(MIDDLE, 230)


def kept_files(storage):
    """By name, all that is kept of games."""
    files = {}
    for folder in FOLDERS:
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


def fill(storage):
    """Takes all room but what a metadata block still has."""
    size = 16 * BLOCK
    count = 0
    while size >= 1024:
        try:
            storage.write("filler/%d" % count, b"\xaa" * size)
            count += 1
        except OSError:
            size //= 2


def test_on_a_full_disk_the_game_goes_on_and_nothing_safe_is_lost():
    """Filled up after one event or another; what was safe last is there at the end."""
    tape = Tape(LONG, 1000)
    failed = 0
    for full_after in range(0, len(tape.sizes), 40):
        failed += check_full(Power(Flash(24), format=True), tape, full_after)
    assert failed > 3


def check_full(power, tape, full_after):
    """Whether something could not be saved."""
    safe = b""
    for count, session in enumerate(saving(power.store, tape)):
        if count == full_after:
            fill(power.storage)
        if not power.store._failing:
            safe = bytes(session.packed)
    failed = power.store._failing
    assert power.store.notes[:1] == ([NOT_SAVED] if failed else []), power.store.notes
    flash = power.flash
    power.off()
    power = Power(flash)
    assert power.store.notes == []
    assert power.session.packed == safe
    power.off()
    return failed


def test_on_a_full_disk_finished_games_make_room():
    flash = Flash(32)
    power = Power(flash, format=True)
    session = None
    for _ in range(5):
        session = save_all(power.store, Tape(LONG, 600), session)
    fill(power.storage)
    session = save_all(power.store, Tape(LONG, 1000), session)
    assert not power.store._failing, power.store.notes
    numbers = power.store.archive.numbers()
    assert 0 < len(numbers) < 5 and numbers[0] == 5, (numbers, power.store.notes)
    assert power.store.notes[0] == "Space is low: game 1 had to go."
    assert NOT_SAVED not in power.store.notes
    power.off()
    power = Power(flash)
    assert power.session.packed == session.packed
    power.off()
