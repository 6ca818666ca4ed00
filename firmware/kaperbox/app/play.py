"""The game in progress: it begins, goes on, back and forth, and is saved before anything is shown.

What there is to see of it is handed back: which of it lies on top of what, the navigator knows.
"""

from kaperbox.app.games import GAMES
from kaperbox.app.session import Session


class Play:
    """`game` is a line of `GAMES`, `session` the game itself; both None where none is on."""

    def __init__(self, chance, demo, store):
        self.session = None
        self.game = None
        self._chance = chance
        self._demo = demo
        self._store = store

    def wake(self) -> None:
        """Goes on with the game that was on when the power went off, if there is one."""
        found = self._store.resume()
        if found:
            self.game, self.session = GAMES[found[0]], found[1]

    def is_over(self) -> bool:
        return self.session is not None and self.game.flow.is_over(self.session.state)

    def is_on(self) -> bool:
        """Whether something is lost when another game begins."""
        return self.session is not None and not self.is_over()

    def saved(self):
        """What the home screen says of it, a `home.Saved`; or None."""
        if not self.session:
            return None
        from kaperbox.app.screens.home import Saved

        scores = self.game.flow.scores(self.session.state)
        standing = tuple(zip(self.session.names, scores))
        return Saved(self._store.number(), standing, self.is_over())

    def last(self):
        """(number, index of the game, session) if it is over: it is not filed yet. Else None."""
        if not self.is_over():
            return None
        return self._store.number(), GAMES.index(self.game), self.session

    def begin(self, index: int, rules, names, proof) -> list:
        """A new game in place of this one. The screens that it opens with, the first first."""
        old = self.session
        self.game = GAMES[index]
        self.session = Session(self.game.engine, rules, names)
        self.session.proof = proof
        self._store.begin(index, self.session, old)
        self._store.seat(names)
        return self.game.flow.opening(self.session)

    def get_ready(self) -> None:
        """Imports what the first throw and the menu need, before anybody waits for them."""
        self._chance.of(self.session)
        _menu_parts()

    def submit(self, events: tuple) -> tuple:
        """(the screens of what has happened, why the last event was refused or "")."""
        moments: list = []
        refusal = ""
        for event in events:
            before = self.session.state
            effects = self.session.submit(event)
            refusal = self.game.flow.refusal(effects)
            if refusal:
                break
            moments.extend(self.game.flow.moments(self.session, before, effects))
        if not refusal:
            self._submit_what_follows()
        self._store.keep(self.session)
        return moments, refusal

    def _submit_what_follows(self):
        """Moves that leave nobody a choice are made by the box."""
        follows = getattr(self.game.flow, "follows", None)
        event = follows(self.session.state) if follows else None
        while event:
            self.session.submit(event)
            event = follows(self.session.state)

    def dealt(self, what):
        """The event of `what`, which the flow's screens asked for, left to chance."""
        dealer = self._chance.of(self.session)
        return self.game.flow.deal(self.session.state, what, dealer)

    def undo(self) -> str:
        """The event that was taken back in a few words; "" at the start of the game."""
        return self._stepped(self.session.undo())

    def redo(self) -> str:
        """The event that was done again in a few words; "" where there is none."""
        return self._stepped(self.session.redo())

    def _stepped(self, event):
        if event is None:
            return ""
        self._store.keep(self.session)
        return self.game.flow.told(event, self.session.names)

    def screen(self):
        """That of the present step."""
        return self.game.flow.screen(self.session, self._demo)

    def menu(self, cursor: int):
        """The menu over the game."""
        fair_items, menu = _menu_parts()
        flow = self.game.flow
        items = flow.menu_items(self.session) + fair_items(self.session, flow, self._store)
        return menu(self.session, items, cursor)


def _menu_parts():
    """Imported when a game begins: home stands sooner, and the menu opens at once."""
    from kaperbox.app.screens.fair_menu import fair_items
    from kaperbox.app.screens.menu import menu

    return fair_items, menu
