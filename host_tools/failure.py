"""How a command says no: one line on standard error and an exit status, never a traceback."""

_SHOWN = 24
"""Characters of a wrong word that a message repeats; a binary file can have very long ones."""


class CommandError(Exception):
    """Ends the command. `where`: a file and its line, an option, or "" where there is none.

    Status 1 is for input that says no (an illegal move), 2 for wrong usage and unreadable input.
    """

    def __init__(self, where: str, reason: str, status: int = 2) -> None:
        super().__init__(where, reason, status)
        self.status = status
        self.line = one_line(": ".join(part for part in ("kaperbox", where, reason) if part))


def printable(text: str) -> bool:
    """Whether all of it can be shown; MicroPython knows only control characters."""
    if hasattr(text, "isprintable"):
        return text.isprintable()
    return not any(letter < " " or "\x7f" <= letter < "\xa0" for letter in text)


def one_line(text: str) -> str:
    """`text` without anything that could break the line or upset a terminal."""
    return "".join(letter if printable(letter) else "?" for letter in text)


def quoted(word: str) -> str:
    """A word from the input, short and harmless, for a message."""
    return '"%s"' % one_line(word if len(word) <= _SHOWN else word[:_SHOWN] + "...")


def one_of(names: tuple[str, ...]) -> str:
    """What is possible instead, for a message."""
    return "one of " + ", ".join(names)
