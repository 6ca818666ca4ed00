"""Turns the text drawings in host_tools/art into the firmware's font.py and pictures.py.

Run `python -m host_tools.pictures` after you have changed a drawing. In a sheet `= name`
heads a picture, `#` is a lit pixel, `.` a dark one, and a line that begins with `;` is a
comment. The bytes are in the order of the display (and of framebuf.MONO_VLSB): pages of
8 rows from the top, in a page one byte a column from the left, bit 0 the topmost row.
"""

import re
from pathlib import Path

ART = Path(__file__).parent / "art"
APP = Path(__file__).parent.parent / "firmware" / "kaperbox" / "app"

SIZES = {"font": (8, 8), "digits": (12, 16), "faces": (16, 16), "title": (128, 24)}
NAMES = {"font": r"[^\0-\x1f]", "digits": r"[-+/0-9]"}
SPELLED = {"space": " ", "equals": "=", "semicolon": ";"}
ASCII = [chr(code) for code in range(32, 127)]
DIGITS = "0123456789+-/"
FACES = ["skull", "sabre", "coin", "diamond", "monkey", "parrot"]
PIPS = ["one", "two", "three", "four", "five", "six"]
CARDS = ["treasure", "pirate", "guardian", "animals", "coin", "diamond", "skull1", "skull2"]
CARDS += ["ship2", "ship3", "ship4", "peace", "zombie", "shipwreck"]
SYMBOLS = ["skull", "sabre", "coconut", "diamond", "boat", "pistol"]
"""Piratatak's, of which Piraten Kapern has some: those are drawn only once."""
SETS = ["CARD_SKULL1", "SET_SABRE", "SET_COCONUT", "CARD_DIAMOND", "SET_BOAT", "SET_PISTOL"]
SHEETS: dict[str, list[str]]
SHEETS = {"faces": FACES + PIPS, "cards": CARDS, "sets": [], "scenes": ["title"]}
GROUPS = [("FACE", "FACE_", FACES), ("PIP", "FACE_", PIPS), ("CARD", "CARD_", CARDS)]
GROUPS += [("SYMBOL", "FACE_", SYMBOLS), ("SET", "", SETS)]
PLACES = """\
# A picture is the place of its bytes in PICTURES, where they take no more room than they need: the
# faces of 16x16 pixels, from CARD_TREASURE on those of 32x32, and then the title of 128x24.
"""
HEAD = '"""%s. Made by host_tools/pictures.py from host_tools/art: change that."""\n\n'


def error(path: Path, number: int, advice: str) -> ValueError:
    return ValueError("%s:%d: %s" % (path.name, number, advice))


def read_sheet(path: Path) -> dict[str, bytes]:
    """The pictures of one sheet by name, in the sheet's order."""
    blocks: dict[str, list[tuple[int, str]]] = {}
    name = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        line = line.rstrip()
        if line.startswith("= "):
            name = SPELLED.get(line[2:], line[2:])
            if name in blocks:
                raise error(path, number, "%r is drawn twice: rename or remove one" % name)
            if not re.fullmatch(NAMES.get(path.stem, "[a-z0-9]+"), name):
                raise error(path, number, "%r cannot be a name here: take another" % name)
            blocks[name] = [(number, line)]
        elif line and not line.startswith(";"):
            if not name:
                raise error(path, number, 'a row before any heading: put "= name" above it')
            blocks[name].append((number, line))
    return {name: pages(checked_rows(path, name, lines)) for name, lines in blocks.items()}


def checked_rows(path: Path, name: str, lines: list[tuple[int, str]]) -> list[str]:
    """The rows below a heading, if they have the right size and characters."""
    width, height = SIZES.get(name, SIZES.get(path.stem, (32, 32)))
    for number, row in lines[1:]:
        odd = row.strip("#.")[:1]
        if odd:
            raise error(path, number, "%r is not a pixel: use # for lit, . for dark" % odd)
        if len(row) != width:
            raise error(path, number, "%d pixels wide: make it %d" % (len(row), width))
    if len(lines) != height + 1:
        raise error(path, lines[0][0], "%d rows high: make it %d" % (len(lines) - 1, height))
    return [row for _, row in lines[1:]]


def pages(rows: list[str]) -> bytes:
    """The picture as the display wants it."""
    data = bytearray()
    for top in range(0, len(rows), 8):
        for column in zip(*rows[top : top + 8], strict=True):
            data.append(sum(1 << bit for bit, pixel in enumerate(column) if pixel == "#"))
    return bytes(data)


def pick(path: Path, names: list[str]) -> dict[str, bytes]:
    """The sheet's pictures, those named (none may miss) first and in that order."""
    sheet = read_sheet(path)
    for name in names:
        if name not in sheet:
            last = path.read_text(encoding="utf-8").count("\n")
            raise error(path, last, "%r is missing: draw it below, with its heading" % name)
    return {name: sheet[name] for name in names} | sheet


def literal(data: bytes) -> str:
    lines = (data[start : start + 16] for start in range(0, len(data), 16))
    return "\n".join('    b"%s"' % "".join("\\x%02x" % byte for byte in line) for line in lines)


def font_module(art: Path) -> str:
    glyphs = pick(art / "font.txt", ASCII)
    text = HEAD % "The letters" + "# GLYPHS: 8 bytes each, ASCII 32 to 126, then these.\n"
    text += 'EXTRA = "%s"\n\n' % "".join(glyphs)[len(ASCII) :]
    return text + "GLYPHS = (\n%s\n)\n" % literal(b"".join(glyphs.values()))


def all_pictures(art: Path) -> dict[str, bytes]:
    """Those of all sheets by the names that they get, the small ones first."""
    found = {}
    for sheet, names in SHEETS.items():
        for name, data in pick(art / (sheet + ".txt"), names).items():
            found["TITLE" if name == "title" else (sheet[:-1] + "_" + name).upper()] = data
    return dict(sorted(found.items(), key=lambda item: len(item[1])))


def pictures_module(art: Path) -> str:
    digits = pick(art / "digits.txt", list(DIGITS))
    text = HEAD % "The pictures" + 'BIG_DIGITS = "%s"\n\n' % DIGITS
    text += "# 12 wide and 16 high, 24 bytes each.\n"
    text += "BIG_GLYPHS = (\n%s\n)\n" % literal(b"".join(digits.values()))
    text += "\n" + PLACES
    drawn = all_pictures(art)
    place = 0
    for name, data in drawn.items():
        text += "%s = %d\n" % (name, place)
        place += len(data)
    text += "\nPICTURES = (\n%s\n)\n" % literal(b"".join(drawn.values()))
    for group, prefix, names in GROUPS:
        members = ("    %s%s,\n" % (prefix, name.upper()) for name in names)
        text += "\n%sS = (\n%s)\n" % (group, "".join(members))
    return text


def render(art: Path = ART) -> dict[Path, str]:
    """The text of each generated module by its path."""
    return {APP / "font.py": font_module(art), APP / "pictures.py": pictures_module(art)}


if __name__ == "__main__":
    for module, text in render().items():
        module.write_text(text, encoding="utf-8")
