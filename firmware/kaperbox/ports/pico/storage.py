"""The box's files on LittleFS.

Files are written plainly, without a second file that is renamed: LittleFS itself shows a file of
up to 512 bytes as it was or as it is, at every power cut, for one program; renaming would cost
three to five times the wear.
"""

import os

from kaperbox.ports import folder

_NO_SPACE, _NAME_TOO_LONG = 28, 36
"""LittleFS says the second where there is no room for the name of a new file."""


class Storage:
    """`root` is a folder of the mounted file system, made when it is first needed."""

    def __init__(self, root: str):
        self._root = root

    def read(self, name: str) -> bytes | None:
        return folder.read(self._path(name))

    def write(self, name: str, data: bytes) -> None:
        try:
            self._write(name, data)
        except OSError as error:
            if error.errno != folder.NO_SUCH_FILE:
                raise
            self._make_folders(name)
            self._write(name, data)

    def _write(self, name, data):
        try:
            with open(self._path(name), "wb") as file:
                file.write(data)
        except OSError as error:
            if error.errno == _NAME_TOO_LONG:
                raise OSError(_NO_SPACE, "no space") from None
            raise

    def names(self, of_folder: str) -> list[str]:
        return folder.names(self._path(of_folder))

    def remove(self, name: str) -> None:
        os.remove(self._path(name))

    def rename(self, old: str, new: str) -> None:
        self._make_folders(new)
        os.rename(self._path(old), self._path(new))

    def free(self) -> int:
        """Bytes, in whole blocks. LittleFS may count more used blocks than there are."""
        facts = os.statvfs(self._root)
        return facts[0] * facts[3] if facts[3] <= facts[2] else 0

    def _path(self, name):
        return self._root + "/" + name

    def _make_folders(self, name):
        folder.make(self._root)
        if "/" in name:
            folder.make(self._path(name[: name.rfind("/")]))
