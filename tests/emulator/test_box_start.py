"""Power-up to the home screen, and what a press costs from there: time and bus."""

from kaperbox.app.gestures import DEBOUNCE_MS
from tests.emulator.box import BACK, CYCLES_A_US, GAP_US, OK, PRESS_US, RIGHT
from tests.emulator.fork import in_copy


def test_the_home_screen_stands_after_a_second_as_on_the_desktop(home, figure):
    figure("power-up to home screen", home[1] / 1e6, 1.0, "s")


def test_dark_pixels_at_boot(home):
    assert set(home[0].pixels.pixels) <= {(0, 0, 0)}
    assert not home[0].panel.shown_noise


def first_byte(box, button):
    """(ms from when the button tells to the first byte of a new screen, its bus time in ms).

    OK and BACK tell when they are let go, since they may be held; all others when they go down.
    """
    box.buttons[button].press()
    told_us, count = box.now_us, len(box.wires.log)
    box.run_us(PRESS_US)
    box.buttons[button].release()
    if button in (OK, BACK):
        told_us = box.now_us + DEBOUNCE_MS * 1000
    box.run_us(GAP_US)
    box.settle(200_000)
    return (box.wires.first_change_us(count) - told_us) / 1e3, max(box.wires.changes_ms(count))


def test_a_press_is_answered_at_once(home, figure):
    byte_ms, _ = in_copy(first_byte, home[0], RIGHT)
    figure("press to the first byte of the new screen", byte_ms, 15, "ms")


def another_screen(box):
    """The second time: the first loads its modules."""
    box.press(OK)
    box.settle()
    box.press(BACK)
    box.settle()
    return first_byte(box, OK)


def test_another_screen_is_sent_in_the_time_of_one(home, figure):
    byte_ms, busy_ms = in_copy(another_screen, home[0])
    figure("press to the first byte of another screen", byte_ms, 15, "ms")
    figure("bus time of another screen", busy_ms, 25, "ms")


def busy_percent(box):
    box.run_us(50_000)
    cycles, began_us = box.chip.core.cycles, box.now_us
    box.run_us(200_000)
    return (box.chip.core.cycles - cycles) / (box.now_us - began_us) / CYCLES_A_US * 100


def test_the_processor_sleeps_between_ticks(home, figure):
    figure("processor busy while nobody plays", in_copy(busy_percent, home[0]), 40, "%")
