"""Pads on the emulated board: order and margin of presses a microsecond to ten milliseconds apart.

All the while pixels are written with interrupts off, whole screens are drawn, the collector runs,
and at times the flash is erased. Nothing of it may be seen in the stamps.
"""

import random

from tests.emulator import programs
from tests.emulator.box import Box

PAIRS = 200
BUSY = """
if self.n % 3 == 0:
    ports.lights.show((0x102030 * (self.n % 5),) * 12)
if self.n % 25 == 1:
    frame[:] = bytes((self.n * 37 + at) & 255 for at in range(64)) * 16
    ports.display.show(frame)
if self.n % 40 == 2:
    gc.collect()
edges.extend(ports.pads.take())
"""
SAVE = """
if self.n % 8 == 3:
    with open("/save.bin", "wb") as file:
        file.write(frame)
"""
FINISH = """
if ports.buttons.pressed() & 16 and not hasattr(self, "told"):
    self.told = self.done(edges)
"""
BEFORE = "import gc\nframe = bytearray(1024)\nedges = []"


class Bench:
    def __init__(self, image, content, tick):
        self.box = Box(image, programs.with_tick(content, tick + FINISH, BEFORE))
        self.box.boot()
        self.box.wait(lambda: self.box.panel.lit)
        self.box.run_us(30_000)

    def at(self, us, pad, down):
        press = self.box.pads[pad].press if down else self.box.pads[pad].release
        self.box.at_us(us, press)

    def edges(self, us):
        """What `Pads.take` said during that time, by the board's own account."""
        self.box.run_us(us + 200_000)
        self.box.buttons[4].press()
        for _ in range(30):
            self.box.run_us(100_000)
            text = self.box.files().get(programs.RESULT)
            if text:
                return eval(text)
        raise AssertionError("the board wrote no account")


def pairs(chance, count, bounces=0, rest_us=500):
    """[(first pad, second pad, microseconds between, [(us, pad, down)])] and the time of all."""
    made, us = [], 0.0
    for _ in range(count):
        first, second = chance.sample(range(4), 2)
        apart = chance.choice((0, 1, 2, 3, 10, 100, 1000, chance.randrange(4000, 10_000)))
        start = us + chance.random() * 5
        edges = [(start, first, True), (start + apart, second, True)]
        for pad, began in ((first, start), (second, start + apart)):
            edges += [(began + 20 * (at + 1), pad, bool(at & 1)) for at in range(2 * bounces)]
        over = start + apart + 40 * bounces + 300
        edges += [(over, first, False), (over, second, False)]
        made.append((first, second, apart, edges))
        us = over + rest_us
    return made, us


def play(bench, made, us):
    """(first pad, second pad, margin in us) of each pair, as the board saw it."""
    for _, _, _, edges in made:
        for at, pad, down in edges:
            bench.at(at, pad, down)
    presses, last = [], {}
    for pad, stamp, down in bench.edges(us):
        if down and stamp - last.get(pad, -1000) > 250:
            presses.append((pad, stamp))
        last[pad] = stamp
    return [
        (one[0], other[0], other[1] - one[1])
        for one, other in zip(presses[::2], presses[1::2], strict=True)
    ]


def check(made, seen):
    assert len(seen) == len(made)
    for (first, second, apart, _), (one, other, margin) in zip(made, seen, strict=True):
        assert abs(margin - apart) <= 1
        assert (margin == 0) == (apart == 0)
        assert {one, other} == {first, second}
        assert apart == 0 or (one, other) == (first, second)


def worst(made, seen):
    return max(abs(pair[2] - margin[2]) for pair, margin in zip(made, seen, strict=True))


def test_pairs_of_presses_while_everything_else_goes_on(image, content, figure):
    made, us = pairs(random.Random(11), PAIRS)
    seen = play(Bench(image, content, BUSY), made, us)
    check(made, seen)
    figure(f"worst error of a margin, {PAIRS} pairs of presses", worst(made, seen), 1, "us")


def test_with_trains_of_bounces(image, content, figure):
    made, us = pairs(random.Random(12), 20, bounces=6, rest_us=15_000)
    seen = play(Bench(image, content, BUSY), made, us)
    check(made, seen)
    figure("worst error of a margin, bouncing", worst(made, seen), 1, "us")


def test_with_flash_being_erased_in_the_middle(image, content, figure):
    made, us = pairs(random.Random(13), 20, rest_us=15_000)
    bench = Bench(image, content, BUSY + SAVE)
    seen = play(bench, made, us)
    assert sum(bench.box.flash.erases.values()) >= 2
    check(made, seen)
    figure("worst error of a margin, flash being erased", worst(made, seen), 1, "us")


def test_the_words_are_those_of_the_boards_own_assembler(image, content):
    """What ordinary tests run in a PIO emulator is what MicroPython makes of the program."""
    from kaperbox.ports.pico.snapshots import watch

    box = Box(image, {**content, "main.py": b""})
    box.boot()
    said = box.execute(
        "from kaperbox.ports.pico.snapshots import watch\nprint([list(watch[0]), watch[5]])"
    )
    words, shift = eval(said)
    assert words == watch.words
    assert shift >> 18 & 1 == 0, "words are shifted in from the right"
