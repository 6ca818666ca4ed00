"""The end of the game: who has won, and everybody's points."""

from kaperbox.app import pictures
from kaperbox.app.actions import HOME
from kaperbox.app.gestures import BACK, OK
from kaperbox.app.screens.kapern import lights, tunes
from kaperbox.app.screens.kapern.before import draw_scores
from kaperbox.engine.kapern import effects


class Winner:
    lasts_ms = 0
    tune = tunes.TUNES[effects.WON]
    pattern = lights.SHOWS[effects.WON]

    def __init__(self, state, names):
        self._state = state
        self._names = names
        self._page = 0

    def on_gesture(self, gesture):
        if gesture in (OK, BACK) and self._page:
            return HOME, None
        self._page = 1
        return None

    def draw(self, canvas, age_ms):
        winners = self._state.finish.winners
        if self._page:
            canvas.headline("The end")
            draw_scores(canvas, 2, self._state.scores, self._names, winners)
            canvas.centred(7, "OK home")
            return
        canvas.headline("Winner!" if len(winners) == 1 else "Shared victory!")
        canvas.picture(2, 0, pictures.SCENE_TROPHY)
        for row, seat in enumerate(winners):
            canvas.text(2 + row, 5, self._names[seat])
        canvas.centred(7, "OK all points")
