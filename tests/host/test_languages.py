"""Every text of the box is there in each language, and all of each is still of use."""

from collections.abc import Callable

import pytest

from host_tools.languages import TABLES, module, render, words
from kaperbox.app.canvas import COLUMNS
from kaperbox.app.font import EXTRA
from kaperbox.app.roster import LONGEST
from kaperbox.app.screens.name_entry import LETTERS
from kaperbox.app.screens.players import NAMES
from tests.host.shown_texts import PLACE, SAME, UNSAID, listed, readable, shown, texts

LANGUAGES = {name: words(parts) for name, parts in TABLES.items()}
GERMAN = LANGUAGES["german"]


def of_each(test: Callable[[str], None]) -> object:
    return pytest.mark.parametrize("name", LANGUAGES)(test)


@of_each
def test_every_text_is_there(name: str) -> None:
    missing = texts() - LANGUAGES[name].keys() - listed(SAME) - listed(UNSAID) - {LETTERS}
    assert sorted(text for text in missing if readable(text)) == []


@of_each
def test_all_of_it_is_of_use(name: str) -> None:
    assert sorted(LANGUAGES[name].keys() - texts()) == []


@pytest.mark.parametrize(
    "source",
    [
        'canvas.text(0, 0, "Something new")',
        'def draw():\n    """Draws."""\n    return "Something new" % 3',
        'LINES = (("Something new", "", None),)',
    ],
)
def test_a_text_that_is_missing_is_found(source: str) -> None:
    assert shown(source) - GERMAN.keys() - {""} == {"Something new"}


@of_each
def test_the_same_is_filled_in(name: str) -> None:
    for text, said in LANGUAGES[name].items():
        assert PLACE.findall(said) == PLACE.findall(text), text


@of_each
def test_the_font_has_every_letter_and_no_word_is_longer_than_a_line(name: str) -> None:
    for said in LANGUAGES[name].values():
        assert all(" " <= letter < "\x7f" or letter in EXTRA for letter in said), said
        assert max(map(len, said.split(" "))) <= COLUMNS, said


@of_each
def test_what_has_been_said_is_not_said_again_otherwise(name: str) -> None:
    """A text that was filled in passes through `say` once more when it is drawn."""
    table = LANGUAGES[name]
    assert {said for said in table.values() if table.get(said, said) != said} == set()


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
