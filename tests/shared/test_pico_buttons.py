"""The five buttons, raw."""

from kaperbox.ports.pico.buttons import Buttons
from tests.fakes.pins import Pin
from tests.shared.cases import cases


@cases("down, mask", ((), 0), ((0,), 1), ((3,), 8), ((0, 4), 17), ((0, 1, 2, 3, 4), 31))
def test_a_button_that_is_down_pulls_its_pin_to_ground(down, mask):
    pins = [Pin(0 if place in down else 1) for place in range(5)]
    assert Buttons(pins).pressed() == mask


def test_a_press_while_nobody_looked_is_told_once():
    pins = [Pin() for _ in range(5)]
    buttons = Buttons(pins)
    pins[2].fall()
    pins[2].level = 1
    assert buttons.waiting
    assert [buttons.pressed(), buttons.pressed()] == [4, 0]


def test_a_press_that_lasts_is_told_as_long_as_it_lasts():
    pins = [Pin() for _ in range(5)]
    buttons = Buttons(pins)
    pins[0].fall()
    assert buttons.waiting
    assert [buttons.pressed(), buttons.pressed()] == [1, 1]
    pins[0].level = 1
    assert buttons.pressed() == 0 and not buttons.waiting
