"""What goes wrong on a table: a screen that is pulled, a bus that hangs, crashes, a dead host."""

from tests.emulator import programs
from tests.emulator.box import BACK, Box

DRAW = """
frame[self.n // 8 % 1024] ^= 255
began = time.ticks_us()
ports.display.show(frame)
ports.display.advance(elapsed_ms)
took = time.ticks_diff(time.ticks_us(), began)
absent[0] = max(absent[0], 0 if ports.display.present() else took)
if ports.buttons.pressed() & 16 and not hasattr(self, "told"):
    self.told = self.done(absent[0])
"""


def started(image, content, tick, before=""):
    box = Box(image, programs.with_tick(content, tick, before))
    box.boot()
    box.wait(lambda: box.panel.lit)
    box.run_us(30_000)
    return box


def result(box):
    box.buttons[4].press()
    box.run_us(200_000)
    box.buttons[4].release()
    return eval(box.files()[programs.RESULT])


def test_a_screen_that_is_pulled_and_plugged_in_again(image, content, figure):
    box = started(image, content, DRAW, "frame = bytearray(1024)\nabsent = [0]")
    box.panel.present = False
    box.run_us(700_000)
    assert not box.flash.programs
    box.panel.power_up()
    box.panel.present = True
    plugged_us = box.now_us
    box.wait(lambda: box.panel.lit, 2_000_000)
    figure("screen back after it is plugged in", (box.now_us - plugged_us) / 1e6, 2, "s")
    assert not box.panel.shown_noise
    figure("an absent screen costs, at most in a tick", result(box) / 1e3, 2, "ms")


def test_a_bus_that_hangs_is_freed(image, content):
    box = started(image, content, DRAW, "frame = bytearray(1024)\nabsent = [0]")
    box.wires.hold(7)
    box.run_us(1_200_000)
    count = len(box.wires.log)
    box.run_us(100_000)
    assert len(box.wires.log) > count and box.panel.lit


HANG = "if self.n > 20:\n    while True:\n        pass"
CRASH = "if self.n > 5:\n    raise ValueError('put in by the test')"


def test_a_hang_is_ended_by_the_watchdog_and_noted(image, content):
    box = started(image, content, HANG)
    box.run_us(5_000_000, lambda: box.resets)
    assert len(box.resets) == 1
    box.run_us(700_000)
    assert box.files()["crash.txt"] == b"1\nIt hung: the watchdog bit."


def test_three_crashes_in_a_row_end_in_safe_mode_with_the_prompt_free(image, content):
    box = Box(image, programs.with_tick(content, CRASH))
    box.boot()
    box.wait(lambda: len(box.resets) == 3, 30_000_000)
    box.run_us(1_500_000)
    assert len(box.resets) == 3
    assert b"put in by the test" in box.files()["crash.txt"]
    assert any(box.panel.frame()) and box.panel.lit
    assert box.execute("print(6 * 7)") == "42\n"


def test_back_held_at_power_up_is_safe_mode(image, content):
    box = Box(image, content)
    box.buttons[BACK].press()
    box.boot()
    box.run_us(1_000_000)
    assert box.panel.lit and any(box.panel.frame())
    assert box.execute("import sys; print('kaperbox.app.table' in sys.modules)") == "False\n"


CHATTER = """
began = time.ticks_us()
ports.console.write(b"x" * 99 + b"\\n")
ports.console.advance(elapsed_ms)
worst[0] = max(worst[0], time.ticks_diff(time.ticks_us(), began))
if ports.buttons.pressed() & 16 and not hasattr(self, "told"):
    self.told = self.done(worst[0])
"""


def test_a_host_that_never_reads_stops_nothing(image, content, figure):
    box = started(image, content, CHATTER, "worst = [0]")
    box.wait(lambda: box.host.is_connected)
    box.host.reads = False
    box.run_us(700_000)
    figure("writing to a host that never reads, at most", result(box) / 1e3, 2, "ms")


def test_a_stuck_oscillator_still_gives_every_byte(image, content):
    box = Box(image, {**content, "main.py": b""})
    box.oscillator.stuck = True
    box.boot()
    said = box.execute(
        "import os, time\n"
        "from kaperbox.ports.pico.entropy import Entropy\n"
        "e = Entropy(os.urandom, time.ticks_us)\n"
        "print(len({e.read(1) for _ in range(600)}))"
    )
    assert int(said) > 200
