"""The track: a die falls, lies still, and whoever spots a set presses."""

from kaperbox.app.actions import OPEN, REDRAW, SUBMIT
from kaperbox.app.actions import ROLL as THROW
from kaperbox.app.arbitration import Limits
from kaperbox.app.gestures import OK, ROLL
from kaperbox.app.language import say
from kaperbox.app.screens.piratatak import lights, tunes, words
from kaperbox.app.screens.piratatak.fall import Fall
from kaperbox.app.screens.piratatak.track_picture import draw_dice, draw_pawns
from kaperbox.engine.piratatak import calls, events, moves
from kaperbox.engine.piratatak.state import PASS, SHARE

LOOK_MS = 300
"""After a die lies still, ROLL waits so long: nobody rolls a set away before it can be seen."""


class Track:
    """`die`: the one that falls, -1 for a real one that the box does not see, None for none; then
    `lies` is the one that fell last, if any.

    The state is asked for anew each time: the turn may pass on while the die still falls (P13).
    """

    lasts_ms = 0

    def __init__(self, session, demo=False, die=None, lies=-1):
        self._session = session
        self._demo = demo
        self._die = lies if die is None else die
        self._fell = die is not None
        self.tune = () if die is None else tunes.FALL
        state = session.state
        by = state.rules
        limits = Limits(len(state.scores), by.tie_us, by.false_start_ms * 1000)
        self._fall = Fall(limits, self._fell, bool(state.live))
        self._look()

    def on_pads(self, reading):
        if not self._fall.hear(reading):
            return None
        self._look()
        if self._fall.word is None:
            return REDRAW, None
        return self._pressed(self._fall.word.first)

    def _pressed(self, seats):
        if calls.bit_count(seats) > 1:
            first = _lowest(seats)
            return SUBMIT, (events.tie(first, seats),)
        from kaperbox.app.screens.piratatak.caller import caller

        return OPEN, lambda: caller(self._session, _lowest(seats), self._fall)

    def on_gesture(self, gesture):
        fall, state = self._fall, self._session.state
        if fall.tumbling or fall.undecided():
            return None
        if gesture == OK and state.dice is None:
            from kaperbox.app.screens.piratatak.table_dice import no_die

            return OPEN, lambda: no_die(state, self._session.names)
        if gesture != ROLL or (self._fell and fall.lying_ms < LOOK_MS):
            return None
        return self._next(state)

    def _next(self, state):
        if state.phase == PASS:
            return SUBMIT, (events.pass_on(state.seat),)
        if state.phase == SHARE:
            return SUBMIT, (events.share(state.seat),)
        if state.dice is None:
            return SUBMIT, (events.rolled(state.seat),)
        return THROW, ((), moves.die_to_roll(state))

    def _look(self):
        fall, dice = self._fall, self._session.state.dice
        self.moving = fall.tumbling
        self.lamps = (fall.can_press(), 0)
        self.pattern = ()
        if dice is not None:
            self.pattern = lights.of_track(dice.faces, self._die if fall.tumbling else -1)

    def draw(self, canvas, age_ms):
        state = self._session.state
        canvas.headline(self._headline(state))
        if state.dice is None:
            canvas.centred(1, say("Treasure at %d") % state.rules.track)
            draw_pawns(canvas, 2, self._session.names, state.scores, state.rules.track)
        else:
            draw_dice(canvas, state.dice.faces, self._die, age_ms if self._fall.tumbling else -1)
        canvas.centred(7, self._hint(state))

    def _headline(self, state):
        if self._fall.tumbling:
            return say("%s rolls") % self._session.names[state.roller]
        if state.phase == SHARE:
            return "All twelve lie!"
        text = "%s passes" if state.phase == PASS else "%s's turn"
        return say(text) % self._session.names[state.seat]

    def _hint(self, state):
        if self._fall.locked():
            names = words.listed(_names(self._session.names, self._fall.locked()))
            early = say("%s: early!") % names
            return early if len(early) <= 16 else "Too early!"
        if self._fall.tumbling:
            return "wait ..."
        does = _DOES.get(state.phase, "ROLL")
        if state.live:
            return say("press! %s") % say(does)
        if self._demo:
            return say("DEMO  %s") % say(does)
        return does if state.dice else "ROLL  OK: no die"


_DOES = {PASS: "ROLL pass", SHARE: "ROLL deal"}


def _lowest(seats):
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def _names(names, seats):
    return tuple(name for seat, name in enumerate(names) if seats >> seat & 1)
