"""A canvas that notes what has no room: cut off at the edge, or over something else.

What people are called may be cut where a number stands beside it; nothing else may.
"""

from kaperbox.app import language
from kaperbox.app.canvas import COLUMNS, ROWS, Canvas, size, wrapped

CELL = 8


class Fitting(Canvas):
    """`faults` has (what is wrong, text), each once; `shown` every text that was put somewhere.

    `names` may be cut.
    """

    def __init__(self, names=()):
        Canvas.__init__(self)
        self.faults = []
        self.shown = set()
        self._names = names
        self._taken = {}

    def _fault(self, what, text):
        if (what, text) not in self.faults:
            self.faults.append((what, text))

    def clear(self):
        Canvas.clear(self)
        self._taken = {}

    def blank(self, row, rows):
        Canvas.blank(self, row, rows)
        for cell in [cell for cell in self._taken if row <= cell[0] < row + rows]:
            del self._taken[cell]

    def _put(self, row, column, text):
        Canvas._put(self, row, column, text)
        self.shown.add(text)
        if len(text) > COLUMNS - column:
            self._fault("cut", text)
        for place, letter in enumerate(text):
            self._take((row, column + place), text if letter != " " else "")

    def _take(self, cell, text):
        if text and self._taken.get(cell, "") not in ("", text):
            self._fault("over " + self._taken[cell], text)
        self._taken[cell] = text

    def sides(self, row, left, right):
        Canvas.sides(self, row, left, right)
        left, right = language.say(left), language.say(right)
        named = any(name in left[: len(name) + 3] for name in self._names)
        if right and len(left) > COLUMNS - 1 - len(right) and not named:
            self._fault("cut beside " + right, left)

    def paragraph(self, row, column, text):
        Canvas.paragraph(self, row, column, text)
        text = language.say(text)
        if row + len(wrapped(text, COLUMNS - column)) > ROWS:
            self._fault("too long", text)
        if max([len(word) for word in text.split(" ")]) > COLUMNS - column:
            self._fault("a word is cut", text)

    def picture(self, row, x, picture):
        Canvas.picture(self, row, x, picture)
        width, pages = size(picture)
        for below in range(pages):
            for column in range(x // CELL, (x + width + CELL - 1) // CELL):
                cell = (row + below, column)
                self._taken[cell] = self._taken.get(cell, "") and "a picture"
                self._taken[cell] = "a picture"
