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
