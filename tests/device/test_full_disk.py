"""On LittleFS: a disk that is full from any write on; what is saved then and what stays."""

from kaperbox.app.store import NOT_SAVED
from kaperbox.ports.pico.storage import Storage
from tests.device.flash import BLOCK, Flash
from tests.device.power import MOUNT, Power
from tests.shared.cases import cases
from tests.shared.saved_games import LONG, SHORT, Tape
from tests.shared.saving import living, save_all, switched_on

GAMES_BEFORE = 3
QUICK = Tape(SHORT)
BIGGER = Tape(LONG, 800)
"""What is in its files takes blocks of their own."""
BIGGER.sizes = BIGGER.sizes[::4]
"""With that many events at a time there are fewer writes, and each of them can be tried."""


class Filled(Storage):
    """Has no room left from some write on; knows what must be there, and which games were let go.

    A disk is full when it takes nothing more beside what can still be moved within its blocks.
    """

    def __init__(self, filled_at):
        Storage.__init__(self, MOUNT + "/data")
        self.writes = 0
        self.filled_at = filled_at
        self.filler, self._size = 0, 8 * BLOCK
        self.there = {}
        self.gone = []

    def write(self, name, data):
        if self.writes >= self.filled_at:
            self.fill()
        self.writes += 1
        Storage.write(self, name, data)
        self.there[name] = bytes(data)

    def remove(self, name):
        Storage.remove(self, name)
        del self.there[name]
        if name.startswith("games"):
            self.gone.append(int(name[6:]))

    def fill(self):
        while self._size:
            try:
                Storage.write(self, "filler/%d" % self.filler, b"\xaa" * self._size)
                self.filler += 1
            except OSError:
                if self._size <= BLOCK:
                    return
                self._size //= 2


def played(filled_at):
    """(flash, storage, what the table was told, number and events that are safe) of a game that
    was played to its end on a box that had some before."""
    flash = Flash(16)
    power = Power(flash, format=True)
    storage = Filled(1 << 20)
    store, session = switched_on(storage)
    for _ in range(GAMES_BEFORE):
        session = save_all(store, QUICK, session)
    storage.writes, storage.filled_at = 0, filled_at
    safe = store.number(), bytes(session.packed)
    for now in living(store, BIGGER, session):
        if not store._failing:
            safe = store.number(), bytes(now.packed)
    assert (bytes(now.packed) != safe[1]) == store._failing
    power.off()
    return flash, storage, store.notes, safe


def test_on_a_disk_full_at_any_write_the_game_goes_on_and_what_is_safe_stays():
    writes = played(1 << 20)[1].writes
    assert writes > len(BIGGER.sizes)
    unsaved = 0
    for filled_at in range(writes):
        flash, storage, notes, safe = played(filled_at)
        unsaved += NOT_SAVED in notes
        check_notes(notes, storage.gone)
        check_kept(Power(flash), storage.there, safe)
    assert writes > unsaved > writes // 2, (writes, unsaved)


def check_notes(notes, gone):
    """Each game that had to go was told, the oldest first, and what could not be saved."""
    assert gone == list(range(1, len(gone) + 1))
    said = ["Space is low: game %d had to go." % number for number in gone]
    assert [note for note in notes if note.startswith("Space")] == said
    rest = [note for note in notes if not note.startswith("Space")]
    assert rest in ([], [NOT_SAVED]), rest


def check_kept(power, there, safe):
    """After the power was off: every byte that was ever written whole, and nothing is broken."""
    assert power.store.notes == [], power.store.notes
    assert (power.store.number(), bytes(power.session.packed)) == safe
    for name in there:
        assert power.storage.read(name) == there[name], name
    power.off()


def test_on_a_full_disk_finished_games_make_room():
    flash = Flash(32)
    power = Power(flash, format=True)
    session = None
    for _ in range(5):
        session = save_all(power.store, Tape(LONG, 600), session)
    Filled(0).fill()
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


@cases("size", 0, 10, 100)
def test_no_room_for_the_name_of_another_file_is_no_space_either(size):
    """LittleFS itself calls it a name that is too long."""
    power = Power(Flash(16), format=True)
    storage = Filled(1 << 20)
    storage.write("games/00001", b"x" * 100)
    storage.fill()
    try:
        for number in range(2, 200):
            storage.write("games/%05d" % number, b"x" * size)
    except OSError as error:
        assert error.errno == 28, error.errno
    assert 2 < number < 199
    power.off()
