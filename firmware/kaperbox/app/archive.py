"""The finished games, each a sealed file that carries its number as its name.

They go by age when there is no more room: a flash of which too little is free wears out early,
since the same few blocks would take every write.
"""

from kaperbox.app.language import say
from kaperbox.app.sealed import GAME, NewerError

FOLDER = "games"
KEPT = 50
"""So many games stay as long as there is any room at all."""
WANTED_FREE = 256 * 1024
"""Bytes below which more games than that are let go."""


class Archive:
    def __init__(self, files):
        self._files = files
        self._unseen = None

    def numbers(self) -> list[int]:
        """Of the games that are there, the latest first."""
        names = self._files.names(FOLDER)
        return sorted([int(name) for name in names if name.isdigit()], reverse=True)

    def add(self, number: int, game: bytes) -> bool:
        """Saves a whole game, and reads it back. False if that failed: then none has gone for it.

        Never in place of a longer one: that comes of a power cut while the game moved here, and
        what is left of it elsewhere is less.
        """
        try:
            there = self.read(number)
            if there is not None and len(there) >= len(game):
                return True
            self._files.write(_name(number), GAME, game)
            if self.read(number) != game:
                return False
            if self._files.storage.free() < WANTED_FREE and len(self.numbers()) > KEPT:
                self.let_oldest_go()
            return True
        except (OSError, NewerError):
            return False

    def read(self, number: int) -> bytes | None:
        """The bytes of a game, see `saved_game`. Raises `NewerError`."""
        return self._files.read(_name(number), GAME)

    def let_oldest_go(self) -> bool:
        """Makes room by one game, and says so. False if there is none, or it stays."""
        try:
            oldest = min(self.numbers(), default=0)
            if not oldest:
                return False
            self._files.storage.remove(_name(oldest))
        except OSError:
            return False
        self._files.notes.append(say("Space is low: game %d had to go.") % oldest)
        return True

    def look_at_next(self) -> None:
        """Reads one game that was not looked at since the start, so that damage is told early.

        All at once would keep the table waiting.
        """
        if self._unseen is None:
            self._unseen = self.numbers()
        if self._unseen:
            number = self._unseen.pop(0)
            try:
                self.read(number)
            except NewerError:
                self._files.notes.append(say("Game %d is of newer software: left alone.") % number)


def _name(number):
    return "%s/%05d" % (FOLDER, number)
