"""A box that speaks German, and hands that press anything: all fits, and nothing is English."""

from tests.shared.cases import cases
from tests.shared.chance import Chance
from tests.shared.screen_walks import GERMAN, box_in, faults, press_about


@cases("seed", 1, 2, 3)
def test_whatever_is_pressed(seed):
    box = box_in(GERMAN, seed)
    press_about(box, Chance(seed), 400)
    assert faults(box) == []
