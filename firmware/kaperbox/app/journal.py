"""The running game on the storage port: every event is there before its outcome is shown.

A game is one run of bytes (`saved_game`) that only grows. Its beginning stands in one of two
files; what came since stands in the tail of that file, which is written anew for each event and
stays so short that the file system replaces it in one stroke: one program, at the least wear. When
the tail is full, all that is safe goes into the other of the two files. So no power cut can hurt
what is safe, and even where one file is lost, its fellow with both tails makes up for it.

Each game has files of its own, by its number: what newer software wrote is never overwritten.
"""

from kaperbox.app import pieces
from kaperbox.app.language import say
from kaperbox.app.pieces import BEGINNINGS, TAIL_MOST, TAILS
from kaperbox.app.sealed import GAME, TAIL


class Journal:
    """`number` is that of the running game, 0 without one."""

    def __init__(self, files, archive):
        self._files = files
        self._archive = archive
        self._fresh(0, b"")

    def _fresh(self, number, begun, safe=0, slot=1):
        self.number = number
        self._begun = begun
        self._safe = safe or len(begun)
        self._slot = slot  # of the beginning in use: the next one goes into the other file
        self._joint = 0  # where the tail begins; 0 asks for a new beginning first

    def load(self):
        """The running game as `saved_game.Saved`, or None; older ones go to the archive."""
        found = None
        for number, whole, slot in self._leftovers().games():
            if found is None:
                from kaperbox.app import saved_game

                found = saved_game.unpacked(whole)
                begun = whole[: len(whole) - len(found.packed)]
                self._fresh(number, begun, len(whole), slot)
            else:
                self._file(number, whole)
        return found

    def _leftovers(self):
        """Wanted at the start and between games: not kept in between."""
        from kaperbox.app.leftovers import Leftovers

        return Leftovers(self._files)

    def give_up(self) -> None:
        """The running game makes no sense to the rules: out of the way with it, but kept."""
        self._leftovers().set_aside(self.number)
        self._fresh(0, b"")

    def _file(self, number, whole):
        """Moves a game to the archive; it stays here as well until it is safe there."""
        from kaperbox.app import saved_game

        empty = len(whole) == saved_game.begun(whole)[1]
        if empty or self._archive.add(number, whole):
            self._leftovers().remove(number)
        else:
            self._files.notes.append(say("Game %d is not filed yet.") % number)

    def begin(self, index: int, profile: int, session, old=None) -> bool:
        """A new game takes the place of the running one, `old`, which goes to the archive.

        False if it could not be saved: the next `keep` tries again.
        """
        from kaperbox.app import saved_game

        old_number, old_whole = self.number, self._begun + bytes(old.packed if old else b"")
        number = max(self._leftovers().numbers() + self._archive.numbers() + [old_number]) + 1
        start = (index, number, profile, session.rules, session.names, session.proof, b"")
        self._fresh(number, saved_game.beginning(saved_game.Saved(*start)))
        saved = self.keep(session)
        if old and saved:
            self._file(old_number, old_whole)
        return saved

    def keep(self, session) -> bool:
        """Saves what has happened since. False if it could not: then the next call tries again."""
        try:
            self._save(self._begun + bytes(session.packed))
        except OSError:
            return False
        return True

    def _save(self, whole):
        if not self._joint or len(whole) - self._joint > TAIL_MOST:
            self._save_beginning(whole)
        if len(whole) > self._joint:
            name = pieces.name(self.number, TAILS[self._slot])
            self._files.write(name, TAIL, pieces.tail(whole, self._joint))
        self._safe = len(whole)

    def _save_beginning(self, whole):
        """Without the newest events as far as a tail can hold them, so that each is in a tail."""
        much = len(whole) - self._safe > TAIL_MOST
        upto = len(whole) if much else self._safe
        slot = 1 - self._slot
        self._files.write(pieces.name(self.number, BEGINNINGS[slot]), GAME, whole[:upto])
        self._slot, self._joint = slot, upto
