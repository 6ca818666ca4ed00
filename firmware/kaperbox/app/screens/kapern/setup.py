"""Setting a game up: everything but the number of players, ready to begin."""

from kaperbox.app import actions, settings
from kaperbox.app.gestures import BACK, OK
from kaperbox.app.language import say
from kaperbox.app.screens.choice import draw_items, moved
from kaperbox.app.screens.kapern import rule_words
from kaperbox.app.screens.kapern.house_rules import HouseRules
from kaperbox.app.screens.names import Names
from kaperbox.engine.kapern import rules

TARGETS = (5000, 6000, 8000)


class Setup:
    """The form: `Play!` first, so that OK begins with what is shown."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, names, store):
        self.names = names
        self.profile = store.settings.get(settings.PROFILE)
        self.rules = rules.PROFILES[self.profile][1]
        self.cursor = 0
        self._store = store
        target = 100 * store.settings.get(settings.TARGET)
        if target:
            self._set(rule_words.TARGET_FIELD, target)

    def on_gesture(self, gesture):
        if gesture == BACK:
            return actions.CLOSED
        if gesture == OK:
            return _CHOSEN[self.cursor](self)
        self.cursor = moved(self.cursor, gesture, len(_CHOSEN))
        return None

    def draw(self, canvas, age_ms):
        canvas.headline("Piraten Kapern")
        draw_items(canvas, 1, 6, self.items(), self.cursor)
        canvas.centred(7, _HINTS[self.cursor])

    def items(self) -> tuple:
        """(label, value) of each line."""
        changes = len(rules.changed(self.rules, self._fixed_profile()))
        return (
            ("Play!", say("%d players") % len(self.names)),
            ("Rules", rules.PROFILES[self.profile][0]),
            ("Target", str(self.rules.target)),
            ("Cards", rule_words.DECKS[self.rules.deck]),
            ("Dice", rule_words.DICE[self.rules.dice]),
            ("Names", self.names[0][:6] + ".."),
            ("House rules", str(changes) if changes else ""),
        )

    def _fixed_profile(self):
        """The profile with what this form sets by itself, so that only house rules differ."""
        fixed = rules.PROFILES[self.profile][1]
        for index in (rule_words.TARGET_FIELD, rule_words.DECK_FIELD, rule_words.DICE_FIELD):
            fixed = rules.with_field(fixed, index, self.rules[index])
        return fixed

    def _begin(self):
        return actions.BEGIN, (self.rules, tuple(self.names))

    def _next_profile(self):
        self.profile = (self.profile + 1) % len(rules.PROFILES)
        dice = self.rules.dice
        fresh = rules.PROFILES[self.profile][1]
        self.rules = rules.with_field(fresh, rule_words.DICE_FIELD, dice)

    def _next_target(self):
        place = TARGETS.index(self.rules.target) if self.rules.target in TARGETS else 0
        self._set(rule_words.TARGET_FIELD, TARGETS[(place + 1) % len(TARGETS)])

    def _next_deck(self):
        self._set(rule_words.DECK_FIELD, (self.rules.deck + 1) % len(rules.DECKS))

    def _next_dice(self):
        self._set(rule_words.DICE_FIELD, 1 - self.rules.dice)

    def _set(self, index, value):
        self.rules = rules.with_field(self.rules, index, value)

    def _open_names(self):
        return actions.OPEN, lambda: Names(self.names, self._store)

    def _open_house_rules(self):
        return actions.OPEN, lambda: HouseRules(self)


_CHOSEN = (
    Setup._begin,
    Setup._next_profile,
    Setup._next_target,
    Setup._next_deck,
    Setup._next_dice,
    Setup._open_names,
    Setup._open_house_rules,
)
_HINTS = ("OK begin", "OK next", "OK next", "OK next", "OK next", "OK names", "OK open")
