"""The worked example of the README is true: its file, its commands, its few lines of Python."""

import contextlib
import io
import pathlib
import re

import pytest

from host_tools.__main__ import main
from host_tools.record import read, write

TOP = pathlib.Path(__file__).parents[2]
PAGE = (TOP / "README.md").read_text(encoding="utf-8").split("## How to check us")[1]
EXAMPLE = TOP / "host_tools" / "examples" / "fair.record"
TEXT = EXAMPLE.read_text(encoding="utf-8")


def test_the_example_stands_in_the_one_form():
    assert write(read(EXAMPLE.read_bytes(), "x")) == TEXT


def test_the_lines_that_matter_are_those_of_the_example():
    for line in TEXT.splitlines()[6:10]:
        assert line in PAGE.splitlines()


def test_the_command_says_what_the_page_says(capsys, monkeypatch):
    monkeypatch.chdir(TOP)
    words = re.search(r'\$ kaperbox (verify \S+) --noted "([^"]+)"\n', PAGE)
    assert main([*words[1].split(), "--noted", words[2]]) == 0
    assert words[0] + capsys.readouterr().out + "```" in PAGE


def test_the_python_of_the_page_finds_the_first_throw():
    program = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)[1]
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(program, {})
    first = next(line for line in TEXT.splitlines() if " throw " in line)
    assert first == f"1 throw {said.getvalue().strip()}"
    assert f"`{first}`" in PAGE


def test_the_lines_named_for_undo_do_what_is_said():
    first, last = map(int, re.search(r"lines (\d+) to (\d+) of the example", PAGE).groups())
    lines = [line.split() for line in TEXT.splitlines()[first - 1 : last]]
    assert [words[1] for words in lines] == ["again", "again", "undo", "undo", "again", "again"]
    one, other, _, _, one_again, other_again = (words[-1] for words in lines)
    assert one.startswith(one_again) and other.startswith(other_again)
    assert len(one_again) < len(one) and len(other_again) < len(other)


@pytest.mark.parametrize("group", ["host_tools/examples/fair.record", "Ann", "Bob"])
def test_the_example_has_fair_dice(capsys, monkeypatch, group):
    monkeypatch.chdir(TOP)
    assert main(["fairness", "host_tools/examples/fair.record"]) == 0
    assert f"{group}: " in capsys.readouterr().out
