"""The picture of the screens in the README, drawn from a script that the box has played.

`make pictures` writes it; a test compares it, so that it never shows what is no longer true.
"""

import pathlib

from host_tools.pictures import ART
from host_tools.script import parse
from host_tools.scripted_box import ScriptedBox
from kaperbox.app.dealer import Dealer
from kaperbox.app.table import Table
from kaperbox.ports.simulated.box import make_ports
from kaperbox.ports.simulated.seeded_entropy import SeededEntropy

SCRIPT = ART / "readme.script"
PICTURE = ART / "screens.svg"

WIDTH, HEIGHT = 128, 64
SCALE = 2
COLUMNS = 3
TILE_WIDTH, TILE_HEIGHT = 300, 206

Shot = tuple[str, bytes, tuple[int, ...]]


def shots() -> list[Shot]:
    """(title, frame, colours of the pixels) for each `show` of the script."""
    commands = parse(SCRIPT.read_bytes().splitlines())
    ports = make_ports()
    box = ScriptedBox(ports, Dealer(SeededEntropy(0)), lambda p, d: Table(p, d))
    return [
        (text.splitlines()[0][3:], bytes(ports.display.frame), tuple(ports.lights.colours))
        for text in box.play(commands)
    ]


def lit_runs(frame: bytes, row: int) -> list[tuple[int, int]]:
    """(first column, length) of each run of lit pixels in a row."""
    bits = "".join(
        "#" if frame[row // 8 * WIDTH + x] >> row % 8 & 1 else " " for x in range(WIDTH)
    )
    runs = []
    at = 0
    while (at := bits.find("#", at)) >= 0:
        end = bits.find(" ", at) if " " in bits[at:] else WIDTH
        runs.append((at, end - at))
        at = end
    return runs


def screen(frame: bytes) -> str:
    """The lit pixels as one path, in screen pixels."""
    return "".join(
        f"M{x} {row}h{length}v1h-{length}z"
        for row in range(HEIGHT)
        for x, length in lit_runs(frame, row)
    )


def tile(shot: Shot, place: int) -> str:
    """A little box with its screen, its twelve pixels and a title."""
    title, frame, colours = shot
    x, y = place % COLUMNS * TILE_WIDTH, place // COLUMNS * TILE_HEIGHT
    dots = "".join(
        f'<circle cx="{33 + 21 * i}" cy="166" r="7" fill="#{colour or 0x2A3139:06x}"/>'
        for i, colour in enumerate(colours)
    )
    return (
        f'<g transform="translate({x} {y})">'
        '<rect x="6" y="6" width="288" height="194" rx="14" fill="#1d242c"/>'
        '<rect x="16" y="14" width="268" height="140" rx="6" fill="#000"/>'
        f'<path transform="translate(22 20) scale({SCALE})" fill="#d6eeff" d="{screen(frame)}"/>'
        f'{dots}<text x="150" y="192" text-anchor="middle">{title}</text></g>\n'
    )


def draw(taken: list[Shot]) -> str:
    """The SVG of all tiles."""
    width = COLUMNS * TILE_WIDTH
    height = (len(taken) + COLUMNS - 1) // COLUMNS * TILE_HEIGHT
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        'font-family="sans-serif" font-size="13" fill="#9fb0c0">\n'
        + "".join(tile(shot, place) for place, shot in enumerate(taken))
        + "</svg>\n"
    )


def main(picture: pathlib.Path = PICTURE) -> None:
    picture.write_text(draw(shots()), encoding="utf-8")


if __name__ == "__main__":
    main()
