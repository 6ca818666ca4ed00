"""The picture of the screen."""

from host_tools.read_screen import read_inverse, read_text
from kaperbox.app.canvas import Canvas, wrapped
from tests.shared.cases import cases


def test_text_stands_where_it_was_put_and_is_cut_at_the_edge():
    canvas = Canvas()
    canvas.text(0, 12, "Anne and Bart")
    canvas.sides(1, "A long, long name", "+1200")
    assert read_text(canvas.frame)[:2] == ("            Anne", "A long, lo +1200")


def test_a_headline_is_centred_and_dark_on_light():
    canvas = Canvas()
    canvas.headline("Bust!")
    assert read_inverse(canvas.frame)[0] == "Bust!"
    assert canvas.frame[0] == 255


def test_a_letter_that_is_not_in_the_font_is_a_question_mark():
    canvas = Canvas()
    canvas.text(0, 0, "aéß→")
    assert read_text(canvas.frame)[0].rstrip() == "a?ß→"


def test_clear_leaves_nothing():
    canvas = Canvas()
    canvas.headline("x")
    canvas.clear()
    assert canvas.frame == bytes(1024)


@cases(
    "text, width, lines",
    ("", 16, [""]),
    ("one two", 16, ["one two"]),
    ("The Guardian saves one skull", 11, ["The", "Guardian", "saves one", "skull"]),
    ("abcdefghij", 4, ["abcd"]),
)
def test_words_are_wrapped(text, width, lines):
    assert wrapped(text, width) == lines
