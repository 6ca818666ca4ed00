"""Files that other programs draw from ours: the harness by WireViz, with Graphviz and a font.

Their bytes depend on the programs, so the file `drawn_with.txt` says which ones drew what is
committed; a machine that has others skips the comparison.
"""

import re
import subprocess

from hardware.drawings.harness import harness
from hardware.model import LEVELS, Design

SIGNATURE = "drawn_with.txt"


def signature() -> str | None:
    """Which Graphviz and font this machine has, or None if it has none."""
    try:
        graphviz = subprocess.run(["dot", "-V"], capture_output=True, text=True, check=True).stderr
        font = subprocess.run(["fc-match", "arial"], capture_output=True, text=True, check=True)
    except FileNotFoundError:
        return None
    return graphviz.strip() + "\n" + font.stdout.strip() + "\n"


def drawings(designs: dict[str, Design]) -> dict[str, str]:
    """Path -> text of the harness of both levels."""
    return {level + "_harness.svg": _svg(harness(designs[level])) for level in LEVELS}


def _svg(text: str) -> str:
    from wireviz.wireviz import parse

    drawn = parse(text, return_types=("svg",))
    return re.sub(r"[ \t]+$", "", drawn, flags=re.MULTILINE).rstrip("\n") + "\n"
