"""The whole simulated box in a terminal: its ports, and the loop around the application's tick."""

from collections import namedtuple

from kaperbox.ports.simulated import faceplate
from kaperbox.ports.simulated.battery import Battery
from kaperbox.ports.simulated.braille import Braille
from kaperbox.ports.simulated.buttons import Buttons
from kaperbox.ports.simulated.clock import Clock
from kaperbox.ports.simulated.display import Display
from kaperbox.ports.simulated.entropy import Entropy
from kaperbox.ports.simulated.keyboard import HELP, Keyboard
from kaperbox.ports.simulated.lights import Lights
from kaperbox.ports.simulated.memory import Memory
from kaperbox.ports.simulated.pads import Pads
from kaperbox.ports.simulated.speaker import Speaker

Ports = namedtuple(
    "Ports", ("buttons", "pads", "display", "lights", "speaker", "entropy", "battery", "storage")
)

TICK_MS = 15
_PICTURE_MS = 33


def make_ports(entropy=None, storage=None) -> Ports:
    """All new; `entropy` takes the place of the operating system's. Without `storage` nothing is
    kept."""
    return Ports(
        *(Buttons(), Pads(), Display(), Lights(), Speaker()),
        entropy or Entropy(),
        Battery(),
        storage or Memory(),
    )


class Box:
    def __init__(self, ports: Ports, terminal, paint, maker: str):
        self._ports = ports
        self._terminal = terminal
        self._keyboard = Keyboard(ports.buttons, ports.pads)
        self._braille = Braille()
        self._faceplate = faceplate.Faceplate(paint, maker, HELP)
        self._undrawn_ms = _PICTURE_MS

    def run(self, tick) -> None:
        """Calls `tick(elapsed_ms)` until the player leaves or the terminal is gone."""
        clock = Clock()
        while not (self._keyboard.leaving or self._terminal.gone):
            typed = self._terminal.wait(TICK_MS)
            self.step(typed, clock.elapsed_ms(), tick)

    def step(self, typed: bytes, elapsed_ms: int, tick) -> None:
        """One round. In a terminal that is too small the game waits."""
        self._keyboard.take(typed, elapsed_ms)
        self._undrawn_ms += elapsed_ms
        if not self._terminal.fits():
            columns, rows = self._terminal.columns, self._terminal.rows
            self._terminal.show(faceplate.too_small(columns, rows))
            return
        self._ports.buttons.advance(elapsed_ms)
        self._ports.pads.advance(elapsed_ms)
        self._ports.speaker.advance(elapsed_ms)
        tick(elapsed_ms)
        if self._undrawn_ms >= _PICTURE_MS:
            self._undrawn_ms = 0
            self._terminal.show(self._faceplate.lines(self._look()))

    def _look(self):
        display, lights, speaker = self._ports.display, self._ports.lights, self._ports.speaker
        picture = self._braille.lines(display.frame)
        sound = (speaker.hertz(), speaker.playing())
        return faceplate.Look(
            picture, lights.colours, lights.mask, sound[0], sound[1], self._keyboard.hint
        )
