"""The OLED: keeps the picture that was shown last, and says when it is another one."""

FRAME_SIZE = 1024


class Display:
    def __init__(self):
        self.frame = bytes(FRAME_SIZE)

    def show(self, frame) -> None:
        """Keeps a copy, since the caller draws the next picture into the same bytes."""
        if len(frame) != FRAME_SIZE:
            raise ValueError("a frame has %d bytes" % FRAME_SIZE)
        if frame != self.frame:
            self.frame = bytes(frame)
