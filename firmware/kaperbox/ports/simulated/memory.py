"""A storage that keeps nothing beyond the end of the program: demonstrations, scripts, tests."""


class Memory:
    """`files` maps names to bytes, for whoever wants to look or to copy."""

    def __init__(self, files=None):
        self.files = dict(files or {})

    def read(self, name: str) -> bytes | None:
        return self.files.get(name)

    def write(self, name: str, data: bytes) -> None:
        self.files[name] = bytes(data)

    def names(self, folder: str) -> list[str]:
        start = folder + "/"
        return [name[len(start) :] for name in self.files if name.startswith(start)]

    def remove(self, name: str) -> None:
        if name not in self.files:
            raise OSError(2)
        del self.files[name]

    def rename(self, old: str, new: str) -> None:
        if old not in self.files:
            raise OSError(2)
        self.files[new] = self.files.pop(old)

    def free(self) -> int:
        return 1 << 30
