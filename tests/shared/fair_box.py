"""The whole box as a table gets it, its chance from a port that a test can see through."""

from kaperbox.app.drbg import HmacDrbg
from kaperbox.app.table import Table
from tests.shared.box import Box


class Entropy:
    """`bad`: bytes that it repeats from now on. Its counter goes on by 12345 at each look."""

    def __init__(self, seed=b"box"):
        self._drbg = HmacDrbg(seed)
        self._now_us = 1000
        self.bad = b""

    def read(self, count):
        return (self.bad * count)[:count] if self.bad else self._drbg.generate(count)

    def now_us(self):
        self._now_us += 12345
        return self._now_us


class FairBox(Box):
    def __init__(self, bad=b"", storage=None):
        Box.__init__(self, storage)
        self.entropy = self.ports.entropy = Entropy()
        self.entropy.bad = bad
        self.table = Table(self.ports)
        self.wait(20)

    def session(self):
        return self.table._navigator.session

    def screen(self):
        return self.table._navigator.top()

    def set_up(self):
        """Up to the promise of a game of two players."""
        self.press("ok ok ok")

    def share(self):
        """Both players press, and the table its word."""
        self.press("ok left roll")
        self.press("left right ok roll roll ok right left")

    def throws(self, count):
        """Presses on until so many events have happened, by somebody who likes to stop."""
        for _ in range(count):
            if len(list(self.session().happened())) >= count:
                return
            self.press("roll ok roll")
            self.hold("ok")
        raise AssertionError("the game does not go on")
