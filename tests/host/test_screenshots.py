"""The README's picture shows the box as it is now."""

from host_tools import screenshots


def test_the_picture_is_what_the_box_shows() -> None:
    assert screenshots.PICTURE.read_text(encoding="utf-8") == screenshots.draw(screenshots.shots())


def test_every_lit_pixel_is_drawn_once() -> None:
    frame = bytes(range(256)) * 4
    for row in range(64):
        columns = [x + i for x, length in screenshots.lit_runs(frame, row) for i in range(length)]
        assert columns == [x for x in range(128) if frame[row // 8 * 128 + x] >> row % 8 & 1]
