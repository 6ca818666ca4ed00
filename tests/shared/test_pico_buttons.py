"""The five buttons, raw."""

from kaperbox.ports.pico.buttons import Buttons
from tests.fakes.pins import Pin
from tests.shared.cases import cases


@cases("down, mask", ((), 0), ((0,), 1), ((3,), 8), ((0, 4), 17), ((0, 1, 2, 3, 4), 31))
def test_a_button_that_is_down_pulls_its_pin_to_ground(down, mask):
    pins = [Pin(0 if place in down else 1) for place in range(5)]
    assert Buttons(pins).pressed() == mask
