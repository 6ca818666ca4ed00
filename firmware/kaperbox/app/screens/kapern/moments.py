"""What has just happened, shown until it is pressed away: each made from an effect."""

from kaperbox.app import pictures
from kaperbox.app.actions import CLOSED
from kaperbox.app.gestures import BACK, OK, ROLL
from kaperbox.app.language import say
from kaperbox.app.screens.kapern import lights, tunes, words
from kaperbox.app.screens.kapern.dice_row import draw_dice, headline, marks_of
from kaperbox.app.screens.moment import Moment
from kaperbox.engine.kapern import effects, events, moves, score_lines
from kaperbox.engine.kapern.rules import CARD_SKULLS

PRESS_AWAY = (OK, ROLL, BACK)
ROLLING_MS = 600
_TUMBLE_MS = 80


class Rolling:
    """The dice tumble; any press shows them at once."""

    lasts_ms = ROLLING_MS
    tune = tunes.TUNES[effects.THROWN]

    def __init__(self, dice, thrown):
        self._dice = dice
        self._thrown = thrown
        self.pattern = lights.tumbling(dice, thrown)

    def on_gesture(self, gesture):
        return CLOSED

    def draw(self, canvas, age_ms):
        canvas.headline("Rolling ...")
        draw_dice(canvas, self._dice, " " * len(self._dice))
        for place in range(len(self._dice)):
            if self._thrown >> place & 1:
                face = ((age_ms // _TUMBLE_MS + place // 4) // 2 * 5 + place * 7) % 6
                canvas.picture(1, place * 16, pictures.FACES[face])


class Landed:
    """The throw with which a ride has ended by itself, so that everybody sees it."""

    lasts_ms = 0
    tune = ()

    def __init__(self, ride, name):
        self._ride = ride
        self._name = name
        self.pattern = lights.of_dice(ride.dice, 0, ride.on_card)

    def on_gesture(self, gesture):
        return CLOSED if gesture in PRESS_AWAY else None

    def draw(self, canvas, age_ms):
        headline(canvas, self._name, self._ride)
        draw_dice(canvas, self._ride.dice, marks_of(self._ride.dice, 0, self._ride.on_card))
        canvas.centred(5, "That was it.")
        canvas.centred(7, "OK go on")


class Bust:
    """Thunder, the dice, and why the ride is over."""

    lasts_ms = 0
    tune = tunes.ENDINGS[events.ENDED_BUST]
    pattern = lights.SHOWS[effects.RIDE_ENDED]

    def __init__(self, ride, name, outcome):
        self._ride = ride
        self._name = name
        self._outcome = outcome

    def on_gesture(self, gesture):
        return CLOSED if gesture in PRESS_AWAY else None

    def draw(self, canvas, age_ms):
        skulls = moves.skulls(self._ride)
        on_card = words.CARD_SKULLS_TOO[CARD_SKULLS[self._ride.card]]
        canvas.headline(say("Bust!") + say(on_card))
        if skulls < words.UNTOLD_SKULLS:
            draw_dice(canvas, self._ride.dice, marks_of(self._ride.dice, 0, self._ride.on_card))
            canvas.text(4, 5, say("%d skulls!") % skulls)
        canvas.picture(4, 0, pictures.SCENE_THUNDER)
        canvas.text(5, 5, self._name)
        canvas.text(6, 5, words.signed(self._outcome.rider))
        canvas.text(7, 5, "OK go on")


class RideEnd:
    """The sum of a ride, line by line."""

    lasts_ms = 0

    def __init__(self, ride, name, effect):
        self._outcome = effect.outcome
        self._name = name
        self.tune = tunes.ENDINGS[effect.value]
        self.pattern = lights.of_dice(ride.dice, 0, ride.on_card)

    def on_gesture(self, gesture):
        return CLOSED if gesture in PRESS_AWAY else None

    def draw(self, canvas, age_ms):
        canvas.headline("%s %s" % (self._name, words.signed(self._outcome.rider)))
        row = 1
        for line in self._outcome.lines:
            canvas.sides(row, words.short_line(line), str(line.points))
            row += 1
        if self._outcome.others:
            canvas.sides(row, "each other", words.signed(self._outcome.others))
        canvas.centred(7, "OK go on")


_PICTURES = {
    effects.ISLAND_REACHED: pictures.SCENE_ISLAND,
    effects.LAST_ROUND: pictures.SCENE_HOURGLASS,
    effects.LAST_RIDE: pictures.SCENE_HOURGLASS,
    effects.SUDDEN_DEATH: pictures.SCENE_DUEL,
}
_HEADLINES = {
    effects.ISLAND_REACHED: "Skull Island!",
    effects.LAST_ROUND: "Last round!",
    effects.LAST_RIDE: "Overtaken!",
    effects.SUDDEN_DEATH: "Sudden death!",
}
_TEXTS = {
    effects.ISLAND_REACHED: "%s: the others lose for each skull.",
    effects.LAST_ROUND: "%s has %d. The others ride once more.",
    effects.LAST_RIDE: "%s rides one last time.",
    effects.SUDDEN_DEATH: "Nobody is there: who is first at the target wins.",
}


def announced(effect: effects.Effect, names: tuple[str, ...], scores: tuple[int, ...]):
    """The screens of an effect of which everybody should hear: one or none."""
    text = _TEXTS.get(effect.kind)
    if text is None:
        return ()
    if effect.kind == effects.LAST_ROUND:
        text = say(text) % (names[effect.seat], scores[effect.seat])
    elif "%s" in text:
        text = say(text) % names[effect.seat]
    kind = effect.kind
    tune, pattern = tunes.TUNES[kind], lights.SHOWS[kind]
    return (Moment(_HEADLINES[kind], _PICTURES[kind], text, tune, pattern),)


def ride_ended(ride, name: str, effect: effects.Effect) -> tuple:
    """The screens of the end of a ride: a bust without more to say is one, else the sum."""
    lines = effect.outcome.lines
    if effect.value == events.ENDED_NINE:
        text = say("%s has nine of a kind and wins at once!") % name
        pattern = lights.SHOWS[effects.WON]
        tune = tunes.ENDINGS[effect.value]
        return (Moment("Nine of a kind!", pictures.SCENE_JACKPOT, text, tune, pattern),)
    if effect.value != events.ENDED_BUST:
        return (RideEnd(ride, name, effect),)
    bust = Bust(ride, name, effect.outcome)
    plain = len(lines) == 1 and lines[0].why in (score_lines.BUST, score_lines.SHIP_LOST)
    return (bust,) if plain else (bust, RideEnd(ride, name, effect))
