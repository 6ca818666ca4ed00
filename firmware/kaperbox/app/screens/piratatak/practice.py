"""Practice for one: dice fall, any pad says that a set is seen, and the box counts and times.

No game and nothing to lose: it is not saved, and nobody is beaten but the clock.
"""

from kaperbox.app import pictures
from kaperbox.app.actions import CLOSED, OPEN, REDRAW, THROW_FREE
from kaperbox.app.arbitration import Limits
from kaperbox.app.gestures import BACK, OK, ROLL
from kaperbox.app.language import say
from kaperbox.app.pads import PADS
from kaperbox.app.screens.piratatak import lights, tunes, words
from kaperbox.app.screens.piratatak.box_rules import box_rules
from kaperbox.app.screens.piratatak.caller import Caller, CallTime
from kaperbox.app.screens.piratatak.drill import Drill
from kaperbox.app.screens.piratatak.fall import Fall
from kaperbox.app.screens.piratatak.track_picture import draw_dice


class Practice:
    """`of_box`: the `settings.Settings`, which say how long there is to call."""

    lasts_ms = 0

    def __init__(self, of_box):
        by = box_rules(of_box)
        self._limits = Limits(PADS, by.tie_us, by.false_start_ms * 1000)
        self._call_ms = by.call_ms
        self.drill = Drill()
        self.tune = ()
        self._fall = None
        self._verdict = None
        self._look()

    def on_pads(self, reading):
        if self._fall is None or not self._fall.hear(reading):
            return None
        self._look()
        word = self._fall.word
        if word is None:
            return REDRAW, None
        self.drill.pressed(self._fall.lying_ms)
        return OPEN, self._caller

    def _caller(self):
        time = CallTime("", 0, self._fall, self._call_ms)
        time.lamps = (0, self._fall.word.first)
        return Caller(time, self.drill.state.dice.faces, self._say)

    def _say(self, names):
        self._verdict = self.drill.call(names)
        self._fall = None
        self.tune = tunes.RIGHT if self._verdict.right else tunes.WRONG
        self._look()
        return CLOSED

    def on_gesture(self, gesture):
        if gesture == BACK:
            return CLOSED
        if self._verdict:
            if gesture in (OK, ROLL):
                self._verdict = None
                self._look()
            return None
        if self._fall and (self._fall.tumbling or self._fall.undecided()):
            return None
        return (THROW_FREE, 1) if gesture == ROLL else None

    def thrown(self, faces: tuple[int, ...]) -> None:
        """The next die falls onto this side."""
        self.drill.throw(faces[0])
        self.tune = tunes.FALL
        self._fall = Fall(self._limits, True, True)
        self._look()

    def _look(self):
        fall, verdict = self._fall, self._verdict
        self.moving = bool(fall and fall.tumbling)
        self.lamps = (fall.can_press() if fall else 0, 0)
        falling = self.drill.newest if self.moving else -1
        self.pattern = lights.of_track(self.drill.state.dice.faces, falling)
        if verdict:
            self.pattern = lights.RIGHT if verdict.right else lights.WRONG

    def draw(self, canvas, age_ms):
        if self._verdict:
            self._draw_verdict(canvas)
            return
        canvas.headline(say("%d of %d right") % (self.drill.right, self.drill.called))
        faces = self.drill.state.dice.faces
        draw_dice(canvas, faces, self.drill.newest, age_ms if self.moving else -1)
        canvas.centred(7, self._hint())

    def _hint(self):
        if self._fall is None:
            return "ROLL   BACK end"
        if self._fall.locked():
            return "Too early!"
        return "wait ..." if self.moving else "press!   ROLL"

    def _draw_verdict(self, canvas):
        found, drill = self._verdict, self.drill
        canvas.headline("Right!" if found.right else "Wrong!")
        canvas.picture(1, 0, pictures.SCENE_TROPHY if found.right else pictures.SCENE_THUNDER)
        canvas.paragraph(1, 5, words.reason(found, False))
        if not found.right and drill.has_set():
            canvas.text(4, 5, "Look again!")
        elif drill.missed:
            canvas.text(4, 5, say("missed %d") % drill.missed)
        canvas.sides(5, "seconds", words.tenths(drill.last_ms, 1000))
        canvas.sides(6, say("%d of %d, mean") % (drill.right, drill.called), drill.mean())
        canvas.centred(7, "OK on  BACK end")
