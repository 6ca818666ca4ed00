"""Sealed files on the storage port: what is damaged is mended or set aside, and told, once."""

from kaperbox.app import sealed
from kaperbox.app.language import say

ASIDE = "aside"
_MOST_ASIDE = 100  # of one name; more are a broken flash, and the search must end
_NO_SPACE = 28  # errno ENOSPC, the same number on every system
_ATTEMPTS = 4  # one file never needs the room of more than three
_AMPLE = 32 * 1024
"""Bytes beside those of a file: a storage that has so much free and finds no space is broken."""


class Files:
    """`notes` collects what the table should hear; whoever shows them takes them out.

    `make_room()` is asked when a write finds no space: True if it is worth trying once more.
    """

    def __init__(self, storage):
        self.storage = storage
        self.notes = []
        self.make_room = lambda: False
        self._in_vain = 0  # bytes of the write for which room was made in vain

    def read(self, name: str, kind: bytes) -> bytes | None:
        """The content; None where there is none that can be read. May raise `NewerError`."""
        data = self.data(name)
        if data is None:
            return None
        try:
            return sealed.opened(kind, data)
        except sealed.DamagedError as damage:
            return self._rescued(name, kind, data, str(damage))

    def data(self, name: str) -> bytes | None:
        """The bytes as they are; what cannot be read at all is set aside.

        An empty file is none: the power was cut between making a new one and filling it.
        """
        try:
            return self.storage.read(name) or None
        except OSError:
            self.set_aside(name)
            return None

    def _rescued(self, name, kind, data, why):
        """A file with one wrong bit is as good as new; the damaged one is kept all the same."""
        right = sealed.mended(data)
        try:
            content = None if right is None else sealed.opened(kind, right)
        except sealed.DamagedError:
            content = None
        if content is None:
            self.set_aside(name)
        elif self.replace(name, right):
            self.notes.append(say("A bit of %s was wrong: put right.") % name)
        return content

    def names(self, folder: str) -> list[str]:
        """Of the files in a folder, in no order; a folder that cannot be read has none."""
        try:
            return self.storage.names(folder)
        except OSError:
            self.notes.append(say("The folder %s cannot be read.") % folder)
            return []

    def set_aside(self, name: str) -> None:
        """Moves a file out of the way, where nothing reads or overwrites it."""
        if self._moved_aside(name):
            self.notes.append(say("%s is damaged: set aside.") % name)

    def _moved_aside(self, name):
        try:
            self.storage.rename(name, self._aside(name))
            return True
        except OSError:
            self.notes.append(say("%s is damaged and stays: it cannot be moved.") % name)
            return False

    def replace(self, name: str, right: bytes) -> bool:
        """Puts what is right in place of what is damaged in part, of which it keeps a copy."""
        try:
            self.write_plain(self._aside(name), self.storage.read(name))
            self.write_plain(name, right)
            return True
        except OSError:
            self.notes.append(say("%s is damaged: no room to put it right.") % name)
            return False

    def _aside(self, name):
        """A name that is free."""
        taken = self.names(ASIDE)
        for number in range(1, _MOST_ASIDE):
            new = "%s.%d" % (name.replace("/", "-"), number)
            if new not in taken:
                break
        return ASIDE + "/" + new

    def write(self, name: str, kind: bytes, content: bytes) -> None:
        """Whole, or OSError when it cannot be done even after making room."""
        self.write_plain(name, sealed.seal(kind, content))

    def write_plain(self, name: str, data: bytes) -> None:
        """Bytes that have checksums of their own.

        Where room was made in vain, none is made again before as much as that could be written:
        what fills the disk is something else, and every finished game would go for nothing.
        """
        for attempt in range(_ATTEMPTS):
            try:
                self.storage.write(name, data)
            except OSError as error:
                if error.errno != _NO_SPACE or not self._has_made_room(attempt, len(data)):
                    raise
            else:
                if len(data) >= self._in_vain:
                    self._in_vain = 0
                return

    def _has_made_room(self, attempt, size):
        if self._in_vain or self.storage.free() >= size + _AMPLE:
            return False
        if attempt < _ATTEMPTS - 1 and self.make_room():
            return True
        self._in_vain = size
        return False
