"""The OLED: keeps the picture that was shown last, and says when it is another one."""

FRAME_SIZE = 1024


class Display:
    """`frame` is what can be seen; `panel`, `flipped` and `level` are what was last asked for."""

    def __init__(self):
        self.frame = self._picture = bytes(FRAME_SIZE)
        self.panel = 0
        self.flipped = False
        self.level = 255
        self._asleep = False

    def show(self, frame) -> None:
        """Keeps a copy, since the caller draws the next picture into the same bytes."""
        if len(frame) != FRAME_SIZE:
            raise ValueError("a frame has %d bytes" % FRAME_SIZE)
        if frame != self._picture:
            self._picture = bytes(frame)
            self.sleep(self._asleep)

    def sleep(self, asleep: bool) -> None:
        self._asleep = asleep
        self.frame = bytes(FRAME_SIZE) if asleep else self._picture

    def contrast(self, level: int) -> None:
        self.level = level

    def flip(self, upside_down: bool) -> None:
        """Turning the box as well would show the same again, so nothing is to be seen of it."""
        self.flipped = upside_down

    def set_panel(self, panel: int) -> None:
        self.panel = panel
