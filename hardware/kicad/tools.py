"""Finds KiCad's Python, its schematic editor without a screen, and the page for the parts.

The editor has no command line in KiCad 6: kiauto presses its buttons on a screen in memory.
"""

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "hardware"
VENV = ROOT / "build" / "kicad"
PINS = ("kiauto==2.3.10", "InteractiveHtmlBom==2.12.0")
ADVICE = (
    "KiCad is missing: apt install --no-install-recommends kicad xvfb xauth xdotool xclip "
    "(about 800 MB), then make hardware-check"
)


def python() -> str | None:
    """The Python that can load KiCad's boards; KICAD_PYTHON names it if it is elsewhere."""
    for path in (os.environ.get("KICAD_PYTHON", ""), "/usr/bin/python3"):
        if path and shutil.which(path):
            found = subprocess.run([path, "-c", "import pcbnew"], capture_output=True)
            if found.returncode == 0:
                return path
    return None


def eeschema() -> list[str] | None:
    """The command that drives the schematic editor, without its arguments."""
    screen, driver = shutil.which("xvfb-run"), VENV / "bin" / "eeschema_do"
    return [screen, "-a", str(driver)] if screen and driver.exists() else None


def set_up() -> None:
    """Installs what drives KiCad beside the project, once."""
    path = python()
    if path and not (VENV / "ready").exists():
        print("Setting up what drives KiCad, once ...", flush=True)
        subprocess.run([path, "-m", "venv", "--system-site-packages", VENV], check=True)
        pip = str(VENV / "bin" / "pip")
        quietly = ("--quiet", "--disable-pip-version-check")
        subprocess.run([pip, "install", *quietly, *PINS], check=True)
        (VENV / "ready").touch()
