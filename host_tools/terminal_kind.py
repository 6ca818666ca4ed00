"""Whether the terminal can show the box, and in how many colours, as far as one can know."""

import os
import sys

from host_tools.failure import CommandError

_NONE, _FEW, _ALL = range(3)  # as in ports/simulated/paint.py


def check_terminal() -> None:
    """CommandError when this is no terminal that could show the box."""
    kind = os.environ.get("TERM", "")
    if not (os.isatty(0) and os.isatty(1)):
        raise CommandError("", "play needs a terminal for keys and screen (or --script FILE)")
    if kind in ("", "dumb", "unknown"):
        raise CommandError("", f"play needs a terminal that can place signs; TERM is {kind!r}")
    if kind == "linux":
        raise CommandError("", "the Linux console has no braille signs: use a terminal window")
    if sys.stdout.encoding.lower().replace("-", "") != "utf8":
        raise CommandError("", f"play needs UTF-8, but the locale is {sys.stdout.encoding}")


def colours() -> int:
    """How many colours the terminal has, as far as it says."""
    if os.environ.get("NO_COLOR"):
        return _NONE
    return _ALL if os.environ.get("COLORTERM") in ("truecolor", "24bit") else _FEW
