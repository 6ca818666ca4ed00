"""The menu of a game in progress, opened by holding BACK."""

from kaperbox.app import actions
from kaperbox.app.screens.choice import Choice

_UNDO = 1


def menu(session, of_game: tuple, undoing: bool = False) -> Choice:
    """`of_game`: the game's own items; `undoing`: the cursor stays on the undo."""
    items: tuple = (
        ("Go on", "", actions.CLOSED),
        ("Undo", str(session.steps_back()), (actions.UNDO, None)),
    )
    items += of_game
    items += (
        ("Help", "", (actions.OPEN, _help)),
        ("Leave the game", "", (actions.HOME, None)),
    )
    return Choice("Menu", items, _UNDO if undoing else 0)


def giving_up(index: int) -> Choice:
    """Asked before a new game takes the place of one that is not over."""
    items = (
        ("No, keep it", "", actions.CLOSED),
        ("Yes, start new", "", (actions.GIVE_UP, index)),
    )
    return Choice("Give game up?", items)


def _help():
    from kaperbox.app.screens.help import Help

    return Help()
