"""Setting a game of Piratatak up: everything but the number of players, ready to begin."""

from kaperbox.app import actions
from kaperbox.app.gestures import BACK, OK
from kaperbox.app.language import say
from kaperbox.app.screens.choice import draw_items, moved
from kaperbox.app.screens.names import Names
from kaperbox.app.screens.piratatak import words
from kaperbox.app.screens.piratatak.box_rules import box_rules
from kaperbox.engine.piratatak import rules

_CHOICES = (
    (10, 15, 20, 30, 40, 5),
    (5000, 10000, 20000, 50000, 0, 2000),
    (10000, 15000, 20000, 30000, 5000),
    (250, 500, 1000, 0),
    (rules.BOX_DICE, rules.TABLE_DICE),
)
"""What OK goes through, by setting."""
_ORDER = (4, 0, 2, 1, 3)
"""The settings as the form has them, the one that matters most first."""


class Setup:
    """The form: `Play!` first, so that OK begins with what is shown."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, names, store):
        self.names = names
        self._store = store
        self.rules = box_rules(store.settings)
        self.cursor = 0

    def on_gesture(self, gesture):
        if gesture == BACK:
            return actions.CLOSED
        if gesture == OK:
            return self._chosen()
        self.cursor = moved(self.cursor, gesture, len(self.items()))
        return None

    def _chosen(self):
        if self.cursor == 0:
            return actions.BEGIN, (self.rules, tuple(self.names))
        if self.cursor > len(_ORDER):
            return actions.OPEN, lambda: Names(self.names, self._store)
        self.rules = with_next(self.rules, _ORDER[self.cursor - 1])
        return None

    def items(self) -> tuple:
        """(label, value) of each line."""
        settings = tuple(words.setting(index, self.rules[index]) for index in _ORDER)
        play = ("Play!", say("%d players") % len(self.names))
        return (play,) + settings + (("Names", self.names[0][:6] + ".."),)

    def draw(self, canvas, age_ms):
        canvas.headline("Piratatak")
        draw_items(canvas, 1, 6, self.items(), self.cursor)
        last = len(_ORDER) + 1
        canvas.centred(7, {0: "OK begin", last: "OK names"}.get(self.cursor, "OK next"))


def with_next(old: rules.Rules, index: int) -> rules.Rules:
    """`old` with the setting at `index` one choice on, round and round."""
    choices = _CHOICES[index]
    place = choices.index(old[index]) if old[index] in choices else -1
    return rules.with_field(old, index, choices[(place + 1) % len(choices)])
