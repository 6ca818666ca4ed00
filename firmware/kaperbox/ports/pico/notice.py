"""Words on the screen without the application, in MicroPython's own letters."""

import framebuf

_COLUMNS, _ROWS = 16, 8


def show(display, headline: str, text: str) -> None:
    """The headline dark on light, and the end of the text below it: that tells what happened."""
    frame = bytearray(1024)
    canvas = framebuf.FrameBuffer(frame, 128, 64, framebuf.MONO_VLSB)
    canvas.fill_rect(0, 0, 128, 8, 1)
    canvas.text(headline, (128 - 8 * len(headline)) // 2, 0, 0)
    for row, line in enumerate(lines(text)):
        canvas.text(line, 0, 8 + 8 * row)
    display.show(frame)


def lines(text: str) -> list[str]:
    """The last seven lines of 16 letters."""
    found = []
    for line in text.strip().split("\n"):
        found += [line[at : at + _COLUMNS] for at in range(0, max(len(line), 1), _COLUMNS)]
    return found[1 - _ROWS :]
