"""The power fails in each flash operation of a ride, before it and in its middle; the box resumes.

What the home screen says after the next start is compared with the desktop's, which reads the same
files: the same game, with the event in the making or without it, and no damage.
"""

from kaperbox.app.table import Table
from kaperbox.ports.simulated.memory import Memory
from tests.emulator.box import OK, ROLL, Box
from tests.emulator.chip import PowerCutError
from tests.emulator.fork import Branches, in_copy
from tests.emulator.twin import Twin

RIDE = (OK, OK, OK, ROLL, ROLL)
SETTLED_US = 3_000_000
START_US = 5_000_000
TORN = (0.0, 0.5)
SAVED = "save/"


def ride(box):
    for button in RIDE:
        box.press(button)
        box.settle(SETTLED_US)


def after_cut(box):
    """The operation that was cut, and whether the next start shows a game to resume."""
    again = Box(None, flash=box.flash_image())
    twin = Twin(Table, storage=saved(again.files()))
    assert not twin.said(), twin.said()
    again.boot()
    again.wait_for_picture(twin.frame(), START_US)
    assert "crash.txt" not in again.files()
    return box.flash.operations, twin.frame() != Twin(Table).frame()


def saved(files):
    """The desktop's storage with what is on the flash."""
    kept = {name: data for name, data in files.items() if name.startswith(SAVED)}
    return Memory({name[len(SAVED) :]: data for name, data in kept.items()})


def ride_with_cuts(box):
    """A ride that leaves two copies at each flash operation, for which the power fails there."""
    branches, flash = Branches(), box.flash

    def before_each():
        for torn in TORN:
            if branches.fork():
                flash.before_each = None
                flash.cut_at, flash.torn = flash.operations, torn
                return

    flash.before_each = before_each
    first = flash.operations
    try:
        ride(box)
    except PowerCutError:
        branches.end(after_cut, box)
    return flash.operations - first, branches.answers()


def test_after_every_cut_of_the_power_the_box_resumes(seeded_home):
    operations, answers = in_copy(ride_with_cuts, seeded_home)
    assert operations > 0
    assert len(answers) == operations * len(TORN)
    resumed = [is_there for _, is_there in sorted(answers)]
    assert resumed == sorted(resumed), "a game that was there is gone again"
    assert resumed[-1]
