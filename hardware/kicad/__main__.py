"""`python -m hardware.kicad check` runs KiCad's checks, `make` the files for the board maker."""

import os
import shutil
import subprocess
import sys

from hardware.kicad import checks, tools
from hardware.outputs import OUT


def check() -> int:
    """Runs the tests that need KiCad; says what to install where it is missing."""
    if not tools.python():
        print(tools.ADVICE)
        return 2
    tools.set_up()
    test = ["tests/host/test_hardware_kicad.py", "-q", "-rs"]
    return subprocess.run([sys.executable, "-m", "pytest", *test], cwd=tools.ROOT).returncode


def make() -> int:
    """Gerber, drill and position files and the interactive bill below `build/hardware`."""
    if not tools.python():
        print("Not made: files for the board maker. " + tools.ADVICE)
        return 0
    tools.set_up()
    shutil.rmtree(tools.BUILD, ignore_errors=True)
    tools.BUILD.mkdir(parents=True)
    checks.run_script("make", tools.BUILD)
    shutil.copy(OUT / "positions.csv", tools.BUILD)
    _interactive_bill()
    shutil.make_archive(str(tools.BUILD / "gerber"), "zip", tools.BUILD / "gerber")
    for path in sorted(tools.BUILD.rglob("*")):
        print("written %s" % path.relative_to(tools.ROOT))
    return 0


def _interactive_bill() -> None:
    program = tools.VENV / "bin" / "generate_interactive_bom"
    page = ["--no-browser", "--dest-dir", str(tools.BUILD), "--name-format", "interactive_bom"]
    board = tools.BUILD / "kaperbox.kicad_pcb"
    environment = os.environ | {"INTERACTIVE_HTML_BOM_NO_DISPLAY": "1"}
    done = subprocess.run(
        [str(program), *page, str(board)], env=environment, capture_output=True, text=True
    )
    if done.returncode:
        raise RuntimeError("the interactive bill was not made: " + done.stderr)


if __name__ == "__main__":
    sys.exit({"check": check, "make": make}[sys.argv[1]]())
