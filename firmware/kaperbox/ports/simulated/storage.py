"""A folder on the desktop as the box's storage. A file is replaced by renaming, in one stroke."""

import os

_NO_SUCH_FILE, _EXISTS = 2, 17
_NEW = ".new"


class Storage:
    """`folder` is made when the first file is written; so is a folder in it."""

    def __init__(self, folder: str):
        self._folder = folder

    def read(self, name: str) -> bytes | None:
        try:
            with open(self._path(name), "rb") as file:
                return file.read()
        except OSError as error:
            if error.errno == _NO_SUCH_FILE:
                return None
            raise

    def write(self, name: str, data: bytes) -> None:
        path = self._path(name)
        _make_folders(path)
        with open(path + _NEW, "wb") as file:
            file.write(data)
            file.flush()
            if hasattr(os, "fsync"):
                os.fsync(file.fileno())
        os.rename(path + _NEW, path)

    def names(self, folder: str) -> list[str]:
        try:
            names = os.listdir(self._path(folder))
        except OSError as error:
            if error.errno == _NO_SUCH_FILE:
                return []
            raise
        return [name for name in names if not name.endswith(_NEW)]

    def remove(self, name: str) -> None:
        os.remove(self._path(name))

    def rename(self, old: str, new: str) -> None:
        _make_folders(self._path(new))
        os.rename(self._path(old), self._path(new))

    def free(self) -> int:
        """As good as endless: the desktop's disk is not what a box must save."""
        return 1 << 30

    def _path(self, name):
        return self._folder + "/" + name


def _make_folders(path):
    """All that stand before the last name."""
    at = path.find("/", 1)
    while at > 0:
        try:
            os.mkdir(path[:at])
        except OSError as error:
            if error.errno != _EXISTS:
                raise
        at = path.find("/", at + 1)
