"""`kaperbox journal`: a box's files as records and back, whole, damaged, newer, in pieces."""

import pathlib
import shutil

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tools.__main__ import main
from host_tools.journal_games import find, read_game, to_journal, to_record, to_text
from host_tools.record import read
from kaperbox.app import sealed
from kaperbox.app.saved_game import unpacked
from kaperbox.ports.simulated.memory import Memory
from tests.shared.saved_games import MIDDLE, SHORT, Tape
from tests.shared.saving import save_all, switched_on
from tests.shared.test_sealed import resealed

TOP = pathlib.Path(__file__).parents[2]
GOLDEN = sorted((TOP / "tests" / "golden").glob("*.record"))
VERSION_1 = TOP / "tests" / "golden" / "version_1"


@pytest.fixture(scope="module")
def box(tmp_path_factory):
    """A folder with what a box keeps: a finished game and a running one in four pieces."""
    storage = Memory()
    store, _ = switched_on(storage)
    first = save_all(store, Tape(SHORT))
    save_all(store, Tape(MIDDLE), first)
    top = tmp_path_factory.mktemp("box")
    for name, data in storage.files.items():
        (top / name).parent.mkdir(exist_ok=True)
        (top / name).write_bytes(data)
    return top


@pytest.fixture
def journal(capsys):
    """(status, standard output, standard error) of the command."""

    def run(*words):
        status = main(["journal", *map(str, words)])
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_record_to_journal_to_record_is_the_same_bytes(path, journal, tmp_path):
    assert journal(path, "--save", tmp_path / "00001") == (0, "", "")
    assert journal(tmp_path / "00001", "--save", tmp_path / "again") == (0, "", "")
    assert (tmp_path / "again").read_bytes() == path.read_bytes()
    assert journal(tmp_path / "00001") == (0, path.read_text(encoding="utf-8"), "")


def test_journal_to_record_to_journal_is_the_same_bytes(box, journal, tmp_path):
    game = box / "games" / "00001"
    journal(game, "--save", tmp_path / "text")
    assert (tmp_path / "text").read_text().splitlines()[1] == "# number 1"
    journal(tmp_path / "text", "--save", tmp_path / "again")
    assert (tmp_path / "again").read_bytes() == game.read_bytes()


def test_a_running_game_is_put_together_from_any_of_its_files(box, journal):
    whole = Tape(MIDDLE).session
    for letter in "abxy":
        path = box / "run" / f"00002{letter}"
        found = find(str(path), path.read_bytes())
        assert (found.saved.packed, found.faults) == (bytes(whole.packed), ())
        assert journal(path)[1] == to_text(to_record(found.saved), 2)


def test_a_tail_alone_says_what_is_missing(box, journal, tmp_path):
    shutil.copy(box / "run" / "00002x", tmp_path)
    path = tmp_path / "00002x"
    only = "a tail: its beginning, the same name with a or b, is missing"
    assert journal(path) == (1, "", f"kaperbox: {path}: {only}\n")


def test_one_wrong_bit_is_put_right_and_told(box, journal, tmp_path):
    path = tmp_path / "00001"
    right = (box / "games" / "00001").read_bytes()
    path.write_bytes(right[:40] + bytes([right[40] ^ 4]) + right[41:])
    status, text, said = journal(path)
    assert (status, text) == (1, journal(box / "games" / "00001")[1])
    assert said == f"kaperbox: {path}: one bit was wrong and is put right\n"


def test_what_is_damaged_is_read_as_far_as_the_rules_allow(box, journal, tmp_path):
    path, out = tmp_path / "00001", tmp_path / "out.record"
    right = (box / "games" / "00001").read_bytes()
    path.write_bytes(right[:60] + b"\xff\xff\xff" + right[63:])
    status, text, said = journal(path, "--save", out)
    assert (status, text) == (1, "")
    first, second = said.splitlines()
    assert first == f"kaperbox: {path}: the checksum is wrong"
    assert "events before it can be read" in second
    record = read(out.read_bytes(), "out")
    whole = to_record(unpacked(sealed.opened(sealed.GAME, right))).events
    assert 3 < len(record.events) < len(whole)
    assert record.events == whole[: len(record.events)]
    assert main(["replay", str(out)]) == 0


def test_newer_software_is_named(box, journal, tmp_path):
    path = tmp_path / "00001"
    data = (box / "games" / "00001").read_bytes()
    path.write_bytes(resealed(data[:2] + b"\x09" + data[3:]))
    reason = "written by newer software: version 9 of the form"
    assert journal(path) == (1, "", f"kaperbox: {path}: {reason}\n")


@pytest.mark.parametrize("data", [b"KG", b"KG\x01", b"KT\x01abcdefgh", b"KG" + bytes(60)])
def test_rubbish_ends_in_one_line(data, journal, tmp_path):
    path = tmp_path / "rubbish"
    path.write_bytes(data)
    status, text, said = journal(path)
    assert (status, text, said.count("\n")) == (1, "", 1)


def test_a_record_needs_a_name_to_be_saved_under(journal):
    status, text, said = journal(GOLDEN[0])
    assert (status, text) == (2, "") and "--save OUT" in said


def test_a_record_against_the_rules_is_no_game_of_a_box(journal, tmp_path):
    path = tmp_path / "wrong.record"
    path.write_text(GOLDEN[0].read_text(encoding="utf-8") + "1 stop\n", encoding="utf-8")
    status, _, said = journal(path, "--save", tmp_path / "out")
    assert status == 1 and "The game is over." in said
    assert not (tmp_path / "out").exists()


def test_nothing_is_overwritten(journal, tmp_path):
    (tmp_path / "out").write_bytes(b"mine")
    status, _, said = journal(GOLDEN[0], "--save", tmp_path / "out")
    assert status == 2 and "is there already" in said
    assert (tmp_path / "out").read_bytes() == b"mine"


def test_replay_reads_a_file_of_a_box(box, capsys, tmp_path):
    path = box / "games" / "00001"
    main(["journal", str(path), "--save", str(tmp_path / "text")])
    for more in ([], ["--json"]):
        assert main(["replay", str(path), *more]) == 0
        of_box = capsys.readouterr().out
        assert main(["replay", str(tmp_path / "text"), *more]) == 0
        assert capsys.readouterr().out == of_box


def test_replay_sends_a_damaged_file_to_the_journal_command(box, capsys, tmp_path):
    path = tmp_path / "00001"
    path.write_bytes((box / "games" / "00001").read_bytes()[:-9])
    assert main(["replay", str(path)]) == 1
    assert "kaperbox journal saves what can be read" in capsys.readouterr().err


def test_version_1_is_read_for_ever():
    """Made by the first version; never to be made anew."""
    for path in VERSION_1.glob("*.journal"):
        record = path.with_suffix(".record").read_bytes()
        saved = unpacked(sealed.opened(sealed.GAME, path.read_bytes()))
        assert to_text(to_record(saved), saved.number).encode() == record
        assert to_journal(read(record, "golden"), record) == path.read_bytes()
    assert len(list(VERSION_1.glob("*.journal"))) == 3


@settings(max_examples=300)
@given(data=st.data())
def test_no_damage_ends_in_anything_but_words(box, data):
    whole = (box / "games" / "00001").read_bytes()
    at = data.draw(st.integers(0, len(whole)))
    cut = data.draw(st.integers(0, len(whole) - at))
    wrong = whole[:at] + data.draw(st.binary(max_size=12)) + whole[at + cut :]
    try:
        read_game("x", wrong)
    except Exception as error:
        assert type(error).__name__ == "CommandError", error
    try:
        find("x", wrong)
    except Exception as error:
        assert type(error).__name__ == "CommandError", error
