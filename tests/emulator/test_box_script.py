"""The script of terminal and page, on the emulated board: the same dots on the screen."""

from host_tools.script import BUTTONS
from kaperbox.ports.simulated.buttons import HOLD_MS
from tests.emulator import programs
from tests.emulator.box import PRESS_US, Box
from tests.host import same_everywhere

PATIENCE_US = 5_000_000  # for the start, or for all that moves to come to rest


def with_dice(content, commands):
    """The application, whose dice and cards are those of the script."""
    throws = [faces for _, verb, faces in commands if verb == "throw"]
    cards = [card for _, verb, card in commands if verb == "card"]
    return programs.with_table(
        content,
        f"""
from kaperbox.app.table import Table
class Laid:
    throws, cards = {throws}, {cards}
    def faces(self, count):
        return self.throws.pop(0)
    def card(self, pile):
        return self.cards.pop(0)
return Table(ports, Laid())
""",
    )


def press(box, mask, us=PRESS_US):
    box.press([1 << bit for bit in range(len(BUTTONS))].index(mask), us)


def test_the_script_of_terminal_and_page_shows_the_same_on_the_board(image, content):
    """A `wait` is as long as it takes until the picture of the next `show` is there."""
    commands, frames = same_everywhere.commands(), same_everywhere.frames()
    box = Box(image, with_dice(content, commands))
    box.boot()
    for _, verb, value in commands:
        if verb == "show":
            box.wait_for_picture(frames.pop(0), PATIENCE_US)
        elif verb == "press":
            press(box, value)
        elif verb == "hold":
            press(box, value, HOLD_MS * 1000)
    assert not frames
