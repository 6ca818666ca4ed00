"""A storage for a replay: what happens there is not the game that the box keeps."""


class Scratch:
    """The storage port's contract, on a dict."""

    def __init__(self):
        self._files = {}

    def read(self, name):
        return self._files.get(name)

    def write(self, name, data):
        self._files[name] = bytes(data)

    def names(self, folder):
        start = folder + "/"
        return [name[len(start) :] for name in self._files if name.startswith(start)]

    def remove(self, name):
        del self._files[name]

    def rename(self, old, new):
        self._files[new] = self._files.pop(old)

    def free(self):
        return 1 << 24
