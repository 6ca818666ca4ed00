"""A button that is down when the box gets its power, and stays down: named, then forgotten."""

from kaperbox.app.gestures import STUCK_MS
from kaperbox.app.table import Table
from tests.emulator.box import OK, ROLL, Box
from tests.emulator.twin import Twin

START_US = 5_000_000
SECONDS_US = 2_000_000


def both_release(box, twin):
    """And the box is as if nothing had been."""
    box.buttons[ROLL].release()
    twin.hold(None)
    twin.run_ms(500)
    box.wait_for_picture(twin.frame(), SECONDS_US)
    box.press(OK)
    twin.press(OK)
    twin.run_ms(500)
    box.wait_for_picture(twin.frame(), SECONDS_US)


def test_a_button_stuck_at_power_up_is_named_until_it_is_let_go(image, content):
    box, twin = Box(image, content), Twin(Table)
    box.buttons[ROLL].press()
    twin.hold(ROLL)
    box.boot()
    twin.run_ms(STUCK_MS // 2)
    box.wait_for_picture(twin.frame(), START_US)
    twin.run_ms(STUCK_MS)
    box.wait_for_picture(twin.frame(), (STUCK_MS + 2000) * 1000)
    both_release(box, twin)
