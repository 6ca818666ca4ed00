"""From what a terminal sends to the buttons of the simulated box, as timelines."""

from kaperbox.ports.simulated import buttons
from kaperbox.ports.simulated.buttons import Buttons
from kaperbox.ports.simulated.keyboard import BUTTONS, HELP, Keyboard
from kaperbox.ports.simulated.keys import Keys
from kaperbox.ports.simulated.pads import Pads
from tests.shared.cases import cases

STEP_MS = 20


@cases(
    "sent, keys",
    (b"\x1b[C", ("right",)),
    (b"\x1b[D\x1b[A\x1b[B", ("left", "up", "down")),
    (b"\x1bOD", ("left",)),
    (b"\n\r \x7f\x08", ("enter", "enter", "space", "backspace", "backspace")),
    (b"sMq", ("s", "m", "q")),
    (b"\x1b[1;5C", ("?",)),
    (b"\x1b[15~s", ("?", "s")),
    (b"\xc3\xbcs", ("?", "s")),
    (b"\x1b\x1b[C", ("escape", "right")),
    (b"\x1bs", ("escape", "s")),
    (b"\x00", ("?",)),
)
def test_a_key_is_known_by_what_the_terminal_sends(sent, keys):
    assert Keys().feed(sent) == keys


def test_an_arrow_may_come_in_pieces():
    keys = Keys()
    assert keys.feed(b"\x1b") == ()
    assert keys.advance(10) == ()
    assert keys.feed(b"[") == ()
    assert keys.advance(10) == ()
    assert keys.feed(b"C") == ("right",)


def test_escape_alone_is_known_by_the_silence_after_it():
    keys = Keys()
    assert keys.feed(b"\x1b") == ()
    assert keys.advance(12) == ()
    assert keys.advance(13) == ("escape",)
    assert keys.advance(100) == ()


def test_one_slow_round_does_not_tear_an_arrow_apart():
    keys = Keys()
    keys.feed(b"\x1b")
    assert keys.advance(500) == ()
    assert keys.feed(b"[D") == ("left",)


def test_a_sequence_that_breaks_off_is_one_unknown_key():
    keys = Keys()
    keys.feed(b"\x1b[1;")
    assert keys.advance(15) + keys.advance(15) == ("?",)
    assert keys.feed(b"s") == ("s",)


def test_a_sequence_without_an_end_does_not_swallow_the_keys_for_ever():
    keys = Keys()
    assert len(keys.feed(b"\x1b[" + b"1" * 100)) > 1


def timeline(pressing, length_ms):
    """One sign for each 20 ms: the button that is down, or a dot."""
    signs = ""
    for _ in range(length_ms // STEP_MS):
        pressing.advance(STEP_MS)
        signs += {0: ".", 1: "L", 2: "R", 4: "O", 8: "B", 16: "T"}[pressing.pressed()]
    return signs


def test_a_press_goes_down_and_comes_up():
    box = Buttons()
    box.press(buttons.OK)
    assert timeline(box, 160) == "OOOO...."


def test_presses_wait_for_each_other():
    box = Buttons()
    for button in (buttons.LEFT, buttons.LEFT, buttons.ROLL):
        assert box.press(button)
    assert timeline(box, 420) == "LLLL...LLLL...TTTT..."
    assert not box.idle()  # one that follows at once must wait for the next round
    box.advance(STEP_MS)
    assert box.idle()


def test_a_hold_is_longer_than_the_application_asks_for():
    box = Buttons()
    box.press(buttons.OK, buttons.HOLD_MS)
    assert timeline(box, 800) == "O" * 35 + "." * 5


def test_a_slow_round_does_not_hide_a_press():
    box = Buttons()
    box.press(buttons.OK)
    seen = []
    for _ in range(4):
        box.advance(1000)
        seen.append(box.pressed())
    assert seen == [4, 4, 0, 0]


def test_a_key_that_repeats_does_not_run_on_for_long():
    box = Buttons()
    assert [box.press(buttons.RIGHT) for _ in range(6)] == [True] * 4 + [False] * 2
    assert box.press(buttons.OK)


def test_the_queue_has_an_end():
    box = Buttons()
    taken = [box.press(1 << count % 2) for count in range(40)]
    assert taken.count(True) == 16


def test_each_key_of_the_help_does_something():
    first, second = HELP
    named = ["←→", "Enter", "Esc", "Space", "s", "m", "1234", "q"]
    assert [name for name, _ in first + second] == named
    for key in ("left", "right", "enter", "escape", "space", "s", "m"):
        assert key in BUTTONS


def test_keys_press_buttons():
    box = Buttons()
    Keyboard(box, Pads()).take(b"\x1b[C \r", 0)
    assert timeline(box, 420) == "RRRR...TTTT...OOOO..."


def test_the_keys_1_to_4_are_pads():
    pads = Pads()
    Keyboard(Buttons(), pads).take(b"31", 0)
    assert pads.take() == ((2, 0, True), (0, 0, True))
    pads.advance(100)
    assert pads.take() == ((2, 80000, False), (0, 80000, False))
    assert pads.now_us() == 100000


def test_pads_can_be_pressed_at_any_microsecond():
    pads = Pads()
    for pad, after_us in ((3, 1001), (0, 1000), (1, 1000)):
        assert pads.press(pad, after_us)
    assert pads.take() == ()
    pads.advance(1)
    assert pads.take() == ((0, 1000, True), (1, 1000, True))
    pads.advance(1)
    assert pads.take() == ((3, 1001, True),)


def test_too_many_presses_of_a_pad_are_dropped():
    pads = Pads()
    assert [pads.press(0) for _ in range(40)].count(True) == 32


def test_q_asks_first_and_leaves_when_it_comes_again():
    keyboard = Keyboard(Buttons(), Pads())
    keyboard.take(b"q", 0)
    assert keyboard.hint == "press q again to leave"
    assert not keyboard.leaving
    keyboard.take(b"", 500)
    keyboard.take(b"q", 0)
    assert keyboard.leaving


@cases("between, elapsed_ms", (b" ", 0), (b"x", 0), (b"", 3000))
def test_another_key_or_some_seconds_take_q_back(between, elapsed_ms):
    keyboard = Keyboard(Buttons(), Pads())
    keyboard.take(b"q", 0)
    keyboard.take(between, elapsed_ms)
    keyboard.take(b"q", 0)
    assert not keyboard.leaving


def test_an_unknown_key_gets_a_hint_that_fades():
    keyboard = Keyboard(Buttons(), Pads())
    keyboard.take(b"x", 0)
    assert keyboard.hint == "that key does nothing here"
    keyboard.take(b"", 2999)
    assert keyboard.hint
    keyboard.take(b"", 1)
    assert keyboard.hint == ""
