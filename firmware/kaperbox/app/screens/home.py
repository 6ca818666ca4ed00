"""The first screen: what can be played. Free dice are imported when they are first thrown."""

from collections import namedtuple

from kaperbox.app import actions, pictures
from kaperbox.app.games import GAMES
from kaperbox.app.gestures import OK
from kaperbox.app.language import say
from kaperbox.app.screens.choice import draw_items, moved

Saved = namedtuple("Saved", ("number", "standing", "over"))
"""The game that can be gone on with: (name, points) of each player, and whether it is over."""


class Home:
    """With a saved game it begins with that: who plays it and how it stands."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, saved, demo):
        self.items = _items(saved)
        self.cursor = 0
        self._saved = saved
        self._demo = demo

    def on_gesture(self, gesture):
        if gesture == OK:
            return self.items[self.cursor][2]
        self.cursor = moved(self.cursor, gesture, len(self.items))
        return None

    def draw(self, canvas, age_ms):
        if self._saved and not self.cursor:
            canvas.headline(say("Game %d") % self._saved.number)
            for row, (name, score) in enumerate(self._saved.standing):
                canvas.sides(1 + row, name, str(score))
            draw_items(canvas, 6, 1, self.items, self.cursor)
        else:
            canvas.picture(0, 0, pictures.TITLE)
            draw_items(canvas, 3, 4, self.items, self.cursor)
        canvas.centred(7, "DEMO: dice known" if self._demo else "←→ move  OK go")


def _items(saved):
    items = ()
    if saved:
        items = (("Last game" if saved.over else "Resume game", "", (actions.RESUME, None)),)
    for index, game in enumerate(GAMES):
        items += ((game.name, "", (actions.CHOOSE, index)),)
    return items + (
        ("Free dice", "", (actions.OPEN, _free_dice)),
        ("Past games", "", (actions.FINISHED, None)),
        ("Settings", "", (actions.SETTINGS, None)),
        ("Self-test", "", (actions.SELF_TEST, None)),
    )


def _free_dice():
    from kaperbox.app.screens.free_dice import FreeDice

    return FreeDice()
