"""What the simulated box draws: braille, colours, the box around them, and how the loop goes."""

from kaperbox.ports.simulated import faceplate, paint
from kaperbox.ports.simulated.box import Box, make_ports
from kaperbox.ports.simulated.braille import Braille
from kaperbox.ports.simulated.keyboard import HELP
from kaperbox.ports.simulated.paint import Paint
from tests.shared.cases import cases


def frame_with(*dots):
    frame = bytearray(1024)
    for x, y in dots:
        frame[y // 8 * 128 + x] |= 1 << y % 8
    return frame


@cases(
    "x, y, sign",
    (0, 0, "⠁"),
    (0, 1, "⠂"),
    (0, 2, "⠄"),
    (0, 3, "⡀"),
    (1, 0, "⠈"),
    (1, 1, "⠐"),
    (1, 2, "⠠"),
    (1, 3, "⢀"),
    (127, 63, "⢀"),
    (77, 38, "⠠"),
)
def test_each_dot_of_the_screen_is_one_dot_of_a_sign(x, y, sign):
    lines = Braille().lines(frame_with((x, y)))
    assert lines[y // 4][x // 2] == sign
    assert [line.count("⠀") for line in lines] == [
        63 if row == y // 4 else 64 for row in range(16)
    ]


def test_a_bright_screen_is_all_dots():
    assert Braille().lines(b"\xff" * 1024) == ("⣿" * 64,) * 16


def test_what_changes_is_drawn_anew():
    braille = Braille()
    first = braille.lines(frame_with((0, 0), (4, 20)))
    second = braille.lines(frame_with((0, 0), (5, 20)))
    assert [row for row in range(16) if first[row] != second[row]] == [5]
    assert Braille().lines(frame_with((0, 0), (5, 20))) == second


@cases(
    "colour, number",
    (0x000000, 16),
    (0xFFFFFF, 231),
    (0xFF0000, 196),
    (0x00FF00, 46),
    (0x0000FF, 21),
    (0x808080, 244),
    (0x15191E, 234),
)
def test_the_nearest_of_256_colours(colour, number):
    assert paint.nearest_of_256(colour) == number


def test_colours_as_the_terminal_can_show_them():
    assert Paint(paint.ALL).ink(0x0A0B0C) == "\x1b[38;2;10;11;12m"
    assert Paint(paint.FEW).ground(0xFF0000) == "\x1b[48;5;196m"
    assert Paint(paint.NONE).ink(0xFF0000) == ""


@cases("colour, shown", (0, "···"), (0x010000, "░░░"), (0x00FF00, "███"), (0x000080, "▓▓▓"))
def test_without_colours_light_shows_its_brightness(colour, shown):
    assert Paint(paint.NONE).block(colour, 0x222222, 3) == shown


def look(hint="", lamps=0, hertz=0, playing=False, colours=(0,) * 12):
    picture = Braille().lines(bytes(1024))
    return faceplate.Look(picture, colours, lamps, hertz, playing, hint)


def plain_lines(*arguments, **named):
    plate = faceplate.Faceplate(Paint(paint.NONE), "MicroPython 1.29", HELP)
    return plate.lines(look(*arguments, **named))


def test_the_box_fits_into_80x24():
    for lines in (plain_lines(), plain_lines("press q again to leave", 15, 12345, True)):
        assert [len(line) for line in lines] == [80] * 24


def test_the_box_says_which_keys_there_are():
    first, second = plain_lines()[22:]
    assert first.split() == ["←→", "move", "Enter", "OK", "Esc", "back", "Space", "ROLL"]
    assert " ".join(second.split()) == "s hold OK: stop m menu 1234 pads q twice: quit"


def test_pads_sound_and_hint_are_shown():
    lines = plain_lines("do this", lamps=0b0101, hertz=440, playing=True)
    text = "\n".join(lines)
    for part in ("● 1", "○ 2", "● 3", "○ 4", "♪ 440 Hz"):
        assert part in text
    assert lines[23].endswith(" do this  ")
    assert "♪" not in "\n".join(plain_lines())
    assert "♪" in "\n".join(plain_lines(playing=True))


def test_the_twelve_pixels_stand_in_a_row_with_the_dice_below():
    lines = plain_lines(colours=(0xFFFFFF,) + (0,) * 10 + (0xFFFFFF,))
    assert lines[19].split() == ["│", "███"] + ["···"] * 10 + ["███", "│"]
    assert lines[20].split() == ["│"] + list("12345678") + ["│"]
    assert lines[20].index("8") == lines[19].index("███") + 1 + 7 * 5


@cases("columns, rows", (79, 24), (80, 23), (30, 10), (10, 3), (1, 1))
def test_a_small_terminal_is_told_how_big_it_must_be(columns, rows):
    lines = faceplate.too_small(columns, rows)
    assert len(lines) <= rows
    assert all(len(line) <= columns for line in lines)
    if columns >= 30:
        assert " ".join(lines).startswith("The box needs 80x24. This terminal is %dx" % columns)


class FakeTerminal:
    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.pictures = []
        self.gone = False
        self.typed = []

    def fits(self):
        return self.columns >= 80 and self.rows >= 24

    def wait(self, wait_ms):
        self.gone = not self.typed
        return self.typed.pop(0) if self.typed else b""

    def show(self, lines):
        self.pictures.append(lines)


def box_in(terminal):
    return Box(make_ports(), terminal, Paint(paint.NONE), "here")


def test_the_application_ticks_in_every_round_and_is_drawn_thirty_times_a_second():
    terminal = FakeTerminal(80, 24)
    box, ticks = box_in(terminal), []
    for _ in range(200):
        box.step(b"", 5, ticks.append)
    assert ticks == [5] * 200
    assert 25 <= len(terminal.pictures) <= 35


def test_in_a_small_terminal_the_game_waits():
    terminal = FakeTerminal(60, 20)
    box, ticks = box_in(terminal), []
    box.step(b"", 40, ticks.append)
    assert terminal.pictures == [faceplate.too_small(60, 20)]
    terminal.columns, terminal.rows = 90, 30
    box.step(b"", 40, ticks.append)
    assert ticks == [40]
    assert len(terminal.pictures[-1]) == 24


def test_the_loop_ends_with_q_q_and_with_the_terminal():
    terminal = FakeTerminal(80, 24)
    terminal.typed = [b"", b"q", b"q", b"never read"]
    box_in(terminal).run(len_of_nothing)
    assert terminal.typed == [b"never read"]
    terminal.typed = []
    box_in(terminal).run(len_of_nothing)
    assert terminal.gone


def len_of_nothing(elapsed_ms):
    assert elapsed_ms >= 0
