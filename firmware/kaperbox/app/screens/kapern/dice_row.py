"""Eight dice in a row with a mark under each: what every screen of a ride shows."""

from kaperbox.app import pictures
from kaperbox.app.language import say
from kaperbox.app.screens.kapern import words
from kaperbox.engine.kapern.rules import GUARDIAN

ROW = 1
"""The dice are on two rows from here, the marks on the next."""


def draw_dice(canvas, dice: tuple[int, ...], marks: str, cursor: int = -1) -> None:
    """`marks` has one letter for each die; that of the cursor is dark on light."""
    for place, face in enumerate(dice):
        canvas.picture(ROW, place * 16, pictures.FACES[face])
        canvas.text(ROW + 2, 2 * place, marks[place])
    if cursor >= 0:
        canvas.invert(ROW + 2, cursor * 16, 16)


def headline(canvas, name: str, ride) -> None:
    """Who rides, and with which card; a cross says that the Guardian has been used."""
    used = " ✗" if ride.card == GUARDIAN and not ride.guardian else ""
    canvas.sides(0, name, say(words.SHORT_CARDS[ride.card]) + used)
    canvas.invert(0, 0, 128)


def marks_of(dice: tuple[int, ...], thrown: int, on_card: int) -> str:
    """`↑` thrown next, `⚓` safe on the card, `☠` a skull that lies, `•` kept."""
    return "".join([_mark(dice[i], thrown >> i & 1, on_card >> i & 1) for i in range(len(dice))])


def _mark(face, thrown, on_card):
    if thrown:
        return "↑"
    if on_card:
        return "⚓"
    return "•" if face else "☠"
