"""The running game on storage: always there, whatever is damaged, newer or in the way."""

import sys

from kaperbox.app import saved_game, sealed
from kaperbox.app.store import NOT_SAVED
from kaperbox.ports.simulated.memory import Memory
from tests.shared.cases import cases
from tests.shared.saved_games import MIDDLE, PIRATATAK, SHORT, Tape
from tests.shared.saving import Full, fresh, save_all, saving, switched_on

STEP = 3 if sys.implementation.name == "cpython" else 7
"""Every third byte is damaged here; all of them are in tests/device."""

QUICK = Tape(SHORT)
SOME_PIRATES = Tape((2, 3, 5, False, PIRATATAK), 100)
BOTH = Tape(MIDDLE, 260)
"""A game of which something is in each of the files."""


def saved(tape):
    """(storage, session) of a game that was saved to its end."""
    storage = Memory()
    return storage, save_all(switched_on(storage)[0], tape)


def saved_after_another():
    """(storage, session) of a game that came after one that is now in the archive."""
    storage, first = saved(QUICK)
    store, found = switched_on(storage)
    return storage, save_all(store, BOTH, found)


def test_without_anything_there_is_no_game():
    store, session = switched_on(Memory())
    assert (session, store.number(), store.notes) == (None, 0, [])


def test_a_game_is_there_after_every_event():
    storage = Memory()
    store, _ = switched_on(storage)
    for session in saving(store, BOTH):
        again, found = switched_on(storage)
        assert (found.packed, found.rules) == (session.packed, session.rules)
        assert found.names == session.names
        assert again.notes == [] and again.number() == 1
    assert store.notes == []


def test_a_tail_and_its_seal_fit_into_one_page_of_flash():
    storage = Memory()
    longest = 0
    for _ in saving(switched_on(storage)[0], Tape(MIDDLE, 500)):
        for name in storage.names("run"):
            if name[-1] in "xy":
                longest = max(longest, len(storage.read("run/" + name)))
    assert 180 < longest <= 210


def test_the_next_game_files_the_one_before():
    storage, first = saved(QUICK)
    store, found = switched_on(storage)
    save_all(store, BOTH, found)
    assert (store.number(), store.archive.numbers()) == (2, [1])
    assert store.finished(1)[1].packed == first.packed
    assert sorted({name[:5] for name in storage.names("run")}) == ["00002"]


def test_a_game_that_was_begun_and_given_up_at_once_leaves_nothing():
    storage, first = saved(QUICK)
    store, found = switched_on(storage)
    store.begin(0, fresh(first), found)
    store.begin(0, fresh(first), fresh(first))
    assert (store.number(), store.archive.numbers()) == (3, [1])


@cases("change", 16, 255)
def test_a_damaged_byte_anywhere_never_hinders_the_start(change):
    storage, session = saved_after_another()
    files = storage.files
    for name in sorted(files):
        for at in range(0, len(files[name]), STEP):
            check_damage(files, name, at, change, session.packed)


def check_damage(files, name, at, change, packed):
    storage = Memory(files)
    data = bytearray(files[name])
    data[at] ^= change
    storage.files[name] = bytes(data)
    store, found = switched_on(storage)
    while store.archive._unseen != []:
        store.archive.look_at_next()
    assert len(store.notes) == 1 and name in store.notes[0], store.notes
    aside = "aside/%s.1" % name.replace("/", "-")
    assert storage.read(aside) == bytes(data)
    if change != 255 or name[-1] in "ab":
        assert found.packed == packed
    else:
        assert packed[: len(found.packed)] == found.packed
    if change != 255:
        assert storage.read(name) == files[name]
    assert switched_on(storage)[0].notes == []


def test_a_beginning_that_is_lost_is_made_up_for_by_both_tails():
    storage, session = saved(BOTH)
    newest = max(("run/00001a", "run/00001b"), key=lambda name: len(storage.read(name)))
    storage.remove(newest)
    assert switched_on(storage)[1].packed == session.packed


def test_nothing_but_rubbish_is_set_aside_and_the_next_game_is_safe():
    storage, session = saved(QUICK)
    for name in list(storage.files):
        storage.files[name] = b"rubbish " * 9
    store, found = switched_on(storage)
    assert found is None and len(store.notes) == 2
    again = save_all(store, QUICK)
    store, found = switched_on(storage)
    assert (found.packed, store.notes) == (again.packed, [])


def test_a_game_against_the_rules_is_set_aside_whole():
    storage, session = saved(QUICK)
    whole = saved_game.unpacked(sealed.opened(sealed.GAME, storage.read("run/00001a")))
    twice = saved_game.beginning(whole) + bytes((0x10, 0, 0x10, 0))
    storage.files = {"run/00001a": sealed.seal(sealed.GAME, twice)}
    store, found = switched_on(storage)
    assert found is None and storage.names("run") == []
    assert store.notes == ["run/00001a is damaged: set aside."]


def newer(data):
    """The same content as later software would seal it."""
    from tests.shared.test_sealed import resealed

    return resealed(data[:2] + b"\x02" + data[3:])


def test_a_running_game_of_newer_software_is_refused_in_words_and_left_alone():
    storage, session = saved(QUICK)
    theirs = {name: newer(data) for name, data in storage.files.items()}
    storage.files = dict(theirs)
    store, found = switched_on(storage)
    assert found is None
    assert store.notes == ["Game 1 is of newer software: left alone."]
    store.notes.clear()
    save_all(store, QUICK)
    assert store.number() == 2
    for name in theirs:
        assert storage.read(name) == theirs[name]


def test_a_game_that_this_software_has_not_is_left_alone():
    storage, session = saved(QUICK)
    content = b"\x09" + sealed.opened(sealed.GAME, storage.read("run/00001a"))[1:]
    data = sealed.seal(sealed.GAME, content)
    storage.files = {"run/00001a": data}
    store, found = switched_on(storage)
    assert found is None and storage.files == {"run/00001a": data}
    assert store.notes == ["Game 1 is of newer software: left alone."]


def test_a_finished_game_of_newer_software_is_told_and_left_alone():
    storage, first = saved(QUICK)
    store, found = switched_on(storage)
    save_all(store, QUICK, found)
    data = storage.files["games/00001"] = newer(storage.read("games/00001"))
    store, found = switched_on(storage)
    store.archive.look_at_next()
    assert store.notes == ["Game 1 is of newer software: left alone."]
    assert store.finished(1) is None and storage.read("games/00001") == data


def test_a_new_game_that_cannot_be_saved_leaves_the_old_one_where_it_is():
    storage, first = saved(QUICK)
    storage = Full(storage.files, 0, 1)
    store, found = switched_on(storage)
    store.begin(0, fresh(first), found)
    assert store.notes == [NOT_SAVED] and store.archive.numbers() == []
    store, again = switched_on(storage)
    assert (store.number(), again.packed) == (1, first.packed)


@cases("tape", QUICK, SOME_PIRATES)
def test_undo_and_redo_go_on_after_the_power_was_off(tape):
    """Off at every step, back to the start and on to the end: what was undone stays, and all of
    the undoing with it."""
    storage, session = saved(tape)
    whole = bytes(session.packed)
    steps = session.steps_back()
    for _ in range(steps):
        store, found = switched_on(storage)
        found.undo()
        store.keep(found)
    store, found = switched_on(storage)
    assert (found.steps_back(), found.steps_forward()) == (0, steps)
    for _ in range(steps):
        store, found = switched_on(storage)
        assert found.redo()
        store.keep(found)
    store, found = switched_on(storage)
    assert found.state == tape.session.state and found.redo() is None
    assert bytes(found.packed[: len(whole)]) == whole
    undo = found.game.events.undo(0).kind
    kinds = [event.kind for event in found.happened()]
    assert kinds[steps : 2 * steps] == [undo] * steps and len(kinds) == 3 * steps
    assert kinds[2 * steps :] == kinds[:steps]
