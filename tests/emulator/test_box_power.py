"""The power fails in each flash operation of a ride, before it and in its middle; the box resumes.

What the home screen says after the next start is compared with the desktop's, which reads the same
files: the same game, with the event in the making or without it, and no damage.
"""

import contextlib

import pytest

from kaperbox.app.table import Table
from kaperbox.ports.simulated.memory import Memory
from tests.emulator import programs
from tests.emulator.box import OK, ROLL, Box
from tests.emulator.chip import PowerCutError
from tests.emulator.fork import in_copy
from tests.emulator.twin import Twin

RIDE = (OK, OK, OK, ROLL, ROLL)
START_US = 5_000_000
SAVED = "save/"


@pytest.fixture(scope="module")
def home(image, content):
    box = Box(image, programs.seeded(content))
    box.boot()
    box.wait_for_picture(Twin(Table).frame(), START_US)
    return box


def ride(box):
    """The ride's flash operations."""
    before = box.flash.operations
    for button in RIDE:
        box.press(button)
        box.settle(1_500_000)
    return box.flash.operations - before


def after_cut(box, operation, torn):
    """Whether the next start crashed; it must show what the desktop shows with the same files."""
    box.flash.cut_at, box.flash.torn = box.flash.operations + operation, torn
    with contextlib.suppress(PowerCutError):
        ride(box)
    again = Box(None, flash=box.flash_image())
    expected = Twin(Table, storage=saved(again.files())).frame()
    again.boot()
    again.wait_for_picture(expected, START_US)
    return "crash.txt" in again.files()


def saved(files):
    """The desktop's storage with what is on the flash."""
    kept = {name: data for name, data in files.items() if name.startswith(SAVED)}
    return Memory({name[len(SAVED) :]: data for name, data in kept.items()})


@pytest.mark.parametrize("torn", [0.0, 0.5])
def test_after_every_cut_of_the_power_the_box_resumes(home, torn):
    operations = in_copy(ride, home)
    assert operations > 0
    for operation in range(1, operations + 1):
        assert not in_copy(after_cut, home, operation, torn), operation
