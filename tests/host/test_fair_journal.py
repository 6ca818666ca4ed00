"""A fair game from the box's own files: as a record, checked, and back, byte for byte."""

import pathlib
import shutil

import pytest

from host_tools.__main__ import main
from kaperbox.app import sealed
from kaperbox.app.saved_game import Saved, beginning
from kaperbox.engine.kapern import rules
from tests.host.fair_record import played_game
from tests.shared.fair_box import FairBox
from tests.shared.proofs import FAIR

EXAMPLE = pathlib.Path(__file__).parents[2] / "host_tools" / "examples" / "fair.record"


def file_of(session, tmp_path, name) -> pathlib.Path:
    start = Saved(0, 3, 0, session.rules, session.names, session.proof, b"")
    path = tmp_path / name
    path.write_bytes(sealed.seal(sealed.GAME, beginning(start) + bytes(session.packed)))
    return path


def run(capsys, *words):
    status = main([*map(str, words)])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_a_fair_record_goes_to_a_box_s_file_and_back(tmp_path, capsys):
    assert run(capsys, "journal", EXAMPLE, "--save", tmp_path / "00001")[0] == 0
    assert run(capsys, "journal", tmp_path / "00001") == (0, EXAMPLE.read_text(), "")
    assert run(capsys, "verify", tmp_path / "00001") == run(capsys, "verify", EXAMPLE)


def test_a_finished_game_is_checked_from_its_file(tmp_path, capsys):
    path = file_of(played_game(), tmp_path, "00003")
    status, out, _ = run(capsys, "verify", path)
    assert status == 0 and out.startswith("all ")
    assert run(capsys, "fairness", path)[0] == 0


def test_a_game_that_was_given_up_tells_its_secret(tmp_path, capsys):
    path = file_of(played_game(most=12), tmp_path, "00003")
    assert run(capsys, "verify", path)[0] == 0


def test_a_running_game_does_not(tmp_path, capsys):
    path = file_of(played_game(most=12), tmp_path, "00003a")
    status, _, err = run(capsys, "verify", path)
    assert status == 1 and "not told yet" in err
    _, text, _ = run(capsys, "journal", path)
    assert FAIR.secret.hex() not in text and "commitment" in text
    record = tmp_path / "game.record"
    record.write_text(text)
    status, _, err = run(capsys, "journal", record, "--save", tmp_path / "00009")
    assert status == 1 and "only its box can go on" in err


def test_a_running_game_that_is_over_does(tmp_path, capsys):
    path = file_of(played_game(), tmp_path, "00003a")
    assert run(capsys, "verify", path)[0] == 0


@pytest.mark.parametrize("most", [6, 30])
def test_from_the_box_s_own_storage(tmp_path, capsys, most):
    box = FairBox()
    box.set_up()
    letters = box.screen().letters
    box.press("ok")
    box.share()
    box.throws(most)
    for name, data in box.ports.storage.files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(data)
    running = sorted(tmp_path.glob("run/*a")) + sorted(tmp_path.glob("run/*b"))
    status, text, _ = run(capsys, "journal", running[0])
    assert status == 0
    assert f"commitment {letters}" in text
    assert sum(line[:2] in ("1 ", "2 ") for line in text.splitlines()) >= most
    assert box.session().rules == rules.AMIGO
    shutil.rmtree(tmp_path / "run")
