"""The shared tests once more, each file on a real MicroPython with a small heap."""

import pathlib
import re
import subprocess

import pytest

from host_tools.interpreter import find_micropython

TOP = pathlib.Path(__file__).parents[2]
HEAPS = {"shared": "640k", "device": "16m"}
"""By folder, with room to spare: nothing is compiled beforehand; the compiler works in the same
heap. What a board needs is measured by `make bench`. Those of the device hold a whole flash in
memory."""
FILES = sorted(path for folder in HEAPS for path in (TOP / "tests" / folder).glob("test_*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_on_micropython(path: pathlib.Path) -> None:
    micropython = find_micropython()
    if micropython is None:
        pytest.skip("no MicroPython on this machine")  # no wheel here, and none on the PATH
    heap = "heapsize=" + HEAPS[path.parent.name]
    done = subprocess.run(
        [micropython, "-X", heap, "tests/run_on_micropython.py", path.relative_to(TOP)],
        cwd=TOP,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    written = len(set(re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE)))
    assert done.stdout.splitlines()[-1] == f"{written} passed, 0 failed"
