"""Puts the simulated box together and runs it: ports, application, loop.

Runs on MicroPython and on CPython, started by `play.py`, which has made the terminal ready:
`simulated_box.py terminal CONTROL COLOURS DATA SEED` or `simulated_box.py script NAME SEED`.
What goes wrong is written to standard error, since standard output is a picture. Imports are
late, so that a module that cannot be loaded is reported in the same way.
"""

import sys

DONE, STOPPED, UNREAD, INTERRUPTED = 0, 70, 141, 130
"""Exit statuses; a script's own errors have 1 and 2, an error of the program is none of them."""

_LINE = 1000


def maker() -> str:
    """Which Python this is, for the box's upper edge."""
    name, version = sys.implementation.name, sys.implementation.version
    nice = {"micropython": "MicroPython", "cpython": "CPython"}.get(name, name)
    return "%s %d.%d" % (nice, version[0], version[1])


def make_table(ports, dealer, demo):
    from kaperbox.app.table import Table

    return Table(ports, dealer, demo)


def open_box(control: int, colours: int, data: str, seed: int | None) -> int:
    """In the terminal, until the player leaves. `data` is a folder, "-" to keep nothing."""
    from kaperbox.ports.simulated import faceplate
    from kaperbox.ports.simulated.box import Box, make_ports
    from kaperbox.ports.simulated.paint import Paint
    from kaperbox.ports.simulated.seeded_entropy import SeededEntropy
    from kaperbox.ports.simulated.storage import Storage
    from kaperbox.ports.simulated.terminal import Terminal

    storage = None if data == "-" else Storage(data)
    ports = make_ports(None if seed is None else SeededEntropy(seed), storage)
    table = make_table(ports, None, seed is not None)
    terminal = Terminal(control, (faceplate.COLUMNS, faceplate.ROWS))
    Box(ports, terminal, Paint(colours), maker()).run(table.tick)
    return DONE


def play_script(name: str, seed: int | None) -> int:
    """The script on standard input; its screens go to standard output."""
    from host_tools.output import Output
    from host_tools.script import ScriptError, parse
    from host_tools.scripted_box import ScriptedBox
    from kaperbox.app.dealer import Dealer
    from kaperbox.ports.simulated.box import make_ports
    from kaperbox.ports.simulated.seeded_entropy import SeededEntropy

    dealer, output = Dealer(SeededEntropy(seed or 0)), Output()
    try:
        commands = parse(lines_of_input())
        box = ScriptedBox(make_ports(), dealer, lambda p, d: make_table(p, d, seed is not None))
        for text in box.play(commands):
            if not output.write(text):
                return UNREAD
    except ScriptError as error:
        where = "%s:%d" % (name, error.line) if error.line else name
        sys.stderr.write("kaperbox: %s: %s\n" % (where, error.reason))
        return error.status
    return DONE


def lines_of_input():
    """Lines of bytes; of an endless one its beginning."""
    with open(0, "rb") as file:
        line = file.readline(_LINE)
        while line:
            yield line
            line = file.readline(_LINE)


def main(arguments: list[str]) -> int:
    mode, seed = arguments[0], None if arguments[-1] == "-" else int(arguments[-1])
    try:
        if mode == "script":
            return play_script(arguments[1], seed)
        return open_box(int(arguments[1]), int(arguments[2]), arguments[3], seed)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 - whatever it is, the launcher must be able to tell
        report(error)
        return STOPPED


def report(error) -> None:
    """The traceback on standard error."""
    if sys.implementation.name == "micropython":
        getattr(sys, "print_exception")(error, sys.stderr)  # noqa: B009 - only there
    else:
        sys.excepthook(type(error), error, error.__traceback__)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
