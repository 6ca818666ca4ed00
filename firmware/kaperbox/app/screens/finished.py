"""The games that are over, the latest first: how each ended, and then its rides one by one."""

from kaperbox.app import saved_game
from kaperbox.app.actions import CLOSED, OPEN, SAY
from kaperbox.app.games import GAMES
from kaperbox.app.gestures import BACK, OK
from kaperbox.app.language import say
from kaperbox.app.screens.choice import draw_items, moved
from kaperbox.app.sealed import NewerError

_REMEMBERED = 12


class Finished:
    """`last`: (number, index of the game, session) of one that is over but not filed, or None."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, store, last):
        running = store.number()
        self.numbers = [number for number in store.archive.numbers() if number != running]
        if last:
            self.numbers.insert(0, last[0])
        self.cursor = 0
        self._store = store
        self._last = last
        self._lines = {}

    def on_gesture(self, gesture):
        if gesture == BACK:
            return CLOSED
        if not self.numbers:
            return SAY, "No game is over yet."
        if gesture == OK:
            return self._open(self.numbers[self.cursor])
        self.cursor = moved(self.cursor, gesture, len(self.numbers))
        return None

    def _open(self, number):
        found = self._last[1:] if self._is_last(number) else self._store.finished(number)
        if found is None:
            return SAY, "This game cannot be read here."
        return OPEN, lambda: Ended(number, GAMES[found[0]].flow, found[1])

    def _is_last(self, number):
        return self._last is not None and self._last[0] == number

    def __len__(self):
        return len(self.numbers)

    def __getitem__(self, index):
        """The line of a game, for `draw_items`: only those on the screen are read."""
        number = self.numbers[index]
        if number not in self._lines:
            if len(self._lines) >= _REMEMBERED:
                self._lines.clear()
            self._lines[number] = ("%d %s" % (number, " ".join(self._names(number))), "")
        return self._lines[number]

    def _names(self, number):
        if self._is_last(number):
            return self._last[2].names
        try:
            return saved_game.begun(self._store.archive.read(number) or b"")[0].names
        except (ValueError, NewerError, saved_game.UnknownGameError):
            return (say("unreadable"),)

    def draw(self, canvas, age_ms):
        canvas.headline("Past games")
        if not self.numbers:
            canvas.centred(3, "none yet")
        draw_items(canvas, 1, 6, self, self.cursor)
        canvas.centred(7, "OK open BACK end")


class Ended:
    """The totals of one game, the winners with an arrow; OK goes to its rides."""

    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, number, flow, session):
        self._number = number
        self._flow = flow
        self._session = session

    def on_gesture(self, gesture):
        if gesture == BACK:
            return CLOSED
        return (OPEN, lambda: self._flow.rides(self._session)) if gesture == OK else None

    def draw(self, canvas, age_ms):
        state = self._session.state
        winners = self._flow.winners(state)
        canvas.headline(say("Game %d") % self._number)
        for seat, score in enumerate(self._flow.scores(state)):
            arrow = "→" if seat in winners else " "
            canvas.sides(1 + seat, arrow + self._session.names[seat], str(score))
        if not winners:
            canvas.centred(6, "given up")
        canvas.centred(7, "OK rides  ←BACK")
