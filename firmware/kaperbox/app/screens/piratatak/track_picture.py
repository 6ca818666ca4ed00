"""How the track and the pawns are drawn, for every screen that shows them."""

from kaperbox.app import pictures
from kaperbox.app.screens.piratatak import words
from kaperbox.engine.piratatak.rules import BLACK, colour_of, symbol_of

_TUMBLE_MS = 80
_NAME, _BAR_X, _BAR = 5, 44, 58
_LINE, _PAWN, _POST = 0x10, 0x7C, 0xFF


def draw_dice(canvas, faces: tuple[int, ...], newest: int, tumbling_ms: int) -> None:
    """The track with its newest die, which tumbles unless `tumbling_ms` is -1."""
    if newest < 0 or tumbling_ms < 0:
        draw_track(canvas, faces, newest)
    else:
        draw_track(canvas, faces)
        _draw_tumbling(canvas, newest, tumbling_ms)


def draw_track(canvas, faces: tuple[int, ...], newest: int = -1) -> None:
    """Twelve places in three lines from row 1; the newest die is dark on light."""
    for die, face in enumerate(faces):
        row, column = 1 + die // 4 * 2, die % 4 * 4
        if face < 0:
            canvas.text(row, column, "•")
            continue
        canvas.picture(row, column * 8, pictures.SYMBOLS[symbol_of(face)])
        canvas.text(row, column + 2, words.code(colour_of(face) - BLACK))
        if die == newest:
            canvas.invert(row, column * 8, 32, 2)


def _draw_tumbling(canvas, die: int, age_ms: int) -> None:
    """The die that has not come to rest, in its place."""
    row, column = 1 + die // 4 * 2, die % 4 * 4
    symbol = age_ms // _TUMBLE_MS * 5 % 6
    canvas.picture(row, column * 8, pictures.SYMBOLS[symbol])
    canvas.text(row, column + 2, "  ")


def draw_pawns(canvas, row: int, names: tuple, scores: tuple, track: int) -> None:
    """A track for each player, downwards from `row`: name, pawn, treasure, spaces gone."""
    for seat, name in enumerate(names):
        canvas.text(row, 0, name[:_NAME])
        canvas.fill(row, _BAR_X, _BAR, _LINE)
        canvas.fill(row, _BAR_X + _BAR, 2, _POST)
        canvas.fill(row, _BAR_X + scores[seat] * (_BAR - 5) // track, 5, _PAWN)
        canvas.right(row, str(scores[seat]))
        row += 1 if len(names) > 3 else 2
