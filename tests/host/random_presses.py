"""Presses buttons and pads at random and prints a digest of all that the box showed.

`python random_presses.py FOLDER COUNT SEED` runs the application of that folder.
"""

import hashlib
import sys

folder, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
sys.path[:0] = [folder, "."]

from kaperbox.app.table import Table
from kaperbox.ports.simulated.memory import Memory
from tests.bench.memory import Ports, press
from tests.shared.chance import Chance

BUTTONS = (1, 2, 2, 4, 4, 4, 8, 16, 16)


class Watched(Ports):
    """Takes everything that is shown into the digest, and presses a pad now and then."""

    def __init__(self, chance):
        super().__init__()
        self.storage = Memory()
        self.digest = hashlib.sha256()
        self.us = 0
        self._chance = chance

    def show(self, what):
        self.digest.update(repr(what).encode() if isinstance(what, tuple) else bytes(what))

    def play(self, notes):
        self.digest.update(repr(notes).encode())

    def take(self):
        self.us += 20000
        if self._chance.below(40):
            return ()
        return ((self._chance.below(4), self.us, self._chance.below(2) == 1),)

    def now_us(self):
        return self.us & 0x3FFFFFFF


chance = Chance(seed)
ports = Watched(chance)
table = Table(ports)
for _ in range(count):
    press(table, ports, chance.one_of(BUTTONS), 700 if chance.below(8) == 0 else 60)
print(ports.digest.hexdigest())
