"""The script that the terminal, the page and the emulated board all play, and its frames."""

import pathlib

from host_tools.script import parse
from host_tools.scripted_box import ScriptedBox
from kaperbox.app.table import Table
from kaperbox.ports.simulated.box import make_ports

SCRIPT = pathlib.Path(__file__).parents[1] / "shared" / "same_everywhere.script"


def commands():
    return parse(SCRIPT.read_bytes().splitlines())


def frames() -> list[bytes]:
    """What the application draws at each `show`."""
    ports = make_ports()
    box = ScriptedBox(ports, None, lambda ports, dealer: Table(ports, dealer))
    return [bytes(ports.display.frame) for _ in box.play(commands())]
