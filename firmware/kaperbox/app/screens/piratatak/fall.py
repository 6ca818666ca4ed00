"""The fall of one die, and the presses that come with it: too early, live, or decided.

What a screen needs of it is the same in a game and in practice.
"""

from kaperbox.app.race import Race
from kaperbox.engine.presses import Word

TUMBLE_MS = 600
"""How long a die tumbles before it lies still (P18)."""


class Fall:
    """`limits` are `arbitration.Limits`. `live`: whether presses count once the die lies still."""

    def __init__(self, limits, tumbling: bool, live: bool):
        self._limits = limits
        self._live = live
        self._race: Race | None = None
        self._left_ms = TUMBLE_MS if tumbling else 0
        self.tumbling = tumbling
        self._early = 0
        self._cannot = 0  # pads that are down, or whose contacts do not rest
        self.lying_ms = 0
        self.word: Word | None = None

    def hear(self, reading) -> bool:
        """Whether anything that can be seen has changed."""
        if self._race is None:
            self._race = Race(self._limits, reading.held)
        before = self._seen()
        self._race.hear(reading)
        self._cannot = reading.down | self._race.chatters()
        self._advance(reading)
        if self._live:
            self._early = self._race.word(reading.now_us).early
            self.word = self._race.verdict(reading.now_us)
        return before != self._seen()

    def _seen(self):
        return self.tumbling, self.locked(), self.can_press(), self.word

    def _advance(self, reading):
        if self._race.is_live():
            self.lying_ms = min(self.lying_ms + reading.elapsed_ms, 1000000)
            return
        self._left_ms -= reading.elapsed_ms
        if self._left_ms <= 0:
            self.tumbling = False
            self._race.go_live(reading.now_us)

    def locked(self) -> int:
        """The seats that were too early and must wait, as a mask (P18)."""
        return self._early if self.lying_ms * 1000 <= self._limits.lock_us else 0

    def can_press(self) -> int:
        """The seats that may press now, as a mask."""
        if not self._live or self.tumbling or self.word:
            return 0
        return ((1 << self._limits.seats) - 1) & ~(self.locked() | self._cannot)

    def undecided(self) -> bool:
        """Whether somebody has pressed and it is not yet certain who was first."""
        if self._race is None or not self._live or self.word:
            return False
        return self._race.pressed()
