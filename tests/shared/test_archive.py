"""Finished games: filed whole, the oldest let go when a flash has little room to wear."""

from kaperbox.app.archive import WANTED_FREE, Archive
from kaperbox.app.files import Files
from kaperbox.ports.simulated.memory import Memory
from tests.shared.saved_games import SHORT, Tape
from tests.shared.saving import Broken, save_all, switched_on


class Small(Memory):
    """So many bytes for files of 4096 bytes each."""

    size = 120 * 4096

    def free(self):
        return self.size - 4096 * len(self.files)


def archive_of(storage):
    files = Files(storage)
    return Archive(files), files.notes


def test_games_are_found_by_number_the_latest_first():
    archive, _ = archive_of(Memory({"games/00002": b"", "games/00010": b"", "games/x": b""}))
    assert archive.numbers() == [10, 2]


def test_only_what_can_be_read_back_counts_as_filed():
    archive, notes = archive_of(Memory())
    assert archive.add(7, b"whole") and archive.read(7) == b"whole"
    archive._files.storage.write = lambda name, data: None
    assert not archive.add(8, b"whole")


def test_a_longer_game_is_never_replaced_by_a_part_of_it():
    archive, _ = archive_of(Memory())
    archive.add(7, b"the whole game")
    assert archive.add(7, b"the whole")
    assert archive.read(7) == b"the whole game"
    assert archive.add(7, b"the whole game and undo")
    assert archive.read(7) == b"the whole game and undo"


def test_at_least_fifty_stay_and_more_go_as_room_gets_little():
    storage = Small()
    archive, notes = archive_of(storage)
    for number in range(1, 81):
        assert archive.add(number, b"game %d" % number)
        assert archive.numbers()[0] == number
        assert len(archive.numbers()) >= min(number, 50)
    assert storage.free() >= WANTED_FREE - 4096
    assert notes[0] == "Space is low: game 1 had to go."
    storage.size = 20 * 4096
    for number in range(200, 220):
        assert archive.add(number, b"game")
        assert len(archive.numbers()) >= 50


def test_what_cannot_be_saved_costs_no_other_game():
    """However many there are and however little room."""
    storage = Small()
    archive, notes = archive_of(storage)
    for number in range(1, 61):
        archive.add(number, b"game %d" % number)
    storage.size = 10 * 4096
    before = archive.numbers()
    notes.clear()
    archive._files.storage = Broken(storage.files, 0)
    assert not archive.add(61, b"game 61")
    assert archive.numbers() == before and notes == []


def test_letting_go_ends_when_nothing_is_left():
    archive, notes = archive_of(Memory())
    assert not archive.let_oldest_go() and notes == []


def test_of_sixty_games_that_were_played_the_last_fifty_can_be_looked_at():
    """However little room there is."""
    tape = Tape(SHORT, 60)
    tape.sizes = tape.sizes[-1:]
    storage = Small()
    storage.size = 0
    store, session = switched_on(storage)
    for _ in range(61):
        session = save_all(store, tape, session)
    assert store.archive.numbers() == list(range(60, 10, -1))
    for number in store.archive.numbers():
        assert store.finished(number)[1].packed == session.packed
    assert store.notes == ["Space is low: game %d had to go." % number for number in range(1, 11)]
    assert switched_on(storage)[1].packed == session.packed
