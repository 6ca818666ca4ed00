"""The box in its self-test: what its parts do wrong can be said, and its pages turned."""

import hashlib

from kaperbox.ports.simulated.memory import Memory
from tests.shared.box import BUTTONS, TICK_MS, Box

INSIDE, DISPLAY, PIXELS, LAMPS, KEYS, PADS, SPEAKER, SUMMARY = range(8)


class Battery:
    def __init__(self, millivolts=4100, low=False):
        self.reading = millivolts, low

    def millivolts(self):
        return self.reading[0]

    def low(self):
        return self.reading[1]


class Chance:
    """Bytes that look like chance, and are the same every time."""

    def __init__(self):
        self.asked = []

    def read(self, count):
        self.asked.append(count)
        data = b""
        while len(data) < count:
            data += hashlib.sha256(b"%d %d" % (len(self.asked), len(data))).digest()
        return data[:count]

    def now_us(self):
        return 0


class Failing(Memory):
    """`at` is the method that raises an OSError with this number, or `misread`."""

    def __init__(self, at, errno=5):
        super().__init__()
        self.at, self.errno = at, errno

    def _fail_at(self, method):
        if self.at == method:
            raise OSError(self.errno, "failing")

    def write(self, name, data):
        self._fail_at("write")
        super().write(name, data)

    def read(self, name):
        if name == "self-test":
            self._fail_at("read")
            if self.at == "misread":
                return b"?"
        return super().read(name)

    def remove(self, name):
        self._fail_at("remove")
        if self.at != "stays":
            super().remove(name)


class SelfTestBox(Box):
    """Opened at one of the pages."""

    def __init__(self, page=INSIDE, storage=None, entropy=None, battery=None):
        super().__init__(storage)
        self.ports.entropy = entropy or Chance()
        self.ports.battery = battery
        self.press("left ok")
        self.wait(200)
        self.turn_to(page)

    def turn_to(self, page):
        """From the first page. The page of the buttons is not left by a press alone."""
        if page <= KEYS:
            self.press("right " * page)
        else:
            self.press("left " * (SUMMARY + 1 - page))
        self.wait(100)

    def found(self):
        """The lines between the headline and the last two."""
        return [line for line in self.lines()[1:6] if line]

    def bounce(self, number, *ms):
        """Edges of a pad at these milliseconds from now, down and up in turn."""
        us = self.ports.us + TICK_MS * 1000
        for place, at in enumerate(ms):
            self.ports.edges.append((number - 1, us + at * 1000, place % 2 == 0))
        self.wait(ms[-1] + 100)

    def keep_down(self, name, ms):
        self.ports.down = BUTTONS[name]
        self.wait(ms)
