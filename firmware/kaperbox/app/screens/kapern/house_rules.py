"""The rules that differ from table to table, each to be changed by itself."""

from kaperbox.app.actions import CLOSED
from kaperbox.app.gestures import BACK, OK, ROLL
from kaperbox.app.language import say
from kaperbox.app.screens.choice import draw_items, moved
from kaperbox.app.screens.kapern import rule_words
from kaperbox.engine.kapern import rules

PENALTY_STEP = 500


class HouseRules:
    """Changes `setup.rules`; the form itself has target, deck and dice."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, setup):
        self._setup = setup
        self.cursor = 0

    def on_gesture(self, gesture):
        if gesture == BACK:
            return CLOSED
        if gesture == OK:
            index = rule_words.HOUSE_FIELDS[self.cursor]
            self._setup.rules = with_next(self._setup.rules, index)
        self.cursor = moved(self.cursor, gesture, len(rule_words.HOUSE_FIELDS))
        return None

    def draw(self, canvas, age_ms):
        canvas.headline("House rules")
        items = tuple(rule_words.rule(i, self._setup.rules[i]) for i in rule_words.HOUSE_FIELDS)
        draw_items(canvas, 1, 4, items, self.cursor)
        canvas.paragraph(5, 0, rule_words.rule_help(rule_words.HOUSE_FIELDS[self.cursor]))
        canvas.centred(7, "OK change")


def with_next(old: rules.Rules, index: int) -> rules.Rules:
    """`old` with the field at `index` one step on, round and round."""
    low, high = rules.LIMITS[index]
    step = PENALTY_STEP if index == rule_words.PENALTY_FIELD else 1
    value = old[index] + step
    return rules.with_field(old, index, value if value <= high else low)


class ChangedRules:
    """Shown before the first ride: the profile and what differs from it."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, of_game):
        name, profile = rules.nearest(of_game)
        self._title = say("Rules: %s") % name
        self._items = tuple(
            rule_words.rule(i, of_game[i]) for i in rules.changed(of_game, profile)
        )
        self._cursor = 0

    def on_gesture(self, gesture):
        if gesture in (OK, ROLL):
            return CLOSED
        self._cursor = moved(self._cursor, gesture, len(self._items))
        return None

    def draw(self, canvas, age_ms):
        canvas.headline(self._title)
        draw_items(canvas, 1, 6, self._items, self._cursor)
        canvas.centred(7, "OK begin")
