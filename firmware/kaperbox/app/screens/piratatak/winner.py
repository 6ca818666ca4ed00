"""The end of the game: who has reached the treasure, and where the others stand."""

from kaperbox.app import pictures
from kaperbox.app.actions import HOME
from kaperbox.app.gestures import BACK, OK
from kaperbox.app.screens.piratatak import lights, tunes
from kaperbox.app.screens.piratatak.track_picture import draw_pawns


class Winner:
    lasts_ms = 0
    tune = tunes.WON
    pattern = lights.WON

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
        scores, track = self._state.scores, self._state.rules.track
        if self._page:
            canvas.headline("The end")
            draw_pawns(canvas, 2, self._names, scores, track)
            canvas.centred(7, "OK home")
            return
        canvas.headline("Treasure!")
        canvas.picture(2, 0, pictures.SCENE_JACKPOT)
        canvas.text(2, 5, self._names[scores.index(track)])
        canvas.text(4, 5, "wins!")
        canvas.centred(7, "OK all pawns")
