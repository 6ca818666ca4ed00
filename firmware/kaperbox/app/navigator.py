"""Which screen is shown: a stack, the home screen at the bottom.

While a game is on, the screen of its present step lies above the home screen, and above that what
has just happened, the first thing on top, to be looked at and pressed away one by one.
"""

from kaperbox.app import actions, lights, tunes
from kaperbox.app.games import GAMES
from kaperbox.app.gestures import BACK, HOLD, TIME_UP
from kaperbox.app.play import Play
from kaperbox.app.screens.home import Home
from kaperbox.app.screens.menu import REDO_LINE, UNDO_LINE, giving_up
from kaperbox.app.screens.note import Note

SAY_MS = 2500
MENU_GESTURE = BACK | HOLD


class Navigator:
    """`said` is a text to show over the screen, `tune` what to play next or None; `play` has the
    game. `ports` are only handed on to the self-test.
    """

    def __init__(self, chance, demo, store, ports):
        self.play = Play(chance, demo, store)
        self.age_ms = 0
        self.said = ""
        self.tune = None
        self.changed = True
        self._chance = chance
        self._demo = demo
        self._store = store
        self._ports = ports
        self._playing = False
        self._menu_shown = None
        self._setting_up = 0
        self.play.wake()
        self.stack = [self._new_home()]
        self._tell()

    @property
    def session(self):
        """The game in progress, or None."""
        return self.play.session

    def top(self):
        return self.stack[-1]

    def advance(self, elapsed_ms: int) -> None:
        """Time passes for the screen that is shown."""
        self.age_ms += elapsed_ms
        if self.said and self.age_ms >= SAY_MS:
            self.said = ""
            self.changed = True
        if len(self.stack) == 1:
            self._store.archive.look_at_next()
            self._tell()
        lasts_ms = self.top().lasts_ms
        if lasts_ms and self.age_ms >= lasts_ms:
            self.on_gesture(TIME_UP)

    def on_gesture(self, gesture: int) -> None:
        """A press, a hold, or that the screen has been shown long enough."""
        before = self.top()
        self.said = ""
        self.changed = True
        to_menu = gesture == MENU_GESTURE and self._playing
        action = self._menu() if to_menu else before.on_gesture(gesture)
        self.tune = None if gesture == TIME_UP else tunes.CLICK
        if action:
            _CARRY_OUT[action[0]](self, action[1])
        elif gesture == BACK and self._playing:
            self.say("Hold BACK for the menu and undo.")
        self._tell()
        self._arrive(before)

    def on_pads(self, reading) -> None:
        """A `pads.Reading`, for a screen that watches the pads."""
        before = self.top()
        watch = getattr(before, "on_pads", None)
        action = watch(reading) if watch else None
        if action:
            self.changed = True
            _CARRY_OUT[action[0]](self, action[1])
            self._arrive(before)

    def lamps(self) -> int:
        """The mask of the pad lamps that are lit now."""
        lit, blinking = getattr(self.top(), "lamps", (0, 0))
        return lights.lamps(lit, blinking, self.age_ms)

    def _arrive(self, before):
        if self.top() is not before:
            self.age_ms = 0
            self.tune = self.top().tune or self.tune

    def _tell(self):
        """What the store has to say lies on top of everything, the first on top."""
        notes = self._store.notes
        while notes:
            self.stack.append(Note(notes.pop()))
            self.changed = True

    def say(self, text: str) -> None:
        """Shows a sentence over the screen for a moment."""
        self.said = text
        self.age_ms = 0

    def _menu(self):
        """Holding BACK: the menu over a game and away again."""
        if self._menu_shown is self.top():
            return actions.CLOSED
        return actions.OPEN, self._new_menu

    def _new_menu(self, cursor=0):
        self._menu_shown = self.play.menu(cursor)
        return self._menu_shown

    def _open(self, make_screen):
        self.stack.append(make_screen())

    def _replace(self, make_screen):
        self.stack[-1] = make_screen()

    def _redraw(self, nothing):
        self.changed = True

    def _close(self, nothing):
        if len(self.stack) > 1:
            self.stack.pop()

    def _home(self, nothing):
        self._playing = False
        self.stack = [self._new_home()]

    def _new_home(self):
        return Home(self.play.saved(), self._demo)

    def _choose(self, index):
        if self.play.is_on():
            self.stack.append(giving_up(index))
        else:
            self._set_up(index)

    def _set_up(self, index):
        self._playing = False
        self._setting_up = index
        self.stack = [self._new_home(), GAMES[index].flow.setup(self._store)]

    def _begin(self, rules_and_names):
        rules, names = rules_and_names
        if not self._chance.promises(GAMES[self._setting_up].flow, rules):
            self._start((rules, names, None))
            return
        from kaperbox.app.screens.fair_start import fair_start

        self.stack.append(fair_start(self._chance.source, rules, names))

    def _start(self, rules_names_and_proof):
        rules, names, proof = rules_names_and_proof
        self._show(self.play.begin(self._setting_up, rules, names, proof))

    def _resume(self, nothing):
        self._show([])

    def _show(self, moments):
        """The present step's screen, and above it what has just happened, in order."""
        self._playing = True
        step = self.play.screen()
        self.stack = [self._new_home(), step] + list(reversed(moments))

    def _submit(self, events):
        moments, refusal = self.play.submit(events)
        if refusal:
            self._refuse(refusal)
        else:
            self._show(moments)

    def _refuse(self, text):
        self.say(text)
        self.tune = tunes.REFUSED

    def _roll(self, argument):
        events, what = argument
        self._submit(events + (self.play.dealt(what),))

    def _throw_free(self, count):
        refusal = self._chance.refusal()
        if refusal:
            self._refuse(refusal)
            return
        self.top().thrown(self._chance.free.faces(count))
        self.tune = self.top().tune

    def _undo(self, nothing):
        told = self.play.undo()
        if told:
            self._step("Taken back: " + told, UNDO_LINE)
        else:
            self._refuse("This is the start of the game.")

    def _redo(self, nothing):
        told = self.play.redo()
        if told:
            self._step("Done again: " + told, REDO_LINE)

    def _step(self, text, line):
        """The menu stays, so that the next step is one press."""
        self._show([self._new_menu(line)])
        self.say(text)

    def _finished(self, nothing):
        from kaperbox.app.screens.finished import Finished

        self.stack.append(Finished(self._store, self.play.last()))

    def _settings(self, nothing):
        from kaperbox.app.screens.settings import SettingsForm

        self.stack.append(SettingsForm(self._store.settings))

    def _self_test(self, nothing):
        from kaperbox.app.screens.self_test.screen import SelfTest

        self.stack.append(SelfTest(self._ports))

    def _keep_settings(self, nothing):
        self._store.keep_settings()
        self._close(nothing)


_CARRY_OUT = {
    actions.OPEN: Navigator._open,
    actions.CLOSE: Navigator._close,
    actions.HOME: Navigator._home,
    actions.CHOOSE: Navigator._choose,
    actions.GIVE_UP: Navigator._set_up,
    actions.BEGIN: Navigator._begin,
    actions.START: Navigator._start,
    actions.RESUME: Navigator._resume,
    actions.SUBMIT: Navigator._submit,
    actions.ROLL: Navigator._roll,
    actions.THROW_FREE: Navigator._throw_free,
    actions.UNDO: Navigator._undo,
    actions.SAY: Navigator._refuse,
    actions.REPLACE: Navigator._replace,
    actions.REDO: Navigator._redo,
    actions.FINISHED: Navigator._finished,
    actions.SETTINGS: Navigator._settings,
    actions.KEEP_SETTINGS: Navigator._keep_settings,
    actions.REDRAW: Navigator._redraw,
    actions.SELF_TEST: Navigator._self_test,
}
