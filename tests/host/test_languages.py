"""Every text of the box has its German, and all German is still of use."""

import ast
import pathlib
import re

import pytest

from host_tools import german
from host_tools.languages import module, render, words
from kaperbox.app.canvas import COLUMNS
from kaperbox.app.font import EXTRA
from kaperbox.app.roster import LONGEST
from kaperbox.app.screens.kapern.words import FACES
from kaperbox.app.screens.name_entry import LETTERS
from kaperbox.app.screens.players import NAMES

APP = pathlib.Path(__file__).parents[2] / "firmware" / "kaperbox" / "app"
GERMAN = words(german.PARTS)

WORDLESS = "base32 drbg fate font german keyed_hash language pieces proof roster saved_game sealed"
"""Modules that show nothing."""
SAME = """
Piraten Kapern|Piratatak|amigo|EN|DE|auto|SSD1306|SH1106|new38|classic35|OK|ROLL|BACK|LEFT|RIGHT
OK +1  ROLL -1|OK✓ ROLL!|Sets| ok|%d s|%d ms|%s ms
DS1|LS1|BT1|Anne|Bart|Cleo|Drake|Edda
"""
"""What is the same in German: names, and what stands on the box itself."""
UNSAID = """
games|aside|players|self-test|BY_HAND|battery|by_chance|follows|lamps|little|moving|names_stuck
on_pads|kapern|piratatak|kaperbox.engine.%s.game|kaperbox.app.screens.%s.flow|s|<BH|<BHH
"""
"""Names of files, attributes and modules, and what is only a part of a text."""
OF_TOOLS = ("_LINES", "ENDINGS")
"""What only commands of the host say."""
PART = re.compile(r"(D|SW|PB|LP)\d+")
PLACE = re.compile(r"%[0-9]*[sd%]")
LETTER = re.compile(r"[^\W\d_]")


def listed(text: str) -> set[str]:
    return set(text.strip("\n").replace("\n", "|").split("|"))


def shown(source: str) -> set[str]:
    """The texts in a source that a person may see."""
    tree = ast.parse(source)
    found = {id(node): node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    for node in ast.walk(tree):
        for hidden in _hidden(node):
            for inner in ast.walk(hidden):
                found.pop(id(inner), None)
    return {text for text in found.values() if isinstance(text, str)}


def _hidden(node: ast.AST) -> list[ast.AST]:
    """Docstrings, reasons of errors, names of fields, and annotations."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return [node.value]
    if isinstance(node, ast.Raise):
        return [node]
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "namedtuple":
        return list(node.args)
    if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in OF_TOOLS:
        return [node.value]
    return []


def texts() -> set[str]:
    """All of the application, and those that it makes of parts."""
    found: set[str] = set()
    for path in sorted(APP.rglob("*.py")):
        if path.stem not in WORDLESS.split():
            found |= shown(path.read_text(encoding="utf-8"))
    plain = {face for face in FACES if face not in NAMED}
    made = {f"1 {face}" for face in FACES} | {f"%d {face}s" for face in FACES}
    return found - plain | made


NAMED = ("skull", "sabre", "coin", "diamond")
"""Faces whose names stand alone somewhere."""


def readable(text: str) -> bool:
    return bool(LETTER.search(PLACE.sub("", text))) and not PART.fullmatch(text)


def test_every_text_has_its_german() -> None:
    missing = texts() - GERMAN.keys() - listed(SAME) - listed(UNSAID) - {LETTERS}
    assert sorted(text for text in missing if readable(text)) == []


def test_all_german_is_of_use() -> None:
    assert sorted(GERMAN.keys() - texts()) == []


@pytest.mark.parametrize(
    "source",
    [
        'canvas.text(0, 0, "Something new")',
        'def draw():\n    """Draws."""\n    return "Something new" % 3',
        'LINES = (("Something new", "", None),)',
    ],
)
def test_a_text_without_german_is_found(source: str) -> None:
    assert shown(source) - GERMAN.keys() - {""} == {"Something new"}


@pytest.mark.parametrize("text", sorted(GERMAN))
def test_the_same_is_filled_in(text: str) -> None:
    assert PLACE.findall(GERMAN[text]) == PLACE.findall(text)


def test_the_font_has_every_letter_and_no_word_is_longer_than_a_line() -> None:
    for said in GERMAN.values():
        assert all(" " <= letter < "\x7f" or letter in EXTRA for letter in said), said
        assert max(map(len, said.split(" "))) <= COLUMNS, said


def test_what_has_been_said_is_not_said_again_otherwise() -> None:
    """A text that was filled in passes through `say` once more when it is drawn."""
    assert {said for said in GERMAN.values() if GERMAN.get(said, said) != said} == set()


def test_nobody_is_called_like_a_text() -> None:
    letters = set(LETTERS[1:-1])
    assert GERMAN.keys().isdisjoint(NAMES)
    assert [t for t in GERMAN if len(t) <= LONGEST and set(t) <= letters] == []


def test_the_committed_modules_are_what_the_tables_say() -> None:
    for path, text in render().items():
        assert path.read_text(encoding="utf-8") == text
        assert max(map(len, text.splitlines())) <= 99


def test_a_text_in_two_tables_is_told() -> None:
    with pytest.raises(ValueError, match="twice: .*'no'"):
        words(({"yes": "ja", "no": "nein"}, {"no": "nö"}))


def test_texts_that_would_be_mistaken_for_each_other_are_told() -> None:
    """Both have the same CRC-32."""
    with pytest.raises(ValueError, match="checksum"):
        module("german", {"plumless": "eins", "buckeroo": "zwei"})
