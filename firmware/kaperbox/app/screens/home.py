"""The first screen: what can be played. Free dice are imported when they are first thrown."""

from kaperbox.app import actions, pictures
from kaperbox.app.games import GAMES
from kaperbox.app.gestures import OK
from kaperbox.app.screens.choice import draw_items, moved


class Home:
    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, session, over, demo):
        self.items = _items(session, over)
        self.cursor = 0
        self._demo = demo

    def on_gesture(self, gesture):
        if gesture == OK:
            return self.items[self.cursor][2]
        self.cursor = moved(self.cursor, gesture, len(self.items))
        return None

    def draw(self, canvas, age_ms):
        canvas.picture(0, 0, pictures.TITLE)
        draw_items(canvas, 3, 4, self.items, self.cursor)
        canvas.centred(7, "DEMO: dice known" if self._demo else "←→ move  OK go")


def _items(session, over):
    items = ()
    if session:
        items = (("Last game" if over else "Resume game", "", (actions.RESUME, None)),)
    for index, game in enumerate(GAMES):
        items += ((game.name, "", (actions.CHOOSE, index)),)
    return items + (("Free dice", "", (actions.OPEN, _free_dice)),)


def _free_dice():
    from kaperbox.app.screens.free_dice import FreeDice

    return FreeDice()
