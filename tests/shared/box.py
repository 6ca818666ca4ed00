"""The whole box with ports that remember, to be pressed and looked at by tests."""

from host_tools.read_screen import read_inverse, read_text
from kaperbox.app import gestures
from kaperbox.app.table import Table
from kaperbox.engine.kapern import rules
from kaperbox.ports.simulated.memory import Memory

TICK_MS = 20
LETTERS = "KSGDMP"
BUTTONS = {
    "left": gestures.LEFT,
    "right": gestures.RIGHT,
    "ok": gestures.OK,
    "back": gestures.BACK,
    "roll": gestures.ROLL,
}


class Ports:
    """All ports in one object: each is the object itself."""

    def __init__(self, storage=None):
        self.pads = self.buttons = self.display = self.lights = self.speaker = self.entropy = self
        self.storage = storage or Memory()
        self.told = {}
        self.down = 0
        self.frame = b""
        self.colours = ()
        self.tune = ()
        self.mask = 0
        self.us = 0
        self.edges = []

    def pressed(self):
        return self.down

    def now_us(self):
        return self.us

    def take(self):
        """The edges that have happened by now, of those that were laid down."""
        due = tuple(edge for edge in self.edges if edge[1] <= self.us)
        self.edges = [edge for edge in self.edges if edge[1] > self.us]
        return due

    def lamps(self, mask):
        self.mask = mask

    def show(self, what):
        if len(what) == 12:
            self.colours = what
        else:
            self.frame = bytes(what)

    def play(self, notes):
        self.tune = notes

    def read(self, count):
        return bytes(count)

    def set_panel(self, panel):
        self.told["panel"] = panel

    def flip(self, upside_down):
        self.told["flip"] = upside_down

    def contrast(self, level):
        self.told["contrast"] = level

    def sleep(self, asleep):
        self.told["sleep"] = asleep

    def brightness(self, level):
        self.told["brightness"] = level

    def volume(self, level):
        self.told["volume"] = level


class Dealer:
    """Deals what it was told to."""

    def __init__(self):
        self.cards = []
        self.throws = []

    def card(self, pile):
        return self.cards.pop(0)

    def faces(self, count):
        letters = self.throws.pop(0)
        assert len(letters) == count, "%s for %d dice" % (letters, count)
        return tuple(LETTERS.index(letter) for letter in letters)


class Box:
    """`press("ok ok roll")`, `hold("ok")`, `wait(ms)`, then `lines()` and `state()`."""

    def __init__(self, storage=None):
        self.ports = Ports(storage)
        self.dealer = Dealer()
        self.table = Table(self.ports, self.dealer)
        self.wait(TICK_MS)

    def wait(self, ms):
        for _ in range(ms // TICK_MS):
            self.ports.us += TICK_MS * 1000
            self.table.tick(TICK_MS)

    def press(self, names, ms=60):
        for name in names.split():
            self.ports.down = BUTTONS[name]
            self.wait(ms)
            self.ports.down = 0
            self.wait(60)

    def pad(self, number, after_us=0):
        """Presses a pad, counted from 1, so long after now; it is up again 80 ms later."""
        us = self.ports.us + after_us
        self.ports.edges += [(number - 1, us, True), (number - 1, us + 80000, False)]

    def hold(self, name):
        self.press(name, 700)

    def lines(self):
        """The eight lines of the screen, without blanks at their ends."""
        return [line.rstrip() for line in read_text(self.ports.frame)]

    def headline(self):
        return read_inverse(self.ports.frame)[0]

    def chosen(self):
        """The line of a list that is dark on light."""
        return [line for line in read_inverse(self.ports.frame)[1:] if line]

    def start(self, players=2):
        """A game with the defaults, up to the first scoreboard."""
        self.press("ok" + " right" * (players - 2) + " ok ok")

    def draw(self, card):
        self.dealer.cards.append(card)
        self.press("roll")

    def throw(self, letters):
        """ROLL, and the dice have come to rest."""
        self.dealer.throws.append(letters)
        self.press("roll")
        self.wait(700)

    def ride(self, card, letters):
        """A whole ride that is stopped after the first throw, up to its sum."""
        self.draw(card)
        self.throw(letters)
        self.hold("ok")

    def menu(self, names=""):
        """Opens the menu over the game, and presses these in it."""
        self.hold("back")
        self.press(names)

    def mark(self, *dice):
        """Marks these dice, counted from 1, with the cursor on the first."""
        at = 1
        for die in dice:
            self.press("right " * (die - at) + "ok")
            at = die


def after_a_ride():
    """A game of two in which Anne has ridden for 600 and Bart is next."""
    box = Box()
    box.start()
    box.ride(rules.COIN_CARD, "SSSGGDMP")
    box.press("ok")
    return box
