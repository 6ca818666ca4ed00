"""Help, page by page: what the buttons do, and the pages of a game."""

from kaperbox.app.actions import CLOSED
from kaperbox.app.gestures import BACK

BUTTONS = (
    "The buttons",
    ("←→", "move"),
    ("OK", "choose, mark"),
    ("OK held", "stop"),
    ("ROLL", "card, dice"),
    ("BACK held", "menu"),
    ("pad", "I see a set"),
)


class Help:
    """`pages`: each its title and then pairs of words, one for each line."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, pages):
        self._pages = pages
        self._page = 0

    def on_gesture(self, gesture):
        self._page += 1
        return CLOSED if gesture == BACK or self._page == len(self._pages) else None

    def draw(self, canvas, age_ms):
        page = self._pages[self._page]
        canvas.headline(page[0])
        for row, (left, right) in enumerate(page[1:]):
            canvas.sides(1 + row, left, right)
        last = self._page == len(self._pages) - 1
        canvas.centred(7, "OK back" if last else "OK more")
