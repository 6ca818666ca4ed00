"""`python -m hardware` draws `hardware/out` anew; with `rules` it only checks the design.

The pictures of the harness need Graphviz; without it they stay as they are.
"""

import sys

from hardware import drawn, outputs
from hardware.model import PCB
from hardware.outputs import OUT
from hardware.rules import complaints


def main() -> int:
    """0, or 1 if the design breaks a rule: then nothing is drawn."""
    designs = outputs.all_designs()
    found = ["%s: %s" % (level, text) for level in designs for text in complaints(designs[level])]
    print("\n".join(found) or "The design keeps all rules.")
    if found or sys.argv[1:] == ["rules"]:
        return 1 if found else 0
    for name, make in outputs.texts(designs).items():
        _write(name, make().encode())
    for name, draw in (outputs.solids(designs[PCB]) | outputs.pictures(designs[PCB])).items():
        _write(name, draw())
    with_programs = drawn.signature()
    if with_programs is None:
        print("Left as they are, without Graphviz (apt install graphviz): the harness pictures.")
        return 0
    for name, text in drawn.drawings(designs).items():
        _write(name, text.encode())
    _write(drawn.SIGNATURE, with_programs.encode())
    return 0


def _write(name: str, data: bytes) -> None:
    path = OUT / name
    path.parent.mkdir(parents=True, exist_ok=True)
    is_new = not path.exists() or path.read_bytes() != data
    path.write_bytes(data)
    print("%s %s" % ("written" if is_new else "same   ", name))


sys.exit(main())
