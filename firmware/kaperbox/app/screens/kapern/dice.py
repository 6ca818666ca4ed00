"""The choice after a throw: which dice to throw again, or to stop (K1, K2, K14, K16)."""

from kaperbox.app.actions import ROLL as THROW
from kaperbox.app.actions import SAY, SUBMIT
from kaperbox.app.gestures import HOLD, OK, ROLL
from kaperbox.app.language import say
from kaperbox.app.screens.choice import moved
from kaperbox.app.screens.kapern import lights, words
from kaperbox.app.screens.kapern.dice_row import draw_dice, headline, marks_of
from kaperbox.engine.kapern import chances, effects, events, game, moves
from kaperbox.engine.kapern.rules import DICE, SKULL, TREASURE
from kaperbox.engine.kapern.state import RESCUE


class Dice:
    """`thrown` are the dice marked to be thrown, `on_card` those wanted on Treasure Island."""

    lasts_ms = 0
    tune = ()

    def __init__(self, state, name):
        self._state = state
        self._name = name
        self.on_card = state.ride.on_card
        self.thrown = 0
        self.cursor = 0
        if state.phase == RESCUE:
            self.thrown = 1 << state.ride.dice.index(SKULL)
            self.cursor = state.ride.dice.index(SKULL)
        self._marked()

    def on_gesture(self, gesture):
        if gesture == ROLL:
            return self._roll()
        if gesture == OK | HOLD:
            return SUBMIT, (events.stop(self._state.seat),)
        if gesture == OK:
            return self._mark(1 << self.cursor)
        self.cursor = moved(self.cursor, gesture, DICE)
        return None

    def _roll(self):
        why = moves.why_not_again(self._wanted, self.thrown)
        if why:
            return SAY, words.REASONS[why]
        return THROW, (self._placed(), self.thrown)

    def _placed(self):
        """The events that bring the dice on the card to where the player wants them."""
        seat, was = self._state.seat, self._state.ride.on_card
        placed = ()
        if was & ~self.on_card:
            placed += (events.take(seat, was & ~self.on_card),)
        if self.on_card & ~was:
            placed += (events.keep(seat, self.on_card & ~was),)
        return placed

    def _mark(self, die):
        """Kept, thrown and, with Treasure Island, on the card: one after another."""
        if self._state.ride.dice[self.cursor] == SKULL and not self._state.ride.guardian:
            return SAY, words.REASONS[effects.SKULL_LIES]
        if self.thrown & die:
            self.thrown &= ~die
            if self._treasure():
                self.on_card |= die
        elif self.on_card & die:
            self.on_card &= ~die
        else:
            self._take_skull_back(die)
            self.thrown |= die
        self._marked()
        return None

    def _take_skull_back(self, die):
        """Only one skull may be marked: marking another takes the first mark away."""
        skulls = moves.mask_of(self._state.ride.dice, SKULL)
        if die & skulls:
            self.thrown &= ~skulls

    def _marked(self):
        """After a change of the marks: the state that a throw would begin with, and the lights."""
        self._wanted = self._state
        for event in self._placed():
            self._wanted = game.step(self._wanted, event)[0]
        self.pattern = lights.of_dice(self._state.ride.dice, self.thrown, self.on_card)

    def draw(self, canvas, age_ms):
        ride = self._state.ride
        rescue = self._state.phase == RESCUE
        if rescue:
            canvas.headline("Third skull!")
            canvas.text(4, 0, "Guardian: save")
        else:
            headline(canvas, self._name, ride)
            canvas.big(4, 0, words.signed(game.at_stake(self._state)))
        draw_dice(canvas, ride.dice, marks_of(ride.dice, self.thrown, self.on_card), self.cursor)
        if self.thrown:
            self._draw_throw(canvas, 0 if rescue else 9)
        else:
            canvas.text(6, 0, "OK: ↑ or ⚓ safe" if self._treasure() else "OK marks a die")
        canvas.text(7, 0, "OK held: take 0" if rescue else "OK held: stop")

    def _draw_throw(self, canvas, column):
        """The chance to bust, on one row or beside the stake on two, and what ROLL does."""
        why = moves.why_not_again(self._wanted, self.thrown)
        if why:
            canvas.text(6, 0, words.MARKS_WRONG.get(why, ""))
            return
        risk = words.chance(*chances.bust_chance(self._wanted, self.thrown))
        canvas.paragraph(5 if column == 0 else 4, column, risk)
        canvas.text(6, 0, say("ROLL throws %d") % events.bit_count(self.thrown))

    def _treasure(self):
        return self._state.ride.card == TREASURE
