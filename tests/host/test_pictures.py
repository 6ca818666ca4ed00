"""The art sheets: what is committed is what they say, and a bad sheet tells its line."""

import shutil

import pytest

from host_tools.pictures import ART, read_sheet, render
from kaperbox.app import canvas, font, pictures

SIZES = {
    "FACE": (16, 2),
    "CARD": (32, 4),
    "SCENE": (32, 4),
    "SET": (32, 4),
    "TITLE": (128, 3),
}
"""By kind: width, and height in pages of 8 pixels."""


def size(name):
    """How many bytes a picture of this name has."""
    width, pages = SIZES[name.split("_")[0]]
    return width * pages


PICTURES = {
    name: (*canvas.size(value), pictures.PICTURES[value : value + size(name)])
    for name, value in vars(pictures).items()
    if name == "TITLE" or name.startswith(("FACE_", "CARD_", "SCENE_", "SET_"))
}


def sheet(folder, *, name="faces", text):
    path = folder / (name + ".txt")
    path.write_text(text, encoding="utf-8")
    return path


def chunks(data, size):
    return [data[start : start + size] for start in range(0, len(data), size)]


def test_the_committed_modules_are_what_the_sheets_say():
    for path, text in render().items():
        assert path.read_text(encoding="utf-8") == text


def test_rendering_has_no_line_over_99_characters():
    lines = "".join(render().values()).splitlines()
    assert max(map(len, lines)) <= 99


def test_the_font_has_every_printable_ascii_character_and_the_extras():
    assert len(font.GLYPHS) == 8 * (95 + len(font.EXTRA))
    assert font.EXTRA == "ÄÖÜäöüß←→↑↓✓✗•×♥⌛☠⚓"


def test_no_two_glyphs_look_the_same():
    glyphs = chunks(font.GLYPHS, 8)
    assert len(set(glyphs)) == len(glyphs)


def test_every_glyph_leaves_a_gap_to_the_next():
    for number, glyph in enumerate(chunks(font.GLYPHS, 8)):
        assert glyph[7] == 0, chr(32 + number)


def test_no_two_big_digits_look_the_same():
    digits = chunks(pictures.BIG_GLYPHS, 24)
    assert len(set(digits)) == len(digits) == len(pictures.BIG_DIGITS)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_has_the_size_of_its_kind(name):
    width, pages, data = PICTURES[name]
    assert (width, pages) == SIZES[name.split("_")[0]]
    assert len(data) == width * pages


def test_the_pictures_fill_their_bytes_and_do_not_overlap():
    places = sorted((getattr(pictures, name), size(name)) for name in PICTURES)
    ends = [place + bytes_of for place, bytes_of in places]
    assert [place for place, _ in places] == [0, *ends[:-1]]
    assert ends[-1] == len(pictures.PICTURES)


def test_no_two_pictures_look_the_same():
    assert len(set(PICTURES.values())) == len(PICTURES)


def test_the_tuples_hold_all_faces_and_cards():
    assert [len(pictures.FACES), len(pictures.PIPS), len(pictures.CARDS)] == [6, 6, 14]
    assert pictures.FACES[0] == pictures.FACE_SKULL
    assert pictures.CARDS[-1] == pictures.CARD_SHIPWRECK
    assert len(set(pictures.SYMBOLS)) == len(set(pictures.SETS)) == 6
    assert pictures.SYMBOLS[2] == pictures.FACE_COCONUT
    assert pictures.SETS[2] == pictures.SET_COCONUT


@pytest.mark.parametrize("name", [name for name in PICTURES if name.startswith("FACE_")])
def test_a_face_leaves_a_gap_to_its_neighbour(name):
    width, _, data = PICTURES[name]
    touches_left, touches_right = any(data[0::width]), any(data[width - 1 :: width])
    assert not (touches_left and touches_right)


def test_pages_run_from_the_top_left_with_bit_0_on_top(tmp_path):
    rows = ["#" + "." * 7] + ["." * 8] * 6 + ["." * 6 + "#."]
    path = sheet(tmp_path, name="font", text="= A\n" + "\n".join(rows))
    assert read_sheet(path) == {"A": b"\x01\x00\x00\x00\x00\x00\x80\x00"}


ROW = "." * 16 + "\n"
FACE = ROW * 16


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("; a die\n= a\n" + "." * 15, "faces.txt:3: 15 pixels wide: make it 16"),
        ("= a\n" + ROW + ".......o........", "faces.txt:3: 'o' is not a pixel: use #"),
        ("= a\n" + ROW * 15, "faces.txt:1: 15 rows high: make it 16"),
        ("= a\n" + ROW * 17, "faces.txt:1: 17 rows high: make it 16"),
        ("= a\n" + FACE + "\n= a\n" + FACE, "faces.txt:19: 'a' is drawn twice"),
        (ROW, "faces.txt:1: a row before any heading"),
        ("= a-b\n" + FACE, "faces.txt:1: 'a-b' cannot be a name here"),
    ],
)
def test_a_bad_sheet_tells_the_line_and_what_to_do(tmp_path, text, message):
    with pytest.raises(ValueError) as caught:
        read_sheet(sheet(tmp_path, text=text))
    assert str(caught.value).startswith(message)


def test_a_missing_glyph_is_named(tmp_path):
    shutil.copytree(ART, tmp_path, dirs_exist_ok=True)
    text = (ART / "font.txt").read_text(encoding="utf-8").replace("= Q\n", "= Ω\n")
    sheet(tmp_path, name="font", text=text)
    with pytest.raises(ValueError, match=r"font\.txt:%d: 'Q' is missing" % text.count("\n")):
        render(tmp_path)
