"""The simulated box with a tiny application: OK makes it crash, ROLL lights the screen.

Run by an interpreter in place of `host_tools/simulated_box.py`, which it uses.
"""

import sys

from host_tools import simulated_box


class FakeTable:
    def __init__(self, ports):
        self._ports = ports

    def tick(self, elapsed_ms):
        pressed = self._ports.buttons.pressed()
        if pressed & 4:
            raise ValueError("no such island")
        if pressed & 16:
            self._ports.display.show(b"\xff" * 1024)


def make_table(ports, dealer, demo):
    return FakeTable(ports)


simulated_box.make_table = make_table
sys.exit(simulated_box.main(sys.argv[1:]))
