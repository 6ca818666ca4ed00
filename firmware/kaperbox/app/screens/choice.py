"""A list to choose from: menus, cards, players."""

from kaperbox.app.actions import CLOSED
from kaperbox.app.gestures import BACK, LEFT, OK, RIGHT
from kaperbox.app.language import say

VISIBLE = 6
_BAR_X = 8
"""The bar begins with the letters: two such lines go over the bus in less than 6 ms."""


class Choice:
    """`items` are (label, value at the right or "", action when chosen)."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, title, items, cursor=0, on_back=CLOSED):
        self.title = title
        self.items = items
        self.cursor = cursor
        self._on_back = on_back

    def on_gesture(self, gesture):
        if gesture == BACK:
            return self._on_back
        if gesture == OK:
            return self.items[self.cursor][2]
        self.cursor = moved(self.cursor, gesture, len(self.items))
        return None

    def draw(self, canvas, age_ms):
        canvas.headline(self.title)
        draw_items(canvas, 1, VISIBLE, self.items, self.cursor)
        canvas.centred(7, "←→ move  OK go")


def moved(cursor: int, gesture: int, count: int) -> int:
    """Where LEFT and RIGHT take a cursor among `count` things, round and round."""
    if gesture == LEFT:
        return (cursor - 1) % count
    return (cursor + 1) % count if gesture == RIGHT else cursor


def draw_items(canvas, row: int, visible: int, items: tuple, cursor: int) -> None:
    """The part of the list around the cursor, the chosen line dark on light."""
    first = max(0, min(cursor - visible // 2, len(items) - visible))
    last = min(first + visible, len(items)) - 1
    for index in range(first, last + 1):
        more = ""
        if index == first > 0:
            more = "↑"
        elif index == last < len(items) - 1:
            more = "↓"
        value = say(items[index][1])
        canvas.sides(row, " " + say(items[index][0]), value and value + more)
        canvas.right(row, value + more)
        if index == cursor:
            canvas.invert(row, _BAR_X, 128 - _BAR_X)
        row += 1
