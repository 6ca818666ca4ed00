"""Plays a script on the simulated box, with a clock of its own, and gives its screens as text.

The same script gives the same text on every machine and interpreter: pictures for the manual and
tests from the button to the screen are the same thing.
"""

from host_tools.read_screen import read_inverse, read_text
from host_tools.script import ScriptError
from host_tools.scripted_dealer import ScriptedDealer
from kaperbox.ports.simulated.braille import Braille
from kaperbox.ports.simulated.buttons import HOLD_MS

TICK_MS = 20


class ScriptedBox:
    """`make_table(ports, dealer)` gives the application; `dealer` throws what no line says."""

    def __init__(self, ports, dealer, make_table):
        self._ports = ports
        self._dealer = ScriptedDealer(dealer)
        self._table = make_table(ports, self._dealer)
        self._tick(0)

    def play(self, commands):
        """Text, for each `show` among these commands of `script.parse`. ScriptError."""
        for line, verb, value in commands:
            if verb == "show":
                yield screen_text(self._ports, value or "line %d" % line)
            else:
                self._do(line, verb, value)
        self._dealer.check_used()

    def _do(self, line, verb, value):
        if verb == "press":
            self._press(value)
        elif verb == "hold":
            self._press(value, HOLD_MS)
        elif verb == "wait":
            for begin_ms in range(0, value, TICK_MS):
                self._tick(min(TICK_MS, value - begin_ms))
        elif verb == "throw":
            self._dealer.lay_throw(line, value)
        elif verb == "card":
            self._dealer.lay_card(line, value)
        elif verb == "die":
            for side in value:
                self._dealer.lay_throw(line, (side,))
        else:
            self._press_pads(line, *value)

    def _press_pads(self, line, pads, after_us):
        for pad in pads:
            if not self._ports.pads.press(pad, after_us):
                raise ScriptError(line, "too many presses of pads wait: let some time pass", 1)

    def _press(self, button, *down_ms):
        self._ports.buttons.press(button, *down_ms)
        while not self._ports.buttons.idle():
            self._tick(TICK_MS)

    def _tick(self, elapsed_ms):
        self._ports.buttons.advance(elapsed_ms)
        self._ports.pads.advance(elapsed_ms)
        self._ports.speaker.advance(elapsed_ms)
        self._table.tick(elapsed_ms)


def screen_text(ports, title: str) -> str:
    """The screen as 16 lines of braille, the lights, and what can be read on the screen."""
    frame = ports.display.frame
    lines = ["== " + title]
    lines += Braille().lines(frame)
    lines.append(" ".join(["pixels"] + [_colour(colour) for colour in ports.lights.colours]))
    lit = [str(pad + 1) for pad in range(4) if ports.lights.mask >> pad & 1]
    lines.append("lamps " + (" ".join(lit) or "."))
    inverse = read_inverse(frame)
    for row, text in enumerate(read_text(frame)):
        lines.append("|%s|" % text + (" «%s»" % inverse[row] if inverse[row] else ""))
    return "\n".join(lines) + "\n\n"


def _colour(colour):
    return "%06x" % colour if colour else "."
