"""Where the desktop MicroPython is: beside this Python, or on the PATH."""

import pathlib
import shutil
import sys


def find_micropython() -> str | None:
    """The path of a MicroPython, or None."""
    beside = pathlib.Path(sys.executable).parent / "micropython"
    return str(beside) if beside.exists() else shutil.which("micropython")
