"""The OLED: sends the page a picture whenever it is another one."""

import binascii

FRAME_SIZE = 1024


class Display:
    def __init__(self, page):
        self._page = page
        self.frame = b""

    def show(self, frame) -> None:
        if len(frame) != FRAME_SIZE:
            raise ValueError("a frame has %d bytes" % FRAME_SIZE)
        if frame != self.frame:
            self.frame = bytes(frame)
            self._page.show_frame(binascii.hexlify(self.frame).decode())

    def contrast(self, level: int) -> None:
        self._page.show_contrast(level)

    def sleep(self, asleep: bool) -> None:
        self._page.show_sleep(1 if asleep else 0)

    def flip(self, upside_down: bool) -> None:
        self._page.show_flip(1 if upside_down else 0)

    def set_panel(self, panel: int) -> None:
        """A page has one kind of screen."""
