"""The fall of one die: from which microsecond on a press counts, and which lamps are lit (P18)."""

from kaperbox.app.arbitration import Limits
from kaperbox.app.pads import Reading
from kaperbox.app.screens.piratatak.fall import Fall
from tests.shared.cases import cases

STILL_US = 600000
"""The die lies still from here on: it has tumbled for 600 ms."""


def fallen(*edges):
    """A die that fell at 0 and has been looked at every 20 ms, up to 700 ms, with these edges."""
    fall = Fall(Limits(4, 5000, 250000), True, True)
    for now_us in range(20000, 720000, 20000):
        new = tuple([edge for edge in edges if now_us - 20000 < edge[1] <= now_us])
        fall.hear(Reading(new, now_us, 20, 0, 0))
    return fall


@cases("before_us", 0, 1, 14000)
def test_p18_a_press_just_before_the_die_lies_still_is_too_early(before_us):
    fall = fallen((1, STILL_US - before_us, True)) if before_us else fallen()
    assert fall.word is None and not fall.tumbling
    assert fall.locked() == (2 if before_us else 0)


@cases("after_us", 1, 14000)
def test_p18_a_press_just_after_it_counts(after_us):
    fall = fallen((1, STILL_US + after_us, True))
    assert fall.word.first == 2 and fall.word.first_us == after_us and fall.word.early == 0


def test_p18_of_two_presses_around_that_moment_only_the_later_counts():
    fall = fallen((0, STILL_US - 1, True), (1, STILL_US + 1, True))
    assert fall.word.first == 2 and fall.word.early == 1
