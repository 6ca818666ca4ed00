"""One to twelve plain dice, with their sum and how often each number has come."""

from kaperbox.app import lights, pictures, tunes
from kaperbox.app.actions import CLOSED, THROW_FREE
from kaperbox.app.canvas import COLUMNS
from kaperbox.app.gestures import BACK, LEFT, OK, RIGHT, ROLL
from kaperbox.app.language import say

MOST = 12
_HALVES = ((0, 1, 2), (3, 4, 5))


class FreeDice:
    lasts_ms = 0
    tune = tunes.ROLL
    pattern: tuple = ()

    def __init__(self):
        self.count = 2
        self.faces = ()
        self.counts = [0] * 6

    def on_gesture(self, gesture):
        if gesture == BACK:
            return CLOSED
        if gesture in (ROLL, OK):
            return THROW_FREE, self.count
        if gesture in (LEFT, RIGHT):
            step = 1 if gesture == RIGHT else -1
            self.count = max(1, min(MOST, self.count + step))
            self.faces = ()
            self.pattern = ()
        return None

    def thrown(self, faces: tuple[int, ...]) -> None:
        """The dice now show these faces, 0 to 5 for one to six pips."""
        self.faces = faces
        self.pattern = tuple((lights.COLOURS[face], lights.STEADY) for face in faces)
        for face in faces:
            self.counts[face] += 1

    def _headline(self):
        text = say("%d dice") % self.count if self.count > 1 else say("1 die")
        return "%s: %d" % (text, sum(self.faces) + self.count) if self.faces else text

    def draw(self, canvas, age_ms):
        canvas.headline(self._headline())
        for place, face in enumerate(self.faces):
            canvas.picture(1 + place // 8 * 2, place % 8 * 16, pictures.PIPS[face])
        if sum(self.counts):
            for row, faces in enumerate(_HALVES):
                canvas.centred(5 + row, self._counts(faces))
        canvas.centred(7, "ROLL ←→ BACK out")

    def _counts(self, faces):
        """After some hundreds of throws there is only room for the numbers."""
        counts = " ".join(["%d:%d" % (face + 1, self.counts[face]) for face in faces])
        if len(counts) <= COLUMNS:
            return counts
        return " ".join([str(self.counts[face]) for face in faces])
