"""Scripts for the box: one command a line, `#` begins a comment.

    press BUTTON ...   left, right, ok, back or roll; several are pressed one after another
    hold BUTTON        long enough to count as held
    wait MS            nothing is pressed for so long
    throw FACES        what the dice of the next throw show, letters KSGDMP, in their order
    card NAME          the card that is drawn next
    die SYMBOL ...     the sides of the next dice of Piratatak
    pad N ... [at US]  pads, all in the same microsecond: so long after this line, 0 if not said
    show [TITLE]       write the screen

Runs on both interpreters: plain ValueErrors inside, a ScriptError with the line outside.
"""

FACE_LETTERS = "KSGDMP"
BUTTONS = ("left", "right", "ok", "back", "roll")
"""In the order of the button port's bits."""
CARDS = ("treasure", "pirate", "guardian", "animals", "coin", "diamond", "skull1", "skull2") + (
    ("ship2", "ship3", "ship4", "peace", "zombie", "shipwreck")
)
"""In the order of the engine's numbers."""

SYMBOLS = ("skull", "sabre", "coconut", "diamond", "boat", "pistol")
"""In the order of a die's sides."""
PADS = ("1", "2", "3", "4")

LONGEST_WAIT_MS = 600000
LONGEST_AHEAD_US = 999999
MOST_DICE = 12
MOST_COMMANDS = 10000
_LONGEST_LINE = 200
_SHOWN = 24
_MARK = b"\xef\xbb\xbf"


class ScriptError(Exception):
    """`line` counts from 1; 0 when it is none in particular."""

    def __init__(self, line: int, reason: str, status: int = 2):
        super().__init__(line, reason)
        self.line, self.reason, self.status = line, reason, status


def parse(lines) -> list[tuple]:
    """(line, verb, value) for each command in these lines of bytes. ScriptError.

    A `press` of several buttons is several commands.
    """
    commands = []
    for number, line in enumerate(lines, 1):
        try:
            words = _text(line, number).split("#")[0].strip()
            for verb, value in _commands(words) if words else ():
                commands.append((number, verb, value))
            if len(commands) > MOST_COMMANDS:
                raise ValueError("more than %d commands" % MOST_COMMANDS)
        except ValueError as error:
            raise ScriptError(number, str(error)) from None
    return commands


def _text(line, number):
    if len(line) > _LONGEST_LINE:
        raise ValueError("a line is longer than %d bytes" % _LONGEST_LINE)
    if number == 1 and line.startswith(_MARK):
        line = line[len(_MARK) :]
    try:
        text = line.decode()
    except UnicodeError:
        raise ValueError("not text (UTF-8)") from None
    for sign in text.rstrip():
        if (sign < " " and sign != "\t") or "\x7f" <= sign < "\xa0":
            raise ValueError("not text (a control character)")
    return text


def _commands(words):
    verb, _, rest = words.replace("\t", " ").partition(" ")
    value = _READERS[_place(VERBS, verb, "command")](rest.strip())
    return tuple((verb, button) for button in value) if verb == "press" else ((verb, value),)


def _place(names, word, kind):
    if word in names:
        return names.index(word)
    shown = word if len(word) <= _SHOWN else word[:_SHOWN] + "..."
    raise ValueError('%s "%s": one of %s' % ("unknown " + kind, shown, ", ".join(names)))


def _buttons(text):
    masks = tuple(1 << _place(BUTTONS, name, "button") for name in text.split())
    if not masks:
        raise ValueError("which button? " + ", ".join(BUTTONS))
    return masks


def _button(text):
    masks = _buttons(text)
    if len(masks) > 1:
        raise ValueError("hold one button")
    return masks[0]


def _number(text, most, asked):
    """ValueError that asks for one from 0 to `most`."""
    if not text or len(text) > 6 or text.strip("0123456789") or int(text) > most:
        raise ValueError(asked % most)
    return int(text)


def _milliseconds(text):
    return _number(text, LONGEST_WAIT_MS, "wait how long? 0 to %d milliseconds")


def _pads(text):
    """(pads from 0, microseconds from now)"""
    names, at, later = text.partition(" at ")
    us = _number(later.strip(), LONGEST_AHEAD_US, "at when? 0 to %d microseconds") if at else 0
    pads = tuple(_place(PADS, name, "pad") for name in names.split())
    if not pads:
        raise ValueError("which pad? 1 to 4")
    return pads, us


def _dice(text):
    sides = tuple(_place(SYMBOLS, name, "symbol") for name in text.split())
    if not sides:
        raise ValueError("which side? " + ", ".join(SYMBOLS))
    return sides


def _faces(text):
    if not 1 <= len(text) <= MOST_DICE or text.strip(FACE_LETTERS):
        raise ValueError("throw what? 1 to %d letters of %s" % (MOST_DICE, FACE_LETTERS))
    return tuple(FACE_LETTERS.index(letter) for letter in text)


def _card(text):
    return _place(CARDS, text, "card")


VERBS = ("press", "hold", "wait", "throw", "card", "die", "pad", "show")
_READERS = (_buttons, _button, _milliseconds, _faces, _card, _dice, _pads, str)
