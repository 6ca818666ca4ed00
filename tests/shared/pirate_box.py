"""The whole box with a game of Piratatak on it, played by presses alone.

Dice fall as they are told to: `roll("boat")` is the side with that symbol (P1).
"""

from tests.shared.box import Box
from tests.shared.track import NAMES


class Dealer:
    """Lets dice fall on the sides that were named."""

    def __init__(self):
        self.sides = []

    def faces(self, count):
        return tuple(self.sides.pop(0) for _ in range(count))


class PirateBox(Box):
    def __init__(self, storage=None):
        super().__init__(storage)
        self.dealer = self.table._navigator.chance.free = Dealer()

    def start(self, players=2):
        """A game with the usual settings, up to the empty track."""
        self.press("right ok" + " right" * (players - 2) + " ok ok")

    def start_with(self, *presses):
        """For two, with these presses in the form before `Play!`; up to what is not as usual."""
        self.press("right ok ok " + " ".join(presses))
        self.press("left " * presses.count("right") + "ok")

    def roll(self, *symbols):
        """Dice fall one after another, each lies still and is looked at."""
        for symbol in symbols:
            self.dealer.sides.append(NAMES.index(symbol))
            self.press("roll")
            self.wait(1000)

    def say(self, *names):
        """The caller marks these names and says them."""
        at = 0
        self.wait(300)
        for name in names:
            to = NAMES.index(name)
            self.press("right " * ((to - at) % 12) + "ok")
            at = to
        self.press("roll")

    def go_on(self):
        """All that has happened is looked at."""
        for _ in range(4):
            if "go on" in self.lines()[7]:
                self.press("ok")

    def words(self):
        """What the screen says, in one line."""
        return " ".join(" ".join(self.lines()).split())

    def state(self):
        return self.table._navigator.session.state


def started(players=2):
    box = PirateBox()
    box.start(players)
    return box


def with_skulls(players=2):
    """Three skulls lie and the pads are live."""
    box = started(players)
    box.roll("skull", "skull", "skull")
    return box


def with_nine_won():
    """Of three players Anne has called nine skulls; the others have few dice left."""
    box = started(3)
    box.roll(*["skull"] * 9)
    box.pad(1)
    box.wait(60)
    box.say("skull")
    box.go_on()
    box.wait(3000)
    return box


def readable(box):
    """The words right of a picture."""
    return " ".join(" ".join(line[5:] for line in box.lines()[1:7]).split())
