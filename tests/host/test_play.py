"""`kaperbox play` in a real terminal: whatever ends the box, the terminal is as it was before."""

import os
import pathlib
import signal
import subprocess
import sys

import pytest

from host_tools.interpreter import find_micropython
from host_tools.raw_terminal import ENTER, LEAVE
from kaperbox.ports.simulated.braille import Braille
from tests.host import same_everywhere
from tests.host.pseudo_terminal import PseudoTerminal

TOP = pathlib.Path(__file__).parents[2]
FAKE_BOX = TOP / "tests" / "host" / "fake_box.py"
PATH = os.pathsep.join([str(TOP), str(TOP / "firmware")])

LAUNCHER = """
import argparse, pathlib, sys
from host_tools import play
from host_tools.failure import CommandError
if %r:
    play.BOX = pathlib.Path(%r)
if %r:
    play.find_micropython = lambda: None
parser = argparse.ArgumentParser()
play.add_arguments(parser)
try:
    sys.exit(play.run(parser.parse_args()))
except CommandError as error:
    print(error.line, file=sys.stderr)
    sys.exit(error.status)
"""


@pytest.fixture(params=["micropython", "cpython"])
def python(request):
    if request.param == "micropython" and find_micropython() is None:
        pytest.skip("no MicroPython on this machine")
    return request.param


def launcher(*arguments, fake=True, missing=False):
    """The command that opens the box; with the fake application, or without MicroPython."""
    return [sys.executable, "-c", LAUNCHER % (fake, str(FAKE_BOX), missing), *arguments]


def opened(python, environment=None, size=(80, 24)):
    command = launcher("--python", python)
    return PseudoTerminal(command, {"PYTHONPATH": PATH, **(environment or {})}, size)


def run(*arguments, **more):
    return subprocess.run(
        launcher(*arguments, fake=False),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": PATH},
        **more,
    )


def assert_as_before(terminal):
    assert terminal.attributes() == terminal.before
    assert LEAVE in terminal.output
    assert ENTER not in terminal.output.split(LEAVE)[1]
    assert terminal.nobody_left()


def test_q_q_leaves(python):
    with opened(python) as terminal:
        terminal.see("MicroPython" if python == "micropython" else "CPython")
        assert terminal.attributes() != terminal.before
        terminal.type(b" ")
        terminal.see("⣿" * 64)
        terminal.type(b"q")
        terminal.see("press q again to leave")
        terminal.type(b"q")
        assert terminal.end() == 0
        assert_as_before(terminal)
        assert terminal.output.endswith(LEAVE)


@pytest.mark.parametrize("key, status", [(b"\x03", 130), (b"\x1c", 131)])
def test_ctrl_c_and_ctrl_backslash_leave(python, key, status):
    with opened(python) as terminal:
        terminal.see("quit")
        terminal.type(key)
        assert terminal.end() == status
        assert_as_before(terminal)
        assert b"Traceback" not in terminal.output


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_to_the_launcher_ends_both(python, number):
    with opened(python) as terminal:
        terminal.see("quit")
        terminal.process.send_signal(number)
        assert terminal.end() == 128 + number
        assert_as_before(terminal)


def test_a_signal_at_once_leaves_no_trace(python):
    with opened(python) as terminal:
        terminal.see(ENTER.decode())
        terminal.process.send_signal(signal.SIGTERM)
        assert terminal.end() == 128 + signal.SIGTERM
        assert_as_before(terminal)


def test_a_crash_is_told_after_the_terminal_is_back(python):
    with opened(python) as terminal:
        terminal.see("quit")
        terminal.type(b"\n")
        assert terminal.end() == 1
        assert_as_before(terminal)
        told = terminal.output.split(LEAVE)[1].decode().split("\r\n")
        assert told[0] == "Traceback (most recent call last):"
        assert told[-2:] == ["kaperbox: the box stopped: ValueError: no such island", ""]


def test_a_closed_window_ends_both(python):
    with opened(python) as terminal:
        terminal.see("quit")
        terminal.close()
        assert terminal.end() == 128 + signal.SIGHUP
        assert terminal.nobody_left()


def test_suspended_the_terminal_is_as_before_and_the_box_comes_back(python):
    with opened(python) as terminal:
        terminal.see("quit")
        terminal.type(b"\x1a")
        assert terminal.stopped()
        terminal.see(LEAVE.decode())
        assert terminal.attributes() == terminal.before
        os.killpg(terminal.process.pid, signal.SIGCONT)
        terminal.see(ENTER.decode())
        terminal.see("quit")
        terminal.type(b"qq")
        assert terminal.end() == 0
        assert_as_before(terminal)


def test_a_small_terminal_is_named_and_a_larger_one_taken(python):
    with opened(python, size=(60, 20)) as terminal:
        terminal.see("The box needs 80x24. This terminal is 60x20")
        terminal.resize((100, 30))
        terminal.see("\x1b[4;11H")  # in the middle
        terminal.see("quit")
        terminal.type(b"qq")
        assert terminal.end() == 0


@pytest.mark.parametrize(
    "environment, sequence",
    [({}, "\x1b[48;5;"), ({"COLORTERM": "truecolor"}, "\x1b[48;2;"), ({"NO_COLOR": "1"}, "")],
)
def test_colours_are_what_the_terminal_says(environment, sequence):
    with opened("cpython", environment) as terminal:
        terminal.see("quit" if "NO_COLOR" in environment else sequence)
        terminal.type(b"qq")
        assert terminal.end() == 0
        if "NO_COLOR" in environment:
            assert b"\x1b[48" not in terminal.output


@pytest.mark.parametrize(
    "environment, reason",
    [
        ({"TERM": "dumb"}, "play needs a terminal that can place signs; TERM is 'dumb'"),
        ({"TERM": "linux"}, "the Linux console has no braille signs: use a terminal window"),
        ({"PYTHONIOENCODING": "latin-1"}, "play needs UTF-8, but the locale is iso8859-1"),
    ],
)
def test_a_terminal_that_cannot_show_the_box_is_told_why(environment, reason):
    with opened("cpython", environment) as terminal:
        assert terminal.end() == 2
        assert terminal.output.decode() == f"kaperbox: {reason}\r\n"


def test_without_a_terminal_it_says_so(python):
    done = run("--python", python)
    assert (done.returncode, done.stdout) == (2, b"")
    assert (
        done.stderr == b"kaperbox: play needs a terminal for keys and screen (or --script FILE)\n"
    )


def test_without_micropython_the_box_runs_on_cpython_and_says_so():
    with PseudoTerminal(launcher(missing=True), {"PYTHONPATH": PATH}) as terminal:
        terminal.see(
            "kaperbox: no MicroPython here, so the box runs on CPython\r\n" + ENTER.decode()
        )
        terminal.see("CPython")
        terminal.type(b"qq")
        assert terminal.end() == 0


def test_a_script_gives_the_same_screens_on_both_interpreters(tmp_path, python):
    script = tmp_path / "home.script"
    script.write_text("show Home\npress ok\nwait 100\nshow\n")
    done = run("--python", python, "--script", str(script))
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == run("--python", "cpython", "--script", str(script)).stdout
    assert done.stdout.startswith(b"== Home\n")
    assert "Piraten Kapern" in done.stdout.decode()


def test_the_script_that_page_and_board_play_too_shows_the_frames_of_the_box(python):
    frames = ["\n".join(Braille().lines(frame)) for frame in same_everywhere.frames()]
    done = run("--python", python, "--script", str(same_everywhere.SCRIPT))
    assert (done.returncode, done.stderr) == (0, b"")
    shots = done.stdout.decode().split("== ")[1:]
    assert ["\n".join(shot.split("\n")[1:17]) for shot in shots] == frames
    assert len(set(frames)) == len(frames) > 5


@pytest.mark.parametrize(
    "content, reason",
    [
        (b"press ok\nthrow KX\n", ":2: throw what? 1 to 12 letters of KSGDMP"),
        (b"\xff\xfe\x00\n" * 40, ":1: not text (UTF-8)"),
    ],
)
def test_a_wrong_script_gets_its_line_and_reason(tmp_path, python, content, reason):
    script = tmp_path / "wrong.script"
    script.write_bytes(content)
    done = run("--python", python, "--script", str(script))
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f"kaperbox: {script}{reason}\n"


def test_what_a_script_does_not_use_is_an_error(tmp_path, python):
    script = tmp_path / "unused.script"
    script.write_text("throw KKKKKKKK\nthrow KKKKKKKK\n")
    done = run("--python", python, "--script", str(script))
    assert done.returncode == 1
    assert done.stderr.decode() == f"kaperbox: {script}:1: 2 throws were not used\n"


def test_a_script_that_cannot_be_read_is_named(tmp_path):
    for path, reason in ((tmp_path, "Is a directory"), (tmp_path / "no", "No such file")):
        done = run("--script", str(path))
        assert done.returncode == 2
        assert done.stderr.decode().startswith(f"kaperbox: {path}: {reason}")


def test_a_closed_pipe_ends_a_script_quietly(tmp_path, python):
    script = tmp_path / "long.script"
    script.write_text("show\n" * 500)
    reading, writing = os.pipe()
    os.close(reading)
    command = launcher("--python", python, "--script", str(script), fake=False)
    environment = {**os.environ, "PYTHONPATH": PATH}
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, env=environment)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize("seed", ["-1", "x", "9999999999", "1.5"])
def test_a_seed_is_a_number(seed):
    done = run(f"--seed={seed}")
    assert done.returncode == 2
    assert b"a seed is a number from 0 to" in done.stderr
