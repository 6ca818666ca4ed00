"""Tests on the real firmware: only with an image, and with a table of their figures at the end.

`PICO_UF2` names MicroPython 1.24 or newer for the Raspberry Pi Pico (RPI_PICO). No package
registry has it, and it is not kept here.
"""

import os

import pytest

from tests.emulator import programs

UF2 = os.environ.get("PICO_UF2")
collect_ignore_glob = [] if UF2 else ["test_box_*.py"]
_figures = []


def pytest_collection_modifyitems(items):
    for item in items:
        if item.path.parent.name == "emulator":
            item.add_marker(pytest.mark.emulator)


@pytest.fixture(scope="session")
def image():
    return UF2


@pytest.fixture(scope="session")
def content(tmp_path_factory):
    """The files of the board."""
    return programs.build(tmp_path_factory.mktemp("firmware"))


@pytest.fixture
def figure():
    """`figure(what, value, goal, unit)`: a line of the table. The value must reach the goal."""

    def noted(what, value, goal, unit, at_least=False):
        _figures.append((what, value, goal, unit, at_least))
        assert value >= goal if at_least else value <= goal, what

    return noted


def pytest_terminal_summary(terminalreporter):
    if not _figures:
        return
    terminalreporter.section("figures of the emulated board")
    for what, value, goal, unit, at_least in _figures:
        side = ">=" if at_least else "<="
        line = f"{what:<52} {value:>10.2f} {unit:<4} goal {side} {goal} {unit}"
        terminalreporter.write_line(line)
