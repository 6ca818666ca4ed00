"""Files in what the browser keeps for the page; where it refuses, the page keeps them itself."""

import binascii

_NO_SUCH_FILE, _REFUSED, _NO_SPACE = 2, 5, 28


class Storage:
    def __init__(self, page):
        self._page = page

    def read(self, name: str) -> bytes | None:
        data = self._page.read_file(name)
        return None if data is None else binascii.unhexlify(data)

    def write(self, name: str, data: bytes) -> None:
        """The page answers "" when it is done, "full", or "refused" where no room would help."""
        why_not = self._page.write_file(name, binascii.hexlify(bytes(data)).decode())
        if why_not:
            raise OSError(_NO_SPACE if why_not == "full" else _REFUSED, why_not)

    def names(self, folder: str) -> list[str]:
        """Of the files in this folder, without the folder's own name."""
        start = folder + "/"
        names = self._page.file_names().split("\n")
        return [name[len(start) :] for name in names if name.startswith(start)]

    def remove(self, name: str) -> None:
        if not self._page.remove_file(name):
            raise OSError(_NO_SUCH_FILE, "no such file")

    def rename(self, old: str, new: str) -> None:
        data = self.read(old)
        if data is None:
            raise OSError(_NO_SUCH_FILE, "no such file")
        self.write(new, data)
        self.remove(old)

    def free(self) -> int:
        """Bytes, at a guess: browsers do not say."""
        return int(self._page.free_bytes())
