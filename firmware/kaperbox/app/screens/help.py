"""What the buttons do, on one screen."""

from kaperbox.app.actions import CLOSED

_LINES = (
    ("←→", "move"),
    ("OK", "choose, mark"),
    ("OK held", "stop"),
    ("ROLL", "card, dice"),
    ("BACK", "one back"),
    ("BACK held", "menu"),
    ("pad", "I see a set"),
)


class Help:
    lasts_ms = 0
    tune = ()
    pattern = ()

    def on_gesture(self, gesture):
        return CLOSED

    def draw(self, canvas, age_ms):
        canvas.headline("The buttons")
        for row, (button, what) in enumerate(_LINES):
            canvas.sides(1 + row, button, what)
