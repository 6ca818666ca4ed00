"""What the screen says, as sentences for those who hear the page instead of seeing it."""

from host_tools.read_screen import FACE_LETTERS, LIT, UNKNOWN, read_inverse, read_text

_FACES = ("skull", "sabre", "coin", "diamond", "monkey", "parrot")
_ARROWS = (("←→", "left or right"), ("←", "left"), ("→", "right: "), ("↑", ""), ("↓", ""))
_SIGNS = _ARROWS + (("✓", "check "), ("×", "times "), ("•", " "))


def spoken(frame) -> str:
    """The headline, then line by line; what is marked is called so."""
    marked = read_inverse(frame)
    lines = []
    for row, text in enumerate(read_text(frame)):
        said = _dice(text) or _words(text)
        if said and marked[row] and row:
            said = "chosen: " + said
        if said:
            lines.append(said)
    return ". ".join(lines)


def _dice(text):
    """A row of dice icons as their names; "" if it is none."""
    letters = text.split()
    if len(letters) < 2 or any(len(letter) > 1 for letter in letters):
        return ""
    if any(letter not in FACE_LETTERS + "?" for letter in letters):
        return ""
    return "dice: " + ", ".join([_face(letter) for letter in letters])


def _face(letter):
    return "rolling" if letter == "?" else _FACES[FACE_LETTERS.index(letter)]


def _words(text):
    for sign in (UNKNOWN, LIT):
        text = text.replace(sign, " ")
    for sign, word in _SIGNS:
        text = text.replace(sign, word)
    return " ".join(text.split())
