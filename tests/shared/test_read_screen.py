"""Pictures read back as text: every letter, dark on light, dice, big digits."""

from host_tools.read_screen import FACE_LETTERS, PIP_DIGITS, read_inverse, read_text
from kaperbox.app import pictures
from kaperbox.app.canvas import Canvas
from kaperbox.app.font import EXTRA

ASCII = "".join(chr(code) for code in range(32, 127))
BLANK = " " * 16


def test_every_letter_of_the_font_is_read_back():
    letters = ASCII + EXTRA
    for begin in range(0, len(letters), 16):
        canvas = Canvas()
        part = letters[begin : begin + 16]
        canvas.text(0, 0, part)
        assert read_text(canvas.frame)[0] == (part + BLANK)[:16]
        assert read_inverse(canvas.frame) == ("",) * 8


def test_an_empty_screen_is_eight_empty_lines():
    assert read_text(bytes(1024)) == (BLANK,) * 8


def test_dark_on_light_reads_the_same_and_is_told():
    canvas = Canvas()
    canvas.headline("2 dice")
    canvas.text(4, 0, "one two three")
    canvas.invert(4, 4 * 8, 3 * 8)
    assert read_text(canvas.frame)[0] == "     2 dice     "
    assert read_text(canvas.frame)[4] == "one two three   "
    assert read_inverse(canvas.frame) == ("2 dice", "", "", "", "two", "", "", "")


def test_light_without_letters_is_no_text():
    canvas = Canvas()
    canvas.text(2, 0, "bar")
    canvas.invert(2, 32, 40)
    assert read_text(canvas.frame)[2] == "bar █████       "
    assert read_inverse(canvas.frame)[2] == ""


def test_eight_dice_are_eight_letters():
    canvas = Canvas()
    for place in range(8):
        canvas.picture(2, place * 16, pictures.FACES[place % 6])
    canvas.invert(2, 16, 16, 2)
    canvas.text(4, 0, "x x")
    assert read_text(canvas.frame)[2:5] == ("K S G D M P K S ", BLANK, "x x             ")
    assert read_inverse(canvas.frame)[2] == "S"


def test_pips_and_rolling_dice():
    canvas = Canvas()
    for place, picture in enumerate(pictures.PIPS + (pictures.FACE_ROLLING,)):
        canvas.picture(0, place * 16, picture)
    assert read_text(canvas.frame)[0] == "1 2 3 4 5 6 ?   "


def test_the_letters_are_those_of_the_records():
    assert (FACE_LETTERS, PIP_DIGITS) == ("KSGDMP", "123456")


def test_big_digits_are_a_number():
    for number in ("7", "-1500", "+800", "12/36", "0123456789"):
        canvas = Canvas()
        canvas.big_centred(3, number)
        canvas.text(5, 0, "below")
        lines = read_text(canvas.frame)
        assert lines[3].strip() == number
        assert lines[4:6] == (BLANK, "below           ")


def test_what_is_no_text_is_grey():
    canvas = Canvas()
    canvas.text(0, 0, "A")
    canvas.frame[8 * 3 + 2] = 0x55
    assert read_text(canvas.frame)[0] == "A  ▒" + " " * 12
