"""Where the box is put together: the board's ports, the application, and who watches over both."""

import machine

from kaperbox.ports.pico import parts
from kaperbox.ports.pico.crash_log import CrashLog
from kaperbox.ports.pico.supervisor import Supervisor

CRASH_LOG = "/crash.txt"


def make_table(ports):
    """The application. Only imported here, so that safe mode does without it."""
    from kaperbox.app.table import Table

    return Table(ports)


ports = parts.make_ports()
Supervisor(ports, CrashLog(CRASH_LOG), machine.reset, machine.idle).run(lambda: make_table(ports))
