"""What runs on the emulated board: the real `main.py`, or that with another table in the middle.

A table that is not the application starts in a third of the time, and does what the test wants of
it; all the rest of the board's software is the real one. What it finds it writes into a file.
"""

import pathlib

from host_tools import firmware

_APPLICATION = """    from kaperbox.app.table import Table

    return Table(ports)
"""
_SEEDED = "seeded_entropy"
RESULT = "result.txt"
SEED = 2


def build(folder: pathlib.Path) -> dict[str, bytes]:
    """The files of the real box, and the generator of dice that a seed foretells."""
    content = firmware.build(folder)
    source = firmware.SOURCE / "kaperbox/ports/simulated/seeded_entropy.py"
    content["kaperbox/ports/simulated/seeded_entropy.py"] = source.read_bytes()
    content["kaperbox/ports/simulated/__init__.py"] = b""
    return content


def with_table(content, lines):
    main = content["main.py"].decode()
    assert _APPLICATION in main
    made = "".join(f"    {line}\n" for line in lines.strip("\n").split("\n"))
    return {**content, "main.py": main.replace(_APPLICATION, made).encode()}


def seeded(content):
    """The application, with dice that the desktop can throw too."""
    return with_table(
        content,
        f"""
from kaperbox.app.dealer import Dealer
from kaperbox.app.table import Table
from kaperbox.ports.simulated.seeded_entropy import SeededEntropy
return Table(ports, Dealer(SeededEntropy({SEED})))
""",
    )


def with_tick(content, tick, before=""):
    """A table whose `tick(elapsed_ms)` is these lines, after `before`; `n` counts the ticks.

    Garbage is collected before each, so that what takes time is not the collector.
    """
    body = "".join(f"        {line}\n" for line in tick.strip("\n").split("\n"))
    return with_table(
        content,
        f"""
import gc, time
{before.strip()}
class Stub:
    n = 0
    def tick(self, elapsed_ms):
        self.n += 1
        gc.collect()
{body}
    def done(self, text):
        with open("/{RESULT}", "w") as file:
            file.write(str(text))
return Stub()
""",
    )
