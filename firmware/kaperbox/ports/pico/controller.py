"""One OLED controller: from whatever state it is in to our picture, and what is set on it.

Its methods raise OSError when it does not answer.
"""

from kaperbox.ports.pico import panels
from kaperbox.ports.pico.changes import CELLS
from kaperbox.ports.pico.transfer import PAGES, Transfer

_ALL = (1 << CELLS) - 1
_UNREADABLE = 3


class Controller:
    """`panel` is one of `panels`, or None: found out. `name` is that of the one that was found."""

    def __init__(self, bus):
        self.transfer = Transfer(bus)
        self.panel = None
        self.turn = panels.UPRIGHT
        self.contrast = 255
        self.asleep = False
        self.name = ""
        self._tells_off = False

    def begin(self, picture) -> None:
        """Everything it has to know, then the whole picture, and only then light."""
        transfer = self.transfer
        transfer.command(panels.OFF)
        status = self._status()
        panel = self.panel or panels.recognised(status)
        self.name = panel.name
        transfer.first_column = panel.first_column
        transfer.command(panel.setup + self.turn)
        self.set_contrast()
        for page in range(PAGES):
            transfer.cells(picture, page, _ALL)
        if not self.asleep:
            transfer.command(panels.ON)
            self._tells_off = panels.is_off(status) and not panels.is_off(self._status())

    def set_contrast(self) -> None:
        self.transfer.command(bytes((0x81, self.contrast)))  # 10.1.7

    def was_restarted(self) -> bool:
        """It came up anew since `begin`: its picture is off, as far as it tells."""
        if self.asleep or not self._tells_off:
            self.transfer.command(panels.NOTHING)
            return False
        return panels.is_off(self.transfer.status())

    def _status(self):
        """A module that cannot be read counts as an SSD1306 that never tells."""
        try:
            return self.transfer.status()
        except OSError:
            return _UNREADABLE
