"""What the tests of power cuts are worth: they find mistakes that are made on purpose."""

from tests.device.flash import BLOCK, CLEAN, ONES, TORN, Cut, Flash
from tests.device.test_power_cuts import cut_everywhere
from tests.shared.cases import cases
from tests.shared.saved_games import SHORT, Tape


class Before:
    """A game as it was one event ago."""

    def __init__(self, session):
        self.packed = bytes(session.packed)


def saves_one_event_late(store):
    """As if each event were saved once its outcome has been seen."""
    keep, waiting = store.keep, []

    def late(session):
        waiting.append(Before(session))
        if len(waiting) > 1:
            keep(waiting.pop(0))

    store.keep = late


def removes_before_it_writes(store):
    storage = store._files.storage
    write = storage.write

    def new(name, data):
        if storage.read(name) is not None:
            storage.remove(name)
        write(name, data)

    storage.write = new


def writes_in_two_steps(store):
    storage = store._files.storage
    write = storage.write

    def halves(name, data):
        write(name, data[: len(data) // 2])
        write(name, data)

    storage.write = halves


def settings_are_emptied_first(store):
    storage = store._files.storage
    keep = store.keep_settings

    def emptied():
        storage.write("settings", b"")
        keep()

    store.keep_settings = emptied


def forgets_the_old_game_first(store):
    begin, storage = store.begin, store._files.storage

    def new(index, session, old):
        for name in storage.names("run"):
            storage.remove("run/" + name)
        begin(index, session, old)

    store.begin = new


@cases(
    "spoil",
    saves_one_event_late,
    removes_before_it_writes,
    writes_in_two_steps,
    settings_are_emptied_first,
    forgets_the_old_game_first,
)
def test_a_mistake_is_found(spoil):
    try:
        cut_everywhere(Tape(SHORT), Tape(SHORT), spoil=spoil)
    except AssertionError:
        return
    raise ValueError("it was not found")


@cases(
    "left, program, erase",
    (CLEAN, b"\xff" * 8, b"\x00" * BLOCK),
    (TORN, b"1234" + b"\xff" * 4, b"\xff" * (BLOCK // 2) + b"\x00" * (BLOCK // 2)),
    (ONES, b"\xff" * 8, b"\xff" * BLOCK),
)
def test_what_a_cut_leaves_of_a_program_and_of_an_erase(left, program, erase):
    flash = Flash(2)
    flash.data[:BLOCK] = b"\x00" * BLOCK
    found = bytearray(BLOCK)
    Cut(flash, (0, 0, None), left).readblocks(0, found)
    assert found == erase
    cut, found = Cut(flash, (1, 256, b"12345678"), left), bytearray(8)
    cut.readblocks(1, found, 256)
    assert found == program
    flash.readblocks(1, found, 256)
    assert found == b"\xff" * 8
