"""KiCad's opinion: electrical check and netlist of the schematic, design check of the board."""

import re
import shutil
import subprocess
from pathlib import Path

from hardware.kicad import tools
from hardware.outputs import OUT

NEEDED = ("kaperbox.kicad_sch", "kaperbox.kicad_sym", "kaperbox.kicad_pro", "sym-lib-table")
TRIES = 2
"""The editor without a screen sometimes misses a button: once more, then it is an error."""


def electrical_check(folder: Path) -> str:
    """KiCad's report of the schematic."""
    _drive("run_erc", folder)
    return (folder / "kaperbox.erc").read_text(encoding="utf-8")


def exported_nets(folder: Path) -> dict[str, frozenset[tuple[str, str]]]:
    """The netlist that KiCad reads out of the schematic: net -> (designator, pin)."""
    _drive("netlist", folder)
    return read_nets((folder / "kaperbox.net").read_text(encoding="utf-8"))


def read_nets(text: str) -> dict[str, frozenset[tuple[str, str]]]:
    """The nets of a netlist file; pins that are joined to nothing are left out."""
    found = {}
    for piece in text.split("(net (code ")[1:]:
        name = re.search(r'\(name "([^"]*)"\)', piece)
        nodes = re.findall(r'\(node \(ref "([^"]+)"\) \(pin "([^"]+)"\)', piece)
        if name and not name[1].startswith("unconnected"):
            found[name[1]] = frozenset(nodes)
    return found


def board_check(folder: Path, source: Path = OUT) -> str:
    """KiCad's report of the board in `source`, with its planes poured."""
    run_script("check", folder, source)
    return (folder / "drc.txt").read_text(encoding="utf-8")


def counts(report: str) -> list[int]:
    """The numbers of a report's summary lines: errors and the like, all to be 0."""
    erc = re.findall(r"(?:Errors|Warnings) (\d+)", report)
    return [int(n) for n in erc or re.findall(r"\*\* Found (\d+)", report)]


def run_script(job: str, folder: Path, source: Path = OUT) -> None:
    """Runs a job of `board_script.py` in KiCad's Python."""
    python = tools.python()
    assert python, tools.ADVICE
    script = Path(__file__).parent / "board_script.py"
    subprocess.run([python, script, job, source, folder], check=True, stdout=subprocess.DEVNULL)


def _drive(job: str, folder: Path) -> None:
    command = tools.eeschema()
    assert command, tools.ADVICE
    for name in NEEDED:
        shutil.copy(OUT / name, folder / name)
    for _ in range(TRIES):
        whole = [*command, job, str(folder / "kaperbox.kicad_sch"), str(folder)]
        done = subprocess.run(whole, capture_output=True, text=True, timeout=240)
        if done.returncode == 0:
            return
    raise RuntimeError("KiCad did not finish %s: %s" % (job, done.stderr))
