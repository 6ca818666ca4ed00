"""Puts the simulated box together and runs it: ports, application, loop.

Runs on MicroPython and on CPython, started by `play.py`, which has made the terminal ready:
`simulated_box.py terminal CONTROL COLOURS SEED` or `simulated_box.py script NAME SEED`.
What goes wrong is written to standard error, since standard output is a picture. Imports are
late, so that a module that cannot be loaded is reported in the same way.
"""

import sys

DONE, STOPPED = 0, 1


def maker() -> str:
    """Which Python this is, for the box's upper edge."""
    name, version = sys.implementation.name, sys.implementation.version
    nice = {"micropython": "MicroPython", "cpython": "CPython"}.get(name, name)
    return "%s %d.%d" % (nice, version[0], version[1])


def make_table(ports, dealer, demo):
    from kaperbox.app.table import Table

    return Table(ports, dealer, demo)


def open_box(control: int, colours: int, seed: int | None) -> int:
    """In the terminal, until the player leaves."""
    from kaperbox.ports.simulated import faceplate
    from kaperbox.ports.simulated.box import Box, make_ports
    from kaperbox.ports.simulated.paint import Paint
    from kaperbox.ports.simulated.seeded_entropy import SeededEntropy
    from kaperbox.ports.simulated.terminal import Terminal

    ports = make_ports(None if seed is None else SeededEntropy(seed))
    table = make_table(ports, None, seed is not None)
    terminal = Terminal(control, (faceplate.COLUMNS, faceplate.ROWS))
    Box(ports, terminal, Paint(colours), maker()).run(table.tick)
    return DONE


def main(arguments: list[str]) -> int:
    mode = arguments[0]
    seed = None if arguments[-1] == "-" else int(arguments[-1])
    try:
        if mode == "terminal":
            return open_box(int(arguments[1]), int(arguments[2]), seed)
        raise ValueError(mode)
    except KeyboardInterrupt:
        return DONE
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
