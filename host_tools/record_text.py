"""From the bytes of a record to its lines: what is the same for every game and every fact.

Files come by mail and from other systems, so a byte-order mark, Windows line ends, blanks at the
ends and comments are read. Lines are cut at line feeds alone: other Unicode line ends inside a
name must not move the line numbers that every message gives.
"""

import sys
from collections import namedtuple

from host_tools.failure import CommandError, quoted

MAX_BYTES = 1_000_000
"""Far more than any game needs, and little enough to be read at once."""

FIRST_WORD, VERSION = "kaperbox-record", "1"
_MARK = b"\xef\xbb\xbf"


class LineError(Exception):
    """What is wrong, and in which line; whoever knows the file's name adds it."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason


Line = namedtuple("Line", ("number", "text"))


def at_line(line, reader, *given):
    """What `reader` makes of it; its ValueError gets the number of the line."""
    try:
        return reader(*given)
    except ValueError as error:
        raise LineError(line, str(error)) from None


def check_there(found: dict[str, Line], wanted: tuple[str, ...], end: int) -> None:
    """LineError for a header key that is missing."""
    for key in wanted:
        if key not in found:
            raise LineError(end, f'the header has no "{key}" line')


def load(path: str) -> bytes:
    """The bytes of a file, or of standard input for `-`; no more than one over the limit."""
    try:
        if path == "-":
            return sys.stdin.buffer.read(MAX_BYTES + 1) if sys.stdin else b""
        with open(path, "rb") as file:
            return file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise CommandError(path, "there is no such file") from None
    except IsADirectoryError:
        raise CommandError(path, "this is a directory: name a record in it") from None
    except PermissionError:
        raise CommandError(path, "this file may not be read: permission denied") from None
    except OSError as error:
        raise CommandError(path, error.strerror or "this file cannot be read") from None
    except ValueError as error:  # a name with a zero in it
        raise CommandError(path, str(error)) from None


def parts(data: bytes) -> tuple[list[Line], list[Line], int]:
    """(header lines after the first, event lines, number of the line that ends the header).

    Comments and the empty lines among the events are gone. Raises `LineError`.
    """
    raw = [text.strip() for text in _decoded(data).split("\n")]
    end = raw.index("") if "" in raw else len(raw)
    lines = [Line(number, text.split("#", 1)[0].strip()) for number, text in enumerate(raw, 1)]
    header = [line for line in lines[:end] if line.text]
    _check_first(header[0] if header else Line(1, ""))
    if end == len(raw):
        raise LineError(end, "the record is cut off in its header, which an empty line ends")
    return header[1:], [line for line in lines[end:] if line.text], end + 1


def _check_first(line: Line) -> None:
    words = line.text.split()
    if words[:1] != [FIRST_WORD]:
        reason = f'this is no record: its first line must be "{FIRST_WORD} {VERSION}"'
        raise LineError(line.number, reason)
    if words[1:] != [VERSION]:
        shown = quoted(" ".join(words[1:]))
        reason = f"version {shown} is not known: this program reads version {VERSION}"
        raise LineError(line.number, reason)


def _decoded(data: bytes) -> str:
    if data.startswith(_MARK):
        data = data[len(_MARK) :]
    if not data.strip():
        raise LineError(1, "the file is empty: a record begins with its header")
    zero = data.find(b"\0")
    if zero >= 0:
        raise LineError(data.count(b"\n", 0, zero) + 1, "this is a binary file, not a record")
    if len(data) > MAX_BYTES:
        line = data.count(b"\n", 0, MAX_BYTES) + 1
        raise LineError(line, f"this is too long for a record: over {MAX_BYTES} bytes")
    try:
        return data.decode("utf-8")
    except UnicodeError as error:
        line = data.count(b"\n", 0, getattr(error, "start", 0)) + 1
        raise LineError(line, "this is not UTF-8 text: save the record as UTF-8") from None
