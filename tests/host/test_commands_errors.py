"""What a shell can do to a command: each ends in one clear line and its exit status."""

import os
import pathlib
import random
import signal
import subprocess
import sys

import pytest

from host_tools.__main__ import COMMANDS, main
from host_tools.record import read
from kaperbox.engine.kapern import events
from tests.shared.kapern_golden import GAMES

TOP = pathlib.Path(__file__).parents[2]
GOLDEN = TOP / "tests" / "golden"
LONG = GOLDEN / "five_players.record"
COMMAND = [sys.executable, "-m", "host_tools"]


def shell(words, **options):
    """(status, standard output, standard error) of `python -m host_tools`."""
    told = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True} | options
    done = subprocess.run([*COMMAND, *words], cwd=TOP, timeout=60, **told)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("row", GAMES, ids=lambda row: row[0])
def test_the_shared_bytes_are_those_of_the_records(row):
    name, rules, players, text, _, _ = row
    record = read((GOLDEN / f"{name}.record").read_bytes(), name)
    assert (tuple(record.setup.rules), len(record.players)) == (rules, players)
    assert b"".join(events.pack(event) for event in record.events).hex() == text


def test_every_golden_record_is_shared():
    assert [row[0] for row in GAMES] == sorted(path.stem for path in GOLDEN.glob("*.record"))


def test_without_arguments_the_help_has_an_example_for_each_command():
    status, out, err = shell([])
    assert (status, err) == (2, "")
    for command in COMMANDS:
        assert f"\n  {command.example}\n" in out
        assert command.example.startswith(f"kaperbox {command.name}")


@pytest.mark.parametrize("name", ["", *(command.name for command in COMMANDS)])
def test_help_is_status_0(name, capsys):
    assert main([*name.split(), "--help"]) == 0
    said = capsys.readouterr()
    assert said.out.startswith(f"usage: kaperbox {name}".rstrip())
    assert said.err == ""


USAGE = [
    (["sing"], "argument COMMAND: invalid choice: 'sing'"),
    (["--json"], "unrecognized arguments: --json (see kaperbox --help)"),
    (["replay"], "the following arguments are required: FILE (see kaperbox replay --help)"),
    (["replay", "a", "b"], "unrecognized arguments: b (see kaperbox --help)"),
    (["replay", "a", "--js"], "unrecognized arguments: --js (see kaperbox --help)"),
    (["replay", "a", "b\nc"], "unrecognized arguments: b?c (see kaperbox --help)"),
]


@pytest.mark.parametrize("words, reason", USAGE)
def test_wrong_usage_is_one_line_and_status_2(words, reason, capsys):
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"kaperbox: {reason}")
    assert said.err.count("\n") == 1


@pytest.fixture
def bad(tmp_path):
    """A folder with files that are no records."""
    whole = LONG.read_bytes()
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "random").write_bytes(random.Random(1).randbytes(10_000_000))
    (tmp_path / "cut").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "crowd").write_bytes(whole.replace(b"Eva", b",".join([b"Eva"] * 496)))
    (tmp_path / "two\nlines").write_bytes(b"x")
    return tmp_path


FILES = [
    ("missing", "missing: there is no such file"),
    (".", ".: this is a directory: name a record in it"),
    ("empty", "empty:1: the file is empty: a record begins with its header"),
    ("random", "random:1: this is a binary file, not a record"),
    ("cut", "cut:90: the faces are missing"),
    ("crowd", "crowd:6: 500 players: this game is for 2 to 5 (commas part the names)"),
    ("two\nlines", "two?lines:1: this is no record: "),
    ("x" * 5000, "x" * 5000 + ": File name too long"),
    ("a\0b", "a?b: embedded null byte"),
]


@pytest.mark.parametrize("name, reason", FILES)
def test_a_bad_file_is_one_line_and_status_2(name, reason, bad, monkeypatch, capsys):
    monkeypatch.chdir(bad)
    for json in ([], ["--json"]):
        assert main(["replay", name, *json]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith(f"kaperbox: {reason}"), said.err[:200]
        assert said.err.count("\n") == 1


def test_a_file_that_may_not_be_read_is_named(monkeypatch, capsys):
    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", refuse)  # a test that runs as root may read everything
    assert main(["replay", "secret.record"]) == 2
    expected = "kaperbox: secret.record: this file may not be read: permission denied\n"
    assert capsys.readouterr().err == expected


def test_a_forbidden_move_is_told_after_what_went_before(tmp_path):
    path = tmp_path / "game.record"
    path.write_bytes(LONG.read_bytes() + b"1 card coin\n")
    status, out, _ = shell(["replay", str(path), "--json"], stderr=subprocess.STDOUT)
    assert status == 1
    assert out.splitlines()[-1] == f"kaperbox: {path}:176: The game is over."
    assert out.splitlines()[-2].startswith('{"line": 176, "event": "1 card coin", "ok": false')


def test_a_pipe_that_is_closed_ends_the_command():
    reading, writing = os.pipe()
    os.close(reading)
    status, _, err = shell(["replay", str(LONG)], stdout=writing)
    os.close(writing)
    assert (status, err) == (141, "kaperbox: the output was closed before the end\n")


def test_a_reader_that_has_enough_ends_the_command(tmp_path):
    path = tmp_path / "long.record"
    path.write_bytes(
        LONG.read_bytes().split(b"\n\n")[0] + b"\n\n" + b"1 card coin\n1 undo\n" * 9999
    )
    told = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "cwd": TOP}
    with subprocess.Popen([*COMMAND, "replay", str(path), "--json"], **told) as running:
        assert running.stdout.readline().startswith(b'{"line": 8')
        running.stdout.close()
        assert running.stderr.read() == b"kaperbox: the output was closed before the end\n"
    assert running.returncode == 141


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_a_full_disk_is_one_line():
    with open("/dev/full", "w") as full:
        status, _, err = shell(["replay", str(LONG)], stdout=full)
    assert (status, err) == (2, "kaperbox: No space left on device\n")


@pytest.mark.parametrize("closed", [">&-", "<&-", "2>&-"])
@pytest.mark.parametrize("words", [["replay", "-"], ["replay", str(LONG)], ["score", "coin", "x"]])
def test_closed_streams_never_end_in_a_traceback(words, closed):
    script = f'exec "$@" {closed}'
    done = subprocess.run(
        ["sh", "-c", script, "sh", *COMMAND, *words],
        cwd=TOP,
        capture_output=True,
        stdin=None if closed == "<&-" else subprocess.DEVNULL,
        text=True,
        timeout=60,
    )
    reads = words[1] == str(LONG) and closed != ">&-"
    assert done.returncode == (0 if reads else 2)
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == (0 if reads or closed == "2>&-" else 1)


def test_ctrl_c_is_one_line_and_status_130():
    told = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE) | {"cwd": TOP}
    script = "import sys; print('up', flush=True); from host_tools.__main__ import main; "
    script += "print('ready', flush=True); sys.exit(main(['replay', '-']))"
    with subprocess.Popen([sys.executable, "-c", script], **told) as running:
        assert running.stdout.readline() == b"up\n"
        assert running.stdout.readline() == b"ready\n"
        with pytest.raises(subprocess.TimeoutExpired):
            running.wait(0.5)  # it waits for its input
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (130, b"kaperbox: interrupted\n")


def test_a_name_that_the_terminal_cannot_show_is_no_error():
    ascii_only = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    status, out, err = shell(["replay", str(GOLDEN / "undo.record")], env=ascii_only)
    assert (status, err) == (0, "")
    assert "J\\xfcrgen wins." in out
