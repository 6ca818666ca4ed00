"""What the screen says, as sentences for those who hear the page instead of seeing it.

What is put between its texts, and pictures in words, is said in the language of the box as well.
"""

from host_tools.read_screen import (
    FACE_LETTERS,
    LIT,
    UNKNOWN,
    inverse_cells,
    read_inverse,
    read_text,
)
from kaperbox.app import language

_GERMAN = {
    "skull": "Totenkopf",
    "sabre": "Säbel",
    "coin": "Münze",
    "diamond": "Diamant",
    "monkey": "Affe",
    "parrot": "Papagei",
    "left or right": "links oder rechts",
    "left ": "links ",
    "right: ": "rechts: ",
    "check ": "Haken ",
    "times ": "mal ",
    "skull ": "Totenkopf ",
    "anchor ": "Anker ",
    "to throw": "zu werfen",
    "on the card": "auf der Karte",
    "chosen: ": "gewählt: ",
    "dice: ": "Würfel: ",
    "chosen: die %d, %s": "gewählt: Würfel %d, %s",
    "rolling": "rollt",
}
_FACES = ("skull", "sabre", "coin", "diamond", "monkey", "parrot")
_SIGNS = (
    ("←→", "left or right"),
    ("←", "left "),
    ("→", "right: "),
    ("↑", ""),
    ("↓", ""),
    ("✓", "check "),
    ("×", "times "),
    ("•", " "),
    ("☠", "skull "),
    ("⚓", "anchor "),
)
_MARKS = (("↑", "to throw"), ("⚓", "on the card"))
_MARKS_BELOW = 2  # rows: a die is two high


def spoken(frame) -> str:
    """The headline, then line by line; what is marked is called so."""
    texts, marked = read_text(frame), read_inverse(frame)
    lines, row = [], 0
    while row < len(texts):
        letters = _letters(texts[row])
        if letters and row + _MARKS_BELOW < len(texts):
            marks = texts[row + _MARKS_BELOW]
            lines.extend(_dice(letters, marks, _cursor(frame, row)))
            row += _MARKS_BELOW
        else:
            said = _words(texts[row])
            lines.extend([_chosen(said, row and marked[row])] if said else [])
        row += 1
    return ". ".join(lines)


def _chosen(said, is_marked):
    return _say("chosen: ") + said if is_marked else said


def _say(text):
    return _GERMAN.get(text, text) if language.chosen else text


def _letters(text):
    """The dice icons of a row, as `KSGD`; "" if it is no such row."""
    letters = text.split()
    if len(letters) < 2 or any(len(letter) > 1 for letter in letters):
        return ""
    if any(letter not in FACE_LETTERS + "?" for letter in letters):
        return ""
    return "".join(letters)


def _cursor(frame, row):
    """The die that the cursor is on: it or its mark is dark on light. None without a cursor."""
    for line in (row, row + _MARKS_BELOW):
        cells = inverse_cells(frame, line)
        if cells:
            return cells[0] // 2
    return None


def _dice(letters, marks, cursor):
    """Sentences about a row of dice and the marks under them, two columns for each die."""
    names = [_face(letter) for letter in letters]
    said = [_say("dice: ") + ", ".join(names)]
    for sign, meaning in _MARKS:
        found = [str(die + 1) for die in range(len(names)) if marks[2 * die : 2 * die + 1] == sign]
        if found:
            said.append("%s: %s" % (_say(meaning), ", ".join(found)))
    if cursor is not None and cursor < len(names):
        said.append(_say("chosen: die %d, %s") % (cursor + 1, names[cursor]))
    return said


def _face(letter):
    return _say("rolling" if letter == "?" else _FACES[FACE_LETTERS.index(letter)])


def _words(text):
    for sign in (UNKNOWN, LIT):
        text = text.replace(sign, " ")
    for sign, word in _SIGNS:
        text = text.replace(sign, _say(word))
    return " ".join(text.split())
