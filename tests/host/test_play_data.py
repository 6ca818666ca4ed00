"""Where `kaperbox play` keeps its games, and that it goes on with them."""

import pathlib

import pytest

from host_tools.play import data_word
from tests.host.pseudo_terminal import PseudoTerminal
from tests.host.test_play import PATH, launcher, python  # noqa: F401 - a fixture


@pytest.mark.parametrize(
    ("folder", "demo", "expected"),
    [
        (None, False, "/home/ann/.local/share/kaperbox"),
        (None, True, "-"),
        ("none", False, "-"),
        ("/games/box", False, "/games/box"),
        ("/games/box", True, "/games/box"),
        ("~/box", False, "/home/ann/box"),
    ],
)
def test_the_folder_is_the_users_or_the_named_one(monkeypatch, folder, demo, expected):
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_word(folder, demo) == expected


@pytest.mark.parametrize(
    ("base", "expected"),
    [("/data", "/data/kaperbox"), ("relative", "/home/ann/.local/share/kaperbox")],
)
def test_the_folder_of_all_data_counts_if_it_is_absolute(monkeypatch, base, expected):
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setenv("XDG_DATA_HOME", base)
    assert data_word(None, False) == expected


def files_of(folder: pathlib.Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def play(interpreter, folder, keys, until):
    """Opens the box with its data there, types, and leaves when the condition holds."""
    command = launcher("--python", interpreter, "--data", str(folder), fake=False)
    with PseudoTerminal(command, {"PYTHONPATH": PATH}, (100, 30)) as terminal:
        terminal.see("quit")
        for key in keys:
            terminal.type(key)
            terminal.look_on(0.3)
        for _ in range(100):
            if until():
                break
            terminal.look_on(0.1)
        assert until(), files_of(folder)
        terminal.type(b"q")
        terminal.see("press q again to leave")
        terminal.type(b"q")
        assert terminal.end() == 0


def test_a_game_is_kept_and_gone_on_with(python, tmp_path):  # noqa: F811
    folder = tmp_path / "new" / "box"
    begun, later = ["run/00001a"], ["run/00001a", "run/00001b", "run/00001y"]
    play(python, folder, [b"\r", b"\r", b"\r", b" "], lambda: files_of(folder) == begun)
    play(python, folder, [b"\r", b" "], lambda: files_of(folder) == later)
