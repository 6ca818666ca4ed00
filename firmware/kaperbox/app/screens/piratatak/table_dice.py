"""Real dice: the box knows who was first, the table says what was called and whether it lies."""

from kaperbox.app.actions import CLOSED, OPEN, SUBMIT
from kaperbox.app.gestures import OK, ROLL
from kaperbox.app.language import say
from kaperbox.app.screens.choice import Choice, draw_items, moved
from kaperbox.app.screens.piratatak import tunes
from kaperbox.engine.piratatak import events
from kaperbox.engine.piratatak.rules import MOST_SETS


class Aloud:
    """The time to name the sets aloud; OK when they are named (P19)."""

    lasts_ms = 0
    tune = tunes.PRESS
    moving = True
    pattern = ()

    def __init__(self, time, seat):
        self._time = time
        self._seat = seat
        self.lamps = time.lamps

    def on_pads(self, reading):
        if self._time.is_over(reading):
            return SUBMIT, (events.judged(self._seat, 1, 0, False),)
        return None

    def on_gesture(self, gesture):
        if gesture in (OK, ROLL) and self._time.is_settled():
            return OPEN, lambda: Judge(self._seat)
        return None

    def draw(self, canvas, age_ms):
        canvas.headline(self._time.headline())
        canvas.centred(2, "Name the sets!")
        canvas.big_centred(4, str(self._time.seconds()))
        self._time.draw_bar(canvas, "OK named")


class Judge:
    """How many sets, is coconut among them, is skull, and the table's verdict."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, seat):
        self._seat = seat
        self.lamps = (0, 1 << seat)
        self.sets = 1
        self.among = 0
        self.cursor = 0

    def on_gesture(self, gesture):
        if gesture == OK:
            return _CHOSEN[self.cursor](self)
        self.cursor = moved(self.cursor, gesture, len(_CHOSEN))
        return None

    def _count(self):
        self.sets = self.sets % MOST_SETS + 1
        if self.sets == 1 and self.among == events.WITH_COCONUT | events.WITH_SKULL:
            self.among = 0

    def _coconut(self):
        self._toggle(events.WITH_COCONUT)

    def _skull(self):
        self._toggle(events.WITH_SKULL)

    def _toggle(self, which):
        self.among ^= which
        if self.among == events.WITH_COCONUT | events.WITH_SKULL:
            self.sets = max(2, self.sets)

    def _right(self):
        return SUBMIT, (events.judged(self._seat, self.sets, self.among, True),)

    def _wrong(self):
        return SUBMIT, (events.judged(self._seat, self.sets, self.among, False),)

    def draw(self, canvas, age_ms):
        canvas.headline("What was called?")
        items = (
            ("Sets", str(self.sets)),
            ("Coconut", "yes" if self.among & events.WITH_COCONUT else "no"),
            ("Skulls", "yes" if self.among & events.WITH_SKULL else "no"),
            ("It is right!", ""),
            ("It is wrong!", ""),
        )
        draw_items(canvas, 2, 5, items, self.cursor)
        canvas.centred(7, "←→ move  OK")


_CHOSEN = (Judge._count, Judge._coconut, Judge._skull, Judge._right, Judge._wrong)


def no_die(state, names: tuple[str, ...]) -> Choice:
    """What only the table can know: a player without dice, or no die left at all (P13, P14)."""
    seat = state.seat
    items = (
        ("Go on", "", CLOSED),
        (say("%s: none") % names[seat], "", (SUBMIT, (events.pass_on(seat),))),
        ("All 12 lie", "", (SUBMIT, (events.share(seat),))),
    )
    return Choice("No die to roll?", items)
