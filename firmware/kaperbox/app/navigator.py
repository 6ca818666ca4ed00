"""Which screen is shown: a stack, the home screen at the bottom.

While a game is on, the screen of its present step lies there instead, and above that what has just
happened, the first thing on top, to be looked at and pressed away one by one.
"""

from kaperbox.app import actions, lights, tunes
from kaperbox.app.deeds import CARRY_OUT
from kaperbox.app.games import packages
from kaperbox.app.gestures import BACK, HOLD, TIME_UP
from kaperbox.app.play import Play
from kaperbox.app.shelf import Shelf

SAY_MS = 2500
MENU_GESTURE = BACK | HOLD


class Navigator:
    """`said` is a text to show over the screen, `tune` what to play next or None.

    `play` has the game; `playing` says whether its screens are shown. `ports` are only handed on
    to the self-test.
    """

    def __init__(self, chance, demo, store, ports):
        self.play = Play(chance, demo, store)
        self.age_ms = 0
        self.said = ""
        self.tune = None
        self.changed = True
        self.chance = chance
        self._demo = demo
        self.store = store
        self.ports = ports
        self.playing = False
        self._menu_shown = None
        self._shelf = Shelf()
        self.setting_up = 0
        self.play.wake()
        self.stack = [self.new_home()]
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
        if len(self.stack) == 1 and not self.playing:
            self.store.archive.look_at_next()
            self._tell()
        lasts_ms = self.top().lasts_ms
        if lasts_ms and self.age_ms >= lasts_ms:
            self.on_gesture(TIME_UP)

    def on_gesture(self, gesture: int) -> None:
        """A press, a hold, or that the screen has been shown long enough."""
        before = self.top()
        self.said = ""
        self.changed = True
        to_menu = gesture == MENU_GESTURE and self.playing
        action = self._menu() if to_menu else before.on_gesture(gesture)
        self.tune = None if gesture == TIME_UP else tunes.CLICK
        if action:
            CARRY_OUT[action[0]](self, action[1])
        elif gesture == BACK and self.playing:
            self.say("Hold BACK for the menu and undo.")
        elif gesture == MENU_GESTURE and not self.playing:
            self.say("The menu is in a game: begin one or go on.")
        self._tell()
        self._arrive(before)

    def on_pads(self, reading) -> None:
        """A `pads.Reading`, for a screen that watches the pads."""
        before = self.top()
        watch = getattr(before, "on_pads", None)
        action = watch(reading) if watch else None
        if action:
            self.changed = True
            CARRY_OUT[action[0]](self, action[1])
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
        notes = self.store.notes
        while notes:
            from kaperbox.app.screens.note import Note

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
        return actions.OPEN, self.new_menu

    def new_menu(self, cursor: int = 0):
        """The menu over the game, from now on the one that holding BACK takes away."""
        self._menu_shown = self.play.menu(cursor)
        return self._menu_shown

    def new_home(self):
        """The home screen as things are now."""
        from kaperbox.app.screens.home import Home

        return Home(self.play.saved(), self._demo)

    def show(self, moments: list) -> None:
        """The present step's screen, and above it what has just happened, in order."""
        self.playing = True
        step = self.play.screen()
        self.stack = [step] + list(reversed(moments))
        others = packages(self.play.game)
        self._shelf.tidy(others, others)

    def go_home(self) -> None:
        """The game is kept, but not its screens: to go on with it takes half a second."""
        self.playing = False
        self.stack = [self.new_home()]
        self._menu_shown = None
        self._shelf.tidy(packages(self.play.game), packages(None))

    def refuse(self, text: str) -> None:
        """Says why not."""
        self.say(text)
        self.tune = tunes.REFUSED
