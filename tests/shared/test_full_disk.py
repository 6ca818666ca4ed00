"""A full disk and a storage that fails, at every write: play goes on and what is safe stays."""

from kaperbox.app.store import NOT_SAVED
from kaperbox.ports.simulated.memory import Memory
from tests.shared.cases import cases
from tests.shared.saved_games import MIDDLE, SHORT, Tape
from tests.shared.saving import Broken, Full, Worn, living, save_all, switched_on

QUICK = Tape(SHORT)
BOTH = Tape(MIDDLE, 260)
"""A game of which something is in each of the files."""
EVER = 1 << 20


def played(store, tape, old=None):
    """The session of a game that was saved as it went on, after `old`."""
    return list(living(store, tape, old))[-1]


def writes_of(tape):
    """How many writes a whole game takes."""
    storage = Full()
    played(switched_on(storage)[0], tape)
    return EVER - storage.left


@cases("failures", 1, 3, EVER)
def test_a_full_disk_at_every_write_never_stops_the_game_nor_loses_what_is_safe(failures):
    writes = writes_of(BOTH)
    assert writes > len(BOTH.sizes) + 5
    for left in range(writes):
        check_full(Full({}, left, failures), left + failures < writes - 3)


def check_full(storage, ends_well):
    """`ends_well`: there is room again before the last writes."""
    store, _ = switched_on(storage)
    safe = None
    for session in living(store, BOTH):
        if not store._failing:
            safe = bytes(session.packed)
    assert session.packed == BOTH.session.packed
    assert store.notes[0] in (NOT_SAVED,) + NOT_KEPT
    assert not (store._failing and ends_well)
    there = Memory(storage.files)
    store, found = switched_on(there)
    assert store.notes == []
    assert (None if found is None else bytes(found.packed)) == safe
    assert there.files == storage.files


NOT_KEPT = (
    "The settings could not be saved.",
    "The players could not be saved.",
    "Game 5 is not filed yet.",
)


def test_a_full_disk_is_told_once_and_so_is_its_end():
    storage = Full({}, 5, 3)
    store, _ = switched_on(storage)
    save_all(store, QUICK)
    assert store.notes == [NOT_SAVED, "Saved again: all is safe."]


def saved(games):
    """The files of a box with so many games, the last of them running."""
    storage = Memory()
    session = None
    for _ in range(games):
        store, session = switched_on(storage)
        save_all(store, QUICK, session)
    return storage.files


def test_the_oldest_finished_games_make_room_and_the_running_one_never_does():
    full = Full(saved(4), 0, 2)
    store, found = switched_on(full)
    assert store.archive.numbers() == [3, 2, 1]
    found.undo()
    store.keep(found)
    assert store.archive.numbers() == [3]
    assert store.notes == [
        "Space is low: game 1 had to go.",
        "Space is low: game 2 had to go.",
    ]
    assert switched_on(full)[1].packed == found.packed


def test_where_room_is_made_in_vain_the_finished_games_stay():
    store, found = switched_on(Full(saved(7), 0))
    assert store.archive.numbers() == [6, 5, 4, 3, 2, 1]
    for _ in range(5):
        found.undo()
        store.keep(found)
    assert store.archive.numbers() == [6, 5, 4]
    assert store.notes.count(NOT_SAVED) == 1


class TakesLittle(Full):
    """Full for all but the smallest files."""

    def write(self, name, data):
        self.left = 1 if len(data) < 20 else 0
        Full.write(self, name, data)


def test_that_a_small_file_finds_room_says_nothing_of_greater_ones():
    store, found = switched_on(TakesLittle(saved(9)))
    for _ in range(5):
        found.undo()
        store.keep(found)
        store.settings.step(1)
        store.keep_settings()
    assert store.archive.numbers() == [8, 7, 6, 5, 4]


@cases("make", Broken, Worn)
def test_another_failure_than_no_space_costs_no_finished_game(make):
    """At any write, for good, and through the end of the game and the next one."""
    files = saved(5)
    for left in range(writes_of(QUICK)):
        storage = make(files, left)
        store, found = switched_on(storage)
        played(store, QUICK, played(store, QUICK, found))
        assert store.notes[0] in (NOT_SAVED,) + NOT_KEPT, store.notes
        for name in files:
            if name.startswith("games"):
                assert storage.read(name) == files[name]


@cases("make", Broken, Worn)
def test_a_storage_that_never_takes_anything_keeps_all_it_has(make):
    storage = make(saved(5), 0)
    before = dict(storage.files)
    store, found = switched_on(storage)
    played(store, BOTH, found)
    assert store.notes[0] == NOT_SAVED and storage.files == before
