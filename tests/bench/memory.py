"""The heap that engine, app and a running game of five players take, on a desktop MicroPython.

Run with `MICROPYPATH` at compiled modules, it prints a line for each stage: name and bytes. The
objects of a 64-bit interpreter are twice as large as the board's; byte buffers are the same.
`memory.mjs` runs the same stages on the 32-bit interpreter of the browser, where the figures are
those of the board.
"""

import gc
import sys


class Ports:
    """The least that the box needs to run."""

    def __init__(self):
        self.pads = self.buttons = self.display = self.lights = self.speaker = self.entropy = self
        self.storage = Storage()
        self.down = 0
        self.seed = 1

    def pressed(self):
        return self.down

    def take(self):
        return ()

    def lamps(self, mask):
        pass

    def show(self, what):
        pass

    play = brightness = volume = contrast = flip = sleep = set_panel = show

    def read(self, count):
        return bytes([self.now_us() & 255 for _ in range(count)])

    def now_us(self):
        self.seed = (self.seed * 1103515 + 12345) % 8388593
        return self.seed >> 8


class Storage:
    """Takes everything and keeps nothing, as a flash would take it out of the heap."""

    def read(self, name):
        return None

    def names(self, folder):
        return []

    def free(self):
        return 1 << 30

    def write(self, name, data):
        pass


def used():
    gc.collect()
    return gc.mem_alloc()


def press(table, ports, button, ms):
    ports.down = button
    for _ in range(ms // 20):
        table.tick(20)
    ports.down = 0
    table.tick(20)
    table.tick(20)


def running_game(table, ports):
    """Presses a game of five players on for some 60 rides, and then to a choice of dice."""
    for button in (4, 2, 2, 2, 4, 4, 16):
        press(table, ports, button, 60)
    for _ in range(90):
        press(table, ports, 16, 60)
        press(table, ports, 16, 60)
        press(table, ports, 4, 700)
        press(table, ports, 4, 60)
    for _ in range(2):
        press(table, ports, 16, 60)


def load_engine():
    __import__("kaperbox.engine.kapern.game")


def load_app():
    __import__("kaperbox.app.table")


def play_game():
    """Leaves the box with its running game in `kept`."""
    everything = Ports()
    kept.append(sys.modules["kaperbox.app.table"].Table(everything))
    running_game(kept[0], everything)
    assert kept[0]._navigator.playing


kept = []
STAGES = (("engine", load_engine), ("app", load_app), ("game", play_game))

if __name__ == "__main__":
    before = used()
    for name, stage in STAGES:
        stage()
        print(name, used() - before)
        before = used()
