"""Words without the application: what fits on the screen is the end, where the reason stands."""

from kaperbox.ports.pico.notice import lines, show


class Display:
    def show(self, frame):
        self.frame = bytes(frame)


def test_long_lines_are_broken_and_the_last_seven_are_kept():
    assert lines("short") == ["short"]
    assert lines("x" * 20 + "\nend") == ["x" * 16, "xxxx", "end"]
    assert lines("\n".join("line %d" % at for at in range(20))) == [
        "line %d" % at for at in range(13, 20)
    ]
    assert lines("") == [""]


def test_the_headline_is_dark_on_light_and_the_text_below_it():
    display = Display()
    show(display, "SAFE MODE", "because")
    assert display.frame[0] == 255 and display.frame[127] == 255
    assert any(display.frame[128:256]) and not any(display.frame[256:])
