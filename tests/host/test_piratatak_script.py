"""A game of Piratatak from a script: pads with stamps, among them a true tie."""

import pathlib
import subprocess
import sys

import pytest

TOP = pathlib.Path(__file__).parents[2]
GAME = """
press right ok right ok ok        # Piratatak, three players, begin
die boat boat boat
press roll
wait 1000
pad 2                             # nobody can have seen a set yet, but the pads are live
wait 400
show Bart is first
press left left roll              # yellow: wrong
show Wrong
press ok
press roll
wait 1000
press roll
wait 1000
pad 1 3 at 7000                   # in the same microsecond
wait 100
show A tie
"""


def play(tmp_path, text, *options):
    """(status, standard output, standard error) of this script."""
    script = tmp_path / "game.script"
    script.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "host_tools", "play", "--script", str(script), *options],
        cwd=TOP,
        capture_output=True,
        text=True,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("python", ["cpython", "micropython"])
def test_a_true_tie_by_stamps(tmp_path, python):
    status, out, _ = play(tmp_path, GAME, "--python", python)
    assert status == 0
    first, wrong, tie = out.split("== ")[1:]
    assert "Bart is first!" in first and "lamps" in first
    assert "Wrong!  -1" in wrong and "Bart: only |\n|▒▒▒▒ one yellow" in wrong
    assert "A tie!" in tie and "Anne and" in tie and "Cleo" in tie
