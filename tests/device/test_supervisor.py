"""How the box starts and ends: safe mode, crashes in a row, Ctrl-C, the watchdog's bite."""

from collections import namedtuple

from kaperbox.ports.pico.supervisor import Supervisor

BACK = 8
Ports = namedtuple(
    "Ports", ("buttons", "display", "speaker", "console", "battery", "clock", "watchdog")
)


class Beside:
    """A port of which only time is asked."""

    def advance(self, elapsed_ms):
        pass

    def play(self, notes):
        pass


class Display(Beside):
    def __init__(self):
        self.frames = []

    def show(self, frame):
        self.frames.append(bytes(frame))


class Buttons:
    waiting = False

    def __init__(self, mask):
        self.mask = mask

    def pressed(self):
        return self.mask


class Clock:
    """A thousand milliseconds at each look: nothing takes long."""

    def elapsed_ms(self):
        return 1000


class Watchdog:
    def __init__(self, bit):
        self.bit = bit
        self.said = []

    def start(self):
        self.said.append("start")

    def feed(self):
        self.said.append("feed")

    def stop(self):
        self.said.append("stop")


class Log:
    def __init__(self, count=0, text=""):
        self.count, self.text = count, text
        self.noted = []
        self.good_runs = 0

    def note(self, text):
        self.count += 1
        self.text = text
        self.noted.append(text)

    def survived(self):
        self.good_runs += 1


class Table:
    """Ends its loop after some ticks, in some way."""

    def __init__(self, error, after):
        self.error, self.left = error, after
        self.ticks = 0

    def tick(self, elapsed_ms):
        self.ticks += 1
        self.left -= 1
        if not self.left:
            raise self.error


class Bench:
    def __init__(self, mask=0, log=None, bit=False):
        self.log = log or Log()
        self.display = Display()
        self.watchdog = Watchdog(bit)
        self.restarts = self.rests = self.pressed_in = 0
        self.ports = Ports(
            Buttons(mask), self.display, Beside(), Beside(), Beside(), Clock(), self.watchdog
        )

    def run(self, error=None, after=3):
        self.table = None

        def make_table():
            self.table = Table(error or KeyboardInterrupt(), after)
            return self.table

        Supervisor(self.ports, self.log, self.restart, self.rest).run(make_table)

    def restart(self):
        self.restarts += 1

    def rest(self):
        """Asleep; a button wakes the box."""
        self.rests += 1
        self.ports.buttons.waiting = self.rests == self.pressed_in


def test_the_loop_feeds_the_watchdog_once_a_tick_and_ctrl_c_stops_it():
    bench = Bench()
    bench.run(after=4)
    assert bench.watchdog.said == ["start", "feed", "feed", "feed", "stop"]
    assert (bench.restarts, bench.log.noted) == (0, [])


def test_a_button_that_goes_down_ends_the_rest_at_once():
    bench = Bench()
    bench.pressed_in = 3
    bench.run(after=2)
    assert bench.rests == 3


def test_a_crash_is_noted_with_its_traceback_and_the_box_restarts_unwatched():
    bench = Bench()
    bench.run(ValueError("no such pirate"))
    assert bench.restarts == 1 and bench.watchdog.said[-1] == "stop"
    assert "Traceback" in bench.log.text and "no such pirate" in bench.log.text


def test_no_memory_is_a_crash_too():
    bench = Bench()
    bench.run(MemoryError())
    assert bench.restarts == 1 and "MemoryError" in bench.log.text


def test_an_application_that_cannot_be_loaded_is_a_crash():
    bench = Bench()

    def broken():
        raise ImportError("no module named 'kaperbox.app'")

    Supervisor(bench.ports, bench.log, bench.restart, bench.rest).run(broken)
    assert bench.restarts == 1 and "ImportError" in bench.log.text


def test_the_next_start_shows_the_crash_and_goes_on():
    bench = Bench(log=Log(1, "ValueError: no"))
    bench.run()
    assert len(bench.display.frames) == 1 and bench.table.ticks == 3


def test_the_third_crash_in_a_row_starts_in_safe_mode_with_the_reason_and_once():
    bench = Bench(log=Log(3, "ValueError: no"))
    bench.run()
    assert bench.table is None and bench.watchdog.said == []
    assert len(bench.display.frames) == 1 and bench.log.good_runs == 1


def test_back_held_at_power_up_is_safe_mode_without_a_watchdog():
    bench = Bench(mask=BACK)
    bench.run()
    assert bench.table is None and bench.watchdog.said == []
    assert len(bench.display.frames) == 1


def test_any_other_button_that_is_held_does_not_stop_the_box():
    for mask in (1, 2, 4, 16):
        bench = Bench(mask=mask)
        bench.run()
        assert bench.table.ticks == 3


def test_when_the_watchdog_bit_that_is_a_crash():
    bench = Bench(bit=True)
    bench.run()
    assert "watchdog" in bench.log.noted[0] and bench.table.ticks == 3
    bench = Bench(bit=True, log=Log(2, "It hung"))
    bench.run()
    assert bench.table is None


def test_after_half_a_minute_without_a_crash_the_row_is_broken():
    bench = Bench(log=Log(2, "ValueError: no"))
    bench.run(after=25)
    assert bench.log.good_runs == 0
    bench.run(after=40)
    assert bench.log.good_runs == 1
