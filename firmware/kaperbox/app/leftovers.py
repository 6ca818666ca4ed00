"""What lies in the folder of the running game when the box is switched on: one game, mostly.

A power cut at the wrong moment may leave the game before as well; damaged files are set aside, and
games of newer software are left alone.
"""

from kaperbox.app import pieces
from kaperbox.app.language import say
from kaperbox.app.pieces import BEGINNINGS, FOLDER, TAILS
from kaperbox.app.sealed import GAME, TAIL, NewerError


class Leftovers:
    def __init__(self, files):
        self._files = files

    def numbers(self) -> list[int]:
        """Of the games that have any file here, the latest first."""
        names = self._files.names(FOLDER)
        return sorted({int(name[:-1]) for name in names if name[:-1].isdigit()}, reverse=True)

    def games(self):
        """(number, all that can be put together, place of the beginning that it rests on) of each
        game that makes sense, the latest first."""
        for number in self.numbers():
            whole, place = self._assembled(number)
            if whole is not None and self._makes_sense(number, whole):
                yield number, whole, place

    def _assembled(self, number):
        read = self._files.read
        try:
            begun = [read(pieces.name(number, letter), GAME) for letter in BEGINNINGS]
            tails = [read(pieces.name(number, letter), TAIL) for letter in TAILS]
        except NewerError:
            self._leave_alone(number)
            return None, 0
        whole, place = pieces.joined(begun, tails)
        if whole is None:
            self.set_aside(number)
        return whole, place

    def _makes_sense(self, number, whole):
        from kaperbox.app import saved_game  # not wanted where nothing is left

        try:
            saved_game.unpacked(whole)
            return True
        except saved_game.UnknownGameError:
            self._leave_alone(number)
        except ValueError:
            self.set_aside(number)
        return False

    def _leave_alone(self, number):
        self._files.notes.append(say("Game %d is of newer software: left alone.") % number)

    def set_aside(self, number: int) -> None:
        """All files of this game."""
        for letter in BEGINNINGS + TAILS:
            name = pieces.name(number, letter)
            if self._files.data(name) is not None:
                self._files.set_aside(name)

    def remove(self, number: int) -> None:
        """All files of this game; the tails first, which are nothing without a beginning."""
        storage = self._files.storage
        for letter in TAILS + BEGINNINGS:
            try:
                if storage.read(pieces.name(number, letter)) is not None:
                    storage.remove(pieces.name(number, letter))
            except OSError:
                continue  # the next start comes back to it
