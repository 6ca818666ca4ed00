"""A picture of how often each face came, as SVG: a bar a face, over what fair dice bring.

The grey band has the middle 95 of 100 fair games for that number of dice: one bar in twenty leaves
it by chance.
"""

from xml.sax.saxutils import escape

from host_tools.chi_square import p_value, statistic
from host_tools.fair_counts import Group
from host_tools.fair_words import games

COLOURS = ("#d9480f", "#868e96", "#f2b705", "#1c9ad6", "#8a2be2", "#2b9348")
_WIDTH, _ROW, _HEIGHT = 620, 190, 110
_LEGEND = "grey: where a bar is in 95 of 100 fair games"
_LEFT, _TOP, _STEP, _BAR = 60, 46, 72, 48
_BAND = 1.96
"""Standard deviations on either side."""


def svg(groups: list[Group], faces: tuple[str, ...]) -> str:
    """The whole picture, a row for each group that has dice."""
    shown = [group for group in groups if group.tally.total()]
    height = _ROW * len(shown) + 26
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}" '
        f'viewBox="0 0 {_WIDTH} {height}" font-family="sans-serif" font-size="12">',
        f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for row, group in enumerate(shown):
        parts.append(f'<g transform="translate(0 {row * _ROW})">')
        parts += [*_row(group, faces), "</g>"]
    parts.append(f'<text x="{_LEFT - 20}" y="{height - 12}" fill="#868e96">{_LEGEND}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _row(group: Group, faces: tuple[str, ...]) -> list[str]:
    counts, total = group.tally.counts, group.tally.total()
    expected = total / len(faces)
    spread = _BAND * (expected * (1 - 1 / len(faces))) ** 0.5
    scale = _HEIGHT / max(*counts, expected + spread)
    chance = games(p_value(statistic(counts), len(faces) - 1))
    title = f"{group.title}: {total:,} dice, as uneven as this in {chance}"
    parts = [f'<text x="10" y="22" font-size="14">{escape(title)}</text>']
    parts.append(_band(expected, spread, scale))
    for index, (face, count) in enumerate(zip(faces, counts, strict=True)):
        parts += _bar(index, face, count, scale)
    return parts


def _band(expected: float, spread: float, scale: float) -> str:
    top = _TOP + _HEIGHT - (expected + spread) * scale
    return (
        f'<rect x="{_LEFT - 20}" y="{top:.1f}" width="{_STEP * 6}" '
        f'height="{2 * spread * scale:.1f}" fill="#e9ecef"/>'
    )


def _bar(index: int, face: str, count: int, scale: float) -> list[str]:
    x, height = _LEFT - 8 + index * _STEP, count * scale
    top, middle = _TOP + _HEIGHT - height, x + _BAR / 2
    centred = f'x="{middle:.0f}" text-anchor="middle"'
    return [
        f'<rect x="{x}" y="{top:.1f}" width="{_BAR}" height="{height:.1f}" '
        f'fill="{COLOURS[index]}" fill-opacity="0.85"/>',
        f'<text {centred} y="{top - 4:.1f}">{count}</text>',
        f'<text {centred} y="{_TOP + _HEIGHT + 16}">{escape(face)}</text>',
    ]
