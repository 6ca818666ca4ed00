"""Finds the texts of the application in its sources, all that a person may see of it."""

import ast
import pathlib
import re

from kaperbox.app.screens.kapern.words import FACES

APP = pathlib.Path(__file__).parents[2] / "firmware" / "kaperbox" / "app"
WORDLESS = "base32 drbg fate font german keyed_hash language pieces proof roster saved_game "
WORDLESS += "sealed shelf"
"""Modules that show nothing."""
SAME = """
Piraten Kapern|Piratatak|amigo|EN|DE|auto|SSD1306|SH1106|new38|classic35|OK|ROLL|BACK|LEFT|RIGHT
OK +1  ROLL -1|OK✓ ROLL!|Sets| ok|%d s|%d ms|%s ms
DS1|LS1|BT1|Anne|Bart|Cleo|Drake|Edda
"""
"""What is the same in German: names, and what stands on the box itself."""
UNSAID = """
games|aside|players|self-test|BY_HAND|battery|by_chance|follows|lamps|little|moving|names_stuck|rolling
on_pads|kapern|piratatak|kaperbox.engine.%s.game|kaperbox.app.screens.%s.flow|s|<BH|<BHH
"""
"""Names of files, attributes and modules, and what is only a part of a text."""
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
