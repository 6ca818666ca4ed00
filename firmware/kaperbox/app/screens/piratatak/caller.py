"""Somebody has the word: who, by how much, how long still, and the names to call (P11, P19)."""

from kaperbox.app.actions import SUBMIT
from kaperbox.app.canvas import COLUMNS
from kaperbox.app.gestures import OK, ROLL
from kaperbox.app.language import say
from kaperbox.app.screens.choice import moved
from kaperbox.app.screens.piratatak import lights, tunes, words
from kaperbox.engine.piratatak import events
from kaperbox.engine.piratatak.rules import NAMES
from kaperbox.engine.presses import NOBODY_ELSE

SETTLE_MS = 250
"""So long the buttons wait: a hand that was about to roll shall not say a name."""


def caller(session, seat: int, fall):
    """The screen for whoever has the word, with box dice or with real ones."""
    state, name = session.state, session.names[seat]
    time = CallTime(name, seat, fall, state.rules.call_ms)
    if state.dice is not None:
        return Caller(time, state.dice.faces, lambda names: (SUBMIT, (events.call(seat, names),)))
    from kaperbox.app.screens.piratatak.table_dice import Aloud

    return Aloud(time, seat)


_FIRST = ("%s is first!", "%s first!")
_LEADS = ("%s, by %s", "%s by %s", "%s %s")


def _fitting(forms, values):
    """The first of these that a line has room for."""
    for form in forms:
        text = say(form) % values
        if len(text) <= COLUMNS:
            break
    return text


class CallTime:
    """What all callers show: the name (if there is one), the lead, and the time that is left."""

    def __init__(self, name, seat, fall, call_ms):
        self.lamps = (0, 1 << seat)
        self._name = name
        self._fall = fall
        self._call_ms = call_ms
        self.left_ms = call_ms

    def is_over(self, reading) -> bool:
        """Time passes; the next press may still be told, and says by how much."""
        self._fall.hear(reading)
        self.left_ms -= reading.elapsed_ms
        return self.left_ms <= 0

    def is_settled(self) -> bool:
        return self._call_ms - self.left_ms >= SETTLE_MS

    def headline(self) -> str:
        lead_us = self._fall.word.lead_us
        if not self._name:
            return "What do you see?"
        if lead_us == NOBODY_ELSE:
            return _fitting(_FIRST, (self._name,))
        return _fitting(_LEADS, (self._name, words.lead(lead_us)))

    def seconds(self) -> int:
        """Those that have begun: 10 at first, and never 0."""
        return (max(1, self.left_ms) + 999) // 1000

    def draw_bar(self, canvas, hint: str) -> None:
        """The last row: a hint, and behind it the time that is left."""
        canvas.text(7, 0, hint)
        canvas.right(7, "%d s" % self.seconds())
        canvas.invert(7, 0, max(0, 128 * self.left_ms // self._call_ms))


class Caller:
    """The twelve names: LEFT and RIGHT move, OK marks, ROLL says what is marked.

    With no mark ROLL says the name at the cursor, since seconds count. `say(names)` gets their
    mask, 0 when the time has run out, and returns the action.
    """

    lasts_ms = 0
    tune = tunes.PRESS
    moving = True

    def __init__(self, time, faces, say):
        self._time = time
        self._say = say
        self.lamps = time.lamps
        self.pattern = lights.of_track(faces)
        self.marked = 0
        self.cursor = 0

    def on_pads(self, reading):
        return self._say(0) if self._time.is_over(reading) else None

    def on_gesture(self, gesture):
        if not self._time.is_settled():
            return None
        if gesture == ROLL:
            return self._say(self.marked or 1 << self.cursor)
        if gesture == OK:
            self.marked ^= 1 << self.cursor
        self.cursor = moved(self.cursor, gesture, NAMES)
        return None

    def draw(self, canvas, age_ms):
        canvas.headline(self._time.headline())
        for name in range(NAMES):
            row, column = 1 + name % 6, name // 6 * 8
            mark = "✓" if self.marked >> name & 1 else " "
            canvas.text(row, column, mark + say(words.NAMES[name]))
            if name == self.cursor:
                canvas.invert(row, column * 8, 64)
        self._time.draw_bar(canvas, "OK✓ ROLL!")
