"""The OLED: sends what has changed since the last picture, and gets over its absence.

A screen that does not answer is left alone but for a short look every half second, and gets the
whole present picture when it is back. One that was pulled and plugged in between two looks tells
by its status: it came up with its picture off.
"""

from kaperbox.ports.pico import panels
from kaperbox.ports.pico.changes import WIDTH, take_changes
from kaperbox.ports.pico.controller import Controller
from kaperbox.ports.pico.transfer import PAGES

_LOOK_MS = 500


class Display:
    """On a `Bus`."""

    def __init__(self, bus, addresses):
        self._bus = bus
        self._addresses = addresses
        self._controller = Controller(bus)
        self._transfer = self._controller.transfer
        self._shown = bytearray(WIDTH * PAGES)
        self._since_look_ms = _LOOK_MS

    def present(self) -> bool:
        return self._transfer.address != 0

    def name(self) -> str:
        """The kind of controller that was found last, or ""."""
        return self._controller.name

    def show(self, frame) -> None:
        """1024 bytes: see `ports/README.md`."""
        for page in range(PAGES):
            changed = take_changes(frame, self._shown, page * WIDTH)
            if changed and self._transfer.address:
                self._send(page, changed)

    def advance(self, elapsed_ms: int) -> None:
        """Looks every half second whether the screen is there, and was not restarted."""
        self._since_look_ms += elapsed_ms
        if self._since_look_ms < _LOOK_MS:
            return
        self._since_look_ms = 0
        if not self._bus.is_free() and not self._bus.free():
            self._transfer.address = 0
        elif self._transfer.address:
            self._attempt(self._check)
        else:
            self._find()

    def contrast(self, level: int) -> None:
        """0 to 255."""
        if level != self._controller.contrast:
            self._controller.contrast = level
            if self._transfer.address:
                self._attempt(self._controller.set_contrast)

    def flip(self, upside_down: bool) -> None:
        self._set("turn", panels.FLIPPED if upside_down else panels.UPRIGHT)

    def sleep(self, asleep: bool) -> None:
        """Dark, and woken again with the present picture."""
        self._set("asleep", asleep)

    def set_panel(self, number: int) -> None:
        """0: find out; 1: SSD1306; 2: SH1106."""
        self._set("panel", panels.PANELS[number])

    def _set(self, name, value):
        if getattr(self._controller, name) != value:
            setattr(self._controller, name, value)
            if self._transfer.address:
                self._attempt(self._begin)

    def _find(self):
        for address in self._addresses:
            self._transfer.address = address
            self._attempt(self._begin)
            if self._transfer.address:
                return

    def _send(self, page, changed):
        try:
            if self._bus.is_free():
                self._transfer.cells(self._shown, page, changed)
                return
        except OSError:
            pass
        self._transfer.address = 0

    def _attempt(self, what):
        """A screen that does not answer counts as gone."""
        try:
            what()
        except OSError:
            self._transfer.address = 0

    def _begin(self):
        self._controller.begin(self._shown)

    def _check(self):
        if self._controller.was_restarted():
            self._begin()
