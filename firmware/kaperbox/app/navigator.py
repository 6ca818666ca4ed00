"""Which screen is shown: a stack, the home screen at the bottom.

While a game is on, the screen of its present step lies above the home screen, and above that what
has just happened, the first thing on top, to be looked at and pressed away one by one.
"""

from kaperbox.app import actions, lights, tunes
from kaperbox.app.games import GAMES
from kaperbox.app.gestures import BACK, HOLD, TIME_UP
from kaperbox.app.screens.fair_menu import fair_items
from kaperbox.app.screens.home import Home, Saved
from kaperbox.app.screens.menu import REDO_LINE, UNDO_LINE, giving_up, menu
from kaperbox.app.screens.note import Note
from kaperbox.app.session import Session

SAY_MS = 2500
MENU_GESTURE = BACK | HOLD


class Navigator:
    """`said` is a text to show over the screen, `tune` what to play next or None.

    `ports` are only handed on to the self-test.
    """

    def __init__(self, chance, demo, store, ports):
        self.session = None
        self.game = None
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
        self._wake()

    def _wake(self):
        """The game that was on when the power went off, if there is one, waits at home."""
        found = self._store.resume()
        if found:
            self.game, self.session = GAMES[found[0]], found[1]
        self.stack = [self._new_home()]
        self._tell()

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
        flow = self.game.flow
        items = flow.menu_items(self.session) + fair_items(self.session, flow, self._store)
        self._menu_shown = menu(self.session, items, cursor)
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
        if not self.session:
            return Home(None, self._demo)
        scores = self.game.flow.scores(self.session.state)
        standing = tuple(zip(self.session.names, scores))
        headline = "Game %d" % self._store.number()
        return Home(Saved(headline, standing, self._is_over()), self._demo)

    def _is_over(self):
        return self.session is not None and self.game.flow.is_over(self.session.state)

    def _choose(self, index):
        if self.session and not self._is_over():
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
        old = self.session
        self.game = GAMES[self._setting_up]
        self.session = Session(self.game.engine, rules, names)
        self.session.proof = proof
        self._store.begin(self._setting_up, self.session, old)
        self._store.seat(names)
        self._show(self.game.flow.opening(self.session))

    def _resume(self, nothing):
        self._show([])

    def _show(self, moments):
        """The present step's screen, and above it what has just happened, in order."""
        self._playing = True
        step = self.game.flow.screen(self.session, self._demo)
        self.stack = [self._new_home(), step] + list(reversed(moments))

    def _submit(self, events):
        moments = []
        for event in events:
            before = self.session.state
            effects = self.session.submit(event)
            refusal = self.game.flow.refusal(effects)
            if refusal:
                self._store.keep(self.session)
                self._refuse(refusal)
                return
            moments.extend(self.game.flow.moments(self.session, before, effects))
        self._submit_what_follows()
        self._store.keep(self.session)
        self._show(moments)

    def _submit_what_follows(self):
        """Moves that leave nobody a choice are made by the box."""
        follows = getattr(self.game.flow, "follows", None)
        event = follows(self.session.state) if follows else None
        while event:
            self.session.submit(event)
            event = follows(self.session.state)

    def _refuse(self, text):
        self.say(text)
        self.tune = tunes.REFUSED

    def _roll(self, argument):
        events, what = argument
        dealer = self._chance.of(self.session)
        dealt = self.game.flow.deal(self.session.state, what, dealer)
        self._submit(events + (dealt,))

    def _throw_free(self, count):
        refusal = self._chance.refusal()
        if refusal:
            self._refuse(refusal)
            return
        self.top().thrown(self._chance.free.faces(count))
        self.tune = self.top().tune

    def _undo(self, nothing):
        """Not once the secret is told: who knows it knows every throw that would come."""
        if self.session.proof and self._is_over():
            self._refuse("It is over and the secret told: no undo.")
            return
        event = self.session.undo()
        if event is None:
            self._refuse("This is the start of the game.")
            return
        self._step("Taken back: ", event, UNDO_LINE)

    def _redo(self, nothing):
        event = self.session.redo()
        if event:
            self._step("Done again: ", event, REDO_LINE)

    def _step(self, what, event, line):
        """The menu stays, so that the next step is one press."""
        self._store.keep(self.session)
        self._show([self._new_menu(line)])
        self.say(what + self.game.flow.told(event, self.session.names))

    def _finished(self, nothing):
        from kaperbox.app.screens.finished import Finished

        last = None
        if self._is_over():
            last = (self._store.number(), GAMES.index(self.game), self.session)
        self.stack.append(Finished(self._store, last))

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
