"""What practice counts: calls, right ones, missed sets, and the seconds to a call."""

from kaperbox.app.screens.piratatak import words
from kaperbox.engine.piratatak import calls, events, game, moves
from kaperbox.engine.piratatak.rules import SIDES, USUAL, Rules
from kaperbox.engine.piratatak.state import SHARE, State, start

_ENDLESS = Rules(40, USUAL.tie_us, USUAL.call_ms, USUAL.false_start_ms, USUAL.dice)


class Drill:
    """A game of one player in which nobody gets anywhere: the dice come back for ever."""

    def __init__(self):
        self.state = start(_ENDLESS, 1)
        self.newest = -1
        self.called = self.right = self.missed = 0
        self.last_ms = self._sum_ms = 0

    def throw(self, side: int) -> None:
        """The next die falls; when none is left they are all dealt out again first."""
        if self.state.live and self.has_set():
            self.missed += 1
        if self.state.phase == SHARE:
            self._play(events.share(0))
        self.newest = moves.die_to_roll(self.state)
        self._play(events.throw(0, self.newest, SIDES[self.newest][side]))

    def pressed(self, lying_ms: int) -> None:
        """A pad was pressed so long after the newest die lay still."""
        self.last_ms = lying_ms

    def call(self, names: int):
        """The verdict on these names."""
        found = calls.verdict(self.state.dice.faces, names)
        self.called += 1
        self._sum_ms += self.last_ms
        self.right += 1 if found.right else 0
        self._play(events.call(0, names))
        self.newest = -1
        return found

    def has_set(self) -> bool:
        """Whether a set lies on the track."""
        return calls.sets(self.state.dice.faces) != 0

    def mean(self) -> str:
        """Seconds from die to press, over all calls."""
        return words.tenths(self._sum_ms // max(1, self.called), 1000)

    def _play(self, event):
        """The pawn never leaves the start, so that practice has no end."""
        after = game.step(self.state, event)[0]
        self.state = State(after.rules, after.phase, 0, after.roller, after.live, (0,), after.dice)
