"""Tests on the real firmware: only with an image, and with a table of their figures at the end.

`PICO_UF2` names MicroPython 1.24 or newer for the Raspberry Pi Pico (RPI_PICO). No package
registry has it, and it is not kept here.
"""

import os

import pytest

from kaperbox.app.table import Table
from tests.emulator import programs
from tests.emulator.box import Box
from tests.emulator.twin import Twin

UF2 = os.environ.get("PICO_UF2")
collect_ignore_glob = [] if UF2 else ["test_box_*.py"]
_START_US = 5_000_000
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


def _at_home(image, files):
    box = Box(image, files)
    box.boot()
    box.wait_for_picture(Twin(Table).frame(), _START_US)
    return box


@pytest.fixture(scope="session")
def home(image, content):
    """The box with its home screen, and when that stood there. For `in_copy`."""
    box = _at_home(image, content)
    return box, box.now_us


@pytest.fixture(scope="session")
def seeded_home(image, content):
    """The box with its home screen, and with dice that the desktop throws too. For `in_copy`."""
    return _at_home(image, programs.seeded(content))


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
