"""Finished games: filed whole, the oldest let go when a flash has little room to wear."""

from kaperbox.app.archive import KEPT, WANTED_FREE, Archive
from kaperbox.app.files import Files
from kaperbox.ports.simulated.memory import Memory


class Small(Memory):
    """So many bytes for files of 4096 bytes each."""

    size = (KEPT + 70) * 4096

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
    for number in range(1, KEPT + 31):
        assert archive.add(number, b"game %d" % number)
        assert archive.numbers()[0] == number
        assert len(archive.numbers()) >= min(number, KEPT)
    assert storage.free() >= WANTED_FREE - 4096
    assert notes[0] == "Space is low: game 1 had to go."
    storage.size = 20 * 4096
    for number in range(200, 220):
        assert archive.add(number, b"game")
        assert len(archive.numbers()) >= KEPT


def test_letting_go_ends_when_nothing_is_left():
    archive, notes = archive_of(Memory())
    assert not archive.let_oldest_go() and notes == []
