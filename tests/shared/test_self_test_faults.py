"""The self-test of a box with faults: each is named with its part, and what to check."""

from kaperbox.app.canvas import COLUMNS
from kaperbox.app.screens.self_test import parts
from kaperbox.app.screens.self_test.report import OK, Finding, Report
from tests.shared.cases import cases
from tests.shared.self_test_box import (
    DISPLAY,
    INSIDE,
    KEYS,
    LAMPS,
    PADS,
    PIXELS,
    SPEAKER,
    SUMMARY,
    Battery,
    Chance,
    Failing,
    SelfTestBox,
)


class Stuck(Chance):
    def read(self, count):
        return bytes(count)


class Repeating(Chance):
    def read(self, count):
        return bytes(range(16)) * (count // 16)


class Lopsided(Chance):
    """Every fourth byte is the same."""

    def read(self, count):
        data = bytearray(Chance.read(self, count))
        for at in range(0, count, 4):
            data[at] = 7
        return bytes(data)


@cases(
    "millivolts, low, line",
    (5050, False, "BT1 5.0 V ok"),
    (3990, False, "BT1 3.9 V ok"),
    (3100, True, "BT1 3.1 V: low"),
    (0, False, "BT1 0.0 V: none"),
    (6600, False, "BT1 6.6 V: high"),
)
def test_the_battery(millivolts, low, line):
    box = SelfTestBox(INSIDE, battery=Battery(millivolts, low))
    assert box.found()[0] == line


def test_the_battery_is_measured_while_one_looks():
    box = SelfTestBox(INSIDE, battery=Battery())
    box.ports.battery.reading = 3333, True
    box.wait(100)
    assert box.found()[0] == "BT1 3.3 V: low"


def test_a_box_without_a_battery_port_does_not_speak_of_it():
    box = SelfTestBox(INSIDE)
    assert box.found() == ["Storage ok", "Entropy ok"]


@cases(
    "at, errno, line",
    ("write", 5, "Storage no write"),
    ("write", 28, "Storage full"),
    ("read", 5, "Storage misread"),
    ("misread", 0, "Storage misread"),
    ("remove", 5, "Storage no erase"),
    ("stays", 0, "Storage no erase"),
)
def test_storage_that_fails(at, errno, line):
    box = SelfTestBox(INSIDE, storage=Failing(at, errno))
    assert box.found()[0] == line


def test_storage_is_left_as_it_was():
    box = SelfTestBox(INSIDE)
    files = dict(box.ports.storage.files)
    box.press("back ok")
    box.wait(200)
    assert box.found()[0] == "Storage ok" and box.ports.storage.files == files
    for at in ("read", "misread"):
        assert "self-test" not in SelfTestBox(INSIDE, storage=Failing(at)).ports.storage.files


@cases(
    "entropy, line",
    (Stuck(), "Entropy stuck"),
    (Lopsided(), "Entropy lopsided"),
    (Repeating(), "Entropy repeats"),
)
def test_entropy_that_is_none(entropy, line):
    assert SelfTestBox(INSIDE, entropy=entropy).found()[1] == line


def test_entropy_is_read_a_little_at_a_tick():
    box = SelfTestBox()
    asked = box.ports.entropy.asked
    box.wait(1000)
    assert sum(asked) == 1024 and max(asked) == 128


def test_a_screen_with_a_fault():
    box = SelfTestBox(DISPLAY)
    box.press("ok roll ok left left left")
    assert "DS1 bad checkers" in box.found()


def test_pixels_that_stay_dark_are_named_one_by_one():
    box = SelfTestBox(PIXELS)
    box.press("ok ok roll" + " ok" * 4 + " roll roll" + " ok" * 3)
    box.press("left " * 4)
    assert box.found()[:4] == ["DS1: seen?", "D3 dark", "D8-D9 dark", "LP1-LP4: lit?"]


def test_a_speaker_that_nobody_hears():
    box = SelfTestBox(SPEAKER)
    box.press("roll ok")
    assert "LS1 silent" in box.found()


def test_a_button_that_is_never_let_go():
    box = SelfTestBox(KEYS)
    box.press("left")
    box.keep_down("roll", 5000)
    assert box.found()[4] == "SW5 let it go"
    box.wait(6000)
    assert box.found() == ["SW1 ok", "SW2 ok", "SW3 press it", "SW4 press it", "SW5 never let go"]
    box.ports.down = 0
    box.wait(100)
    assert box.found()[4] == "SW5 ok"


def test_a_button_that_was_stuck_before():
    box = SelfTestBox(LAMPS)
    box.keep_down("roll", 11000)
    box.ports.down = 16 | 2
    box.wait(60)
    box.keep_down("roll", 11000)
    assert box.headline() == "Buttons" and box.found()[4] == "SW5 never let go"


def test_a_button_that_is_dead_stays_to_be_pressed():
    box = SelfTestBox(KEYS)
    box.press("left right ok back")
    box.hold("ok")
    box.press("right right")
    assert "SW5 press it" in box.found()


def test_a_pad_that_bounces():
    box = SelfTestBox(PADS)
    box.bounce(1, 0, 2, 3, 80)
    box.bounce(3, 0, 1, 2, 3, 4, 5, 6, 80, 81, 82)
    box.bounce(4, 0, 80)
    assert box.found() == ["PB1 ok, bounce 1", "PB2 press it", "PB3 bounced 4x", "PB4 ok"]


def test_the_worst_press_counts_and_two_presses_are_no_bounce():
    box = SelfTestBox(PADS)
    box.bounce(2, 0, 60, 90, 150)
    assert box.found()[1] == "PB2 ok"
    box.bounce(2, 0, 1, 2, 3, 4, 80)
    box.bounce(2, 0, 80)
    assert box.found()[1] == "PB2 ok, bounce 2"


def test_edges_in_any_order_are_the_same_press():
    box = SelfTestBox(PADS)
    us = box.ports.us + 1000
    box.ports.edges = [(0, us + ms * 1000, ms % 2 == 0) for ms in (83, 2, 81, 0, 1, 82, 3)]
    box.wait(200)
    assert box.found()[0] == "PB1 ok, bounce 2"


def test_a_pad_that_is_never_let_go():
    box = SelfTestBox(PADS)
    box.ports.edges = [(1, box.ports.us, True)]
    box.wait(11000)
    assert box.found()[1] == "PB2 never let go"
    assert box.lines()[3] == "PB3 press it"


def test_what_is_to_check_comes_first_and_is_counted():
    box = SelfTestBox(SUMMARY, battery=Battery(3100, True))
    assert box.headline() == "← 28 to check →"
    assert box.found() == [
        "BT1 3.1 V: low",
        "DS1: seen?",
        "D1-D12: lit?",
        "LP1-LP4: lit?",
        "SW1-SW5 press it",
    ]
    box.press("ok")
    assert box.found() == ["PB1-PB4 press it", "LS1: heard?", "Storage ok", "Entropy ok"]


def test_no_line_is_longer_than_the_screen():
    report = Report(True)
    for words in (" never let go", " bounced 12x", " ok, bounce 3", " dark"):
        for name in parts.BUTTONS + parts.PADS + parts.LAMPS:
            report.note(name, Finding(False, words))
        assert max([len(line) for line in report.lines()]) <= COLUMNS


def test_neighbours_that_say_the_same_are_one_line_if_it_has_room():
    report = Report(False)
    for name in parts.BUTTONS[:4]:
        report.note(name, OK)
    for name in parts.PADS[1:3]:
        report.note(name, Finding(False, " never let go"))
    lines = report.lines()
    assert "SW1-SW4 ok" in lines and "SW5 press it" in lines
    assert "PB2 never let go" in lines and "PB3 never let go" in lines
