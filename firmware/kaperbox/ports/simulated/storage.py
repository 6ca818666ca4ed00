"""A folder on the desktop as the box's storage. A file is replaced by renaming, in one stroke."""

import os

from kaperbox.ports import folder

_NEW = ".new"
_PLENTY = 1 << 30


class Storage:
    """`place` is a folder, made when the first file is written; so is a folder in it."""

    def __init__(self, place: str):
        self._place = place

    def read(self, name: str) -> bytes | None:
        return folder.read(self._path(name))

    def write(self, name: str, data: bytes) -> None:
        path = self._path(name)
        folder.make_all_above(path)
        with open(path + _NEW, "wb") as file:
            file.write(data)
            file.flush()
            if hasattr(os, "fsync"):
                os.fsync(file.fileno())
        os.rename(path + _NEW, path)

    def names(self, of_folder: str) -> list[str]:
        names = folder.names(self._path(of_folder))
        return [name for name in names if not name.endswith(_NEW)]

    def remove(self, name: str) -> None:
        os.remove(self._path(name))

    def rename(self, old: str, new: str) -> None:
        folder.make_all_above(self._path(new))
        os.rename(self._path(old), self._path(new))

    def free(self) -> int:
        """Bytes that this user may still take. Where that cannot be asked, as good as endless."""
        if not hasattr(os, "statvfs"):
            return _PLENTY
        try:
            facts = os.statvfs(self._place)
        except OSError as error:
            if error.errno == folder.NO_SUCH_FILE:
                return _PLENTY
            raise
        return facts[1] * facts[4]

    def _path(self, name):
        return self._place + "/" + name
