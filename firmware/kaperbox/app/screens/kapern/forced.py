"""Skull Island and the Zombie attack: nothing to choose, only to throw (K12, K21)."""

from kaperbox.app.actions import ROLL as THROW
from kaperbox.app.gestures import ROLL
from kaperbox.app.language import say
from kaperbox.app.screens.kapern import lights
from kaperbox.app.screens.kapern.dice_row import draw_dice, headline, marks_of
from kaperbox.engine.kapern import events, moves, score
from kaperbox.engine.kapern.rules import PIRATE, SABRE
from kaperbox.engine.kapern.state import ISLAND


class Forced:
    lasts_ms = 0
    tune = ()

    def __init__(self, state, name):
        self._state = state
        self._name = name
        self._thrown = moves.forced(state)
        self.pattern = lights.of_dice(state.ride.dice, self._thrown, 0)

    def on_gesture(self, gesture):
        return (THROW, ((), self._thrown)) if gesture == ROLL else None

    def draw(self, canvas, age_ms):
        ride = self._state.ride
        island = self._state.phase == ISLAND
        if island:
            canvas.headline("Skull Island")
        else:
            headline(canvas, self._name, ride)
        draw_dice(canvas, ride.dice, marks_of(ride.dice, self._thrown, 0))
        if island:
            self._draw_island(canvas, ride)
        else:
            self._draw_zombies(canvas, ride)
        canvas.text(7, 0, say("ROLL throws %d") % events.bit_count(self._thrown))

    def _draw_island(self, canvas, ride):
        skulls = moves.skulls(ride)
        each = score.ISLAND_POINTS * (2 if ride.card == PIRATE else 1)
        canvas.big(4, 0, str(skulls))
        canvas.text(4, 3, "skulls: each")
        canvas.text(5, 3, say("other -%d") % (skulls * each))

    def _draw_zombies(self, canvas, ride):
        sabres = ride.dice.count(SABRE)
        canvas.big(4, 0, "%d/%d" % (sabres, score.ZOMBIE_SABRES))
        beaten = sabres >= score.ZOMBIE_SABRES
        canvas.text(4, 6, "beaten!" if beaten else "sabres to")
        canvas.text(5, 6, "the rest" if beaten else "win 1200")
