"""Puts the box's software onto a board with MicroPython: only what differs, and then compared.

Journal, history and settings stay. Uses the board's own prompt, as mpremote does.
"""

import argparse
import hashlib
import pathlib
import sys
from typing import Any

from mpremote.transport import TransportError
from mpremote.transport_serial import SerialTransport
from serial.tools import list_ports

from host_tools import firmware, on_board

RASPBERRY_PI = 0x2E8A
_SPEED = 115200


class DeployError(Exception):
    """One line that says why nothing, or not everything, was put onto the board."""


def find_port(wanted: str, ports: list[tuple[str, int | None]]) -> str:
    """The port of the one board, or the wanted one. `ports`: (device, vendor)."""
    if wanted:
        return wanted
    boards = [device for device, vendor in ports if vendor == RASPBERRY_PI]
    if not boards:
        raise DeployError("no board found: plug one in that runs MicroPython, or say PORT=...")
    if len(boards) > 1:
        raise DeployError("%d boards: say PORT=... (%s)" % (len(boards), ", ".join(boards)))
    return boards[0]


class Board:
    """A board at its raw prompt. `transport` has `exec` and `fs_writefile`, as mpremote's."""

    def __init__(self, transport: Any) -> None:
        self._transport = transport
        transport.exec(pathlib.Path(on_board.__file__).read_text(encoding="utf-8"))

    def checksums(self) -> dict[str, str]:
        lines = self._transport.exec("tell()").decode().splitlines()
        return {name: checksum for checksum, _, name in (line.partition(" ") for line in lines)}

    def remove(self, names: list[str]) -> None:
        self._transport.exec(f"remove({names!r})")

    def write(self, content: dict[str, bytes]) -> None:
        parents = {str(parent) for name in content for parent in pathlib.PurePath(name).parents}
        self._transport.exec(f"make_folders({sorted(parents - {'.'})!r})")
        for name, data in content.items():
            self._transport.fs_writefile(name, data)


def deploy(board: Board, content: dict[str, bytes]) -> str:
    """Makes the board's files these; a line that says what was done. DeployError."""
    wanted = {name: hashlib.sha256(data).hexdigest() for name, data in content.items()}
    there = board.checksums()
    stale = sorted(set(there) - set(wanted))
    new = {name: content[name] for name in sorted(wanted) if there.get(name) != wanted[name]}
    board.remove(stale)
    board.write(new)
    wrong = sorted(name for name, _ in set(board.checksums().items()) ^ set(wanted.items()))
    if wrong:
        raise DeployError("the board does not have what was written: " + ", ".join(wrong[:3]))
    same = len(wanted) - len(new)
    return "%d files written, %d removed, %d already there; all compared" % (
        len(new),
        len(stale),
        same,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", nargs="?", default="", help="of the board, if there are several")
    wanted = parser.parse_args().port
    content = firmware.build(firmware.BUILD)
    try:
        port = find_port(wanted, [(port.device, port.vid) for port in list_ports.comports()])
        transport = SerialTransport(port, _SPEED)
        transport.enter_raw_repl()
        print(f"{port}: " + deploy(Board(transport), content))
        transport.exec_raw_no_follow("import machine; machine.reset()")
        transport.close()
    except (DeployError, TransportError, OSError) as error:
        print(f"make deploy: {error}", file=sys.stderr)
        return 1
    print("The box starts anew. Journal, history and settings are as they were.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
