"""The self-test names parts as board and guide do; the application cannot read `board.py`."""

import re
from pathlib import Path

import board
from kaperbox.app.gestures import BUTTONS
from kaperbox.app.lights import PIXELS
from kaperbox.app.pads import PADS
from kaperbox.app.screens.self_test import parts

GUIDE = Path(__file__).parents[2] / "hardware" / "README.md"


def test_parts_are_called_as_on_the_board() -> None:
    assert parts.DISPLAY == board.DISPLAY_PART
    assert parts.SPEAKER == board.SPEAKER_PART
    assert parts.BATTERY == board.BATTERY_PART
    assert parts.PIXELS == board.PIXEL_PARTS
    assert parts.BUTTONS == board.BUTTON_PARTS
    assert parts.PADS == board.PAD_PARTS
    assert parts.LAMPS == board.LAMP_PARTS


def test_there_are_as_many_as_the_box_has() -> None:
    assert len(parts.PIXELS) == PIXELS
    assert len(parts.BUTTONS) == len(BUTTONS)
    assert len(parts.PADS) == len(parts.LAMPS) == PADS


def test_the_guide_explains_the_words_of_the_screen() -> None:
    folder = Path(parts.__file__).parent
    said = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    table = GUIDE.read_text(encoding="utf-8").split("## When a line is not ok")[1]
    cells = re.findall(r"^\|([^|]*)\|", table.split("## ")[0], re.MULTILINE)
    quoted = [words for cell in cells for words in re.findall(r'"([^"]+)"', cell)]
    assert len(quoted) > 15
    for words in quoted:
        assert words in said, words
