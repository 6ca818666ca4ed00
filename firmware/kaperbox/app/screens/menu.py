"""The menu of a game in progress, opened by holding BACK."""

from kaperbox.app import actions
from kaperbox.app.screens.choice import Choice

UNDO_LINE, REDO_LINE = 1, 2


def menu(session, of_game: tuple, cursor: int = 0) -> Choice:
    """`of_game`: the game's own items; `cursor`: the line to begin with. Redo where it can be."""
    items: tuple = (
        ("Go on", "", actions.CLOSED),
        ("Undo", str(session.steps_back()), (actions.UNDO, None)),
    )
    forward = session.steps_forward()
    if forward:
        items += (("Redo", str(forward), (actions.REDO, None)),)
    elif cursor == REDO_LINE:
        cursor = UNDO_LINE
    items += of_game
    items += (
        ("Buttons", "", (actions.OPEN, _help)),
        ("Leave the game", "", (actions.HOME, None)),
    )
    return Choice("Menu", items, cursor)


def giving_up(index: int) -> Choice:
    """Asked before a new game takes the place of one that is not over."""
    items = (
        ("No, keep it", "", actions.CLOSED),
        ("Yes, start new", "", (actions.GIVE_UP, index)),
    )
    return Choice("Give game up?", items)


def _help():
    from kaperbox.app.screens.help import BUTTONS, Help

    return Help((BUTTONS,))
