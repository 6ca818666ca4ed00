"""Whether files are kept: a small one is written, read back and removed, a step at a time."""

from kaperbox.app.screens.self_test.report import OK, Finding

NAME = "self-test"
CONTENT = bytes(range(256))
"""Every byte there is, and few enough for one stroke."""

_NO_SPACE = 28  # errno ENOSPC


class FilesTest:
    """It is removed whatever happened before; the first trouble is the one that counts."""

    def __init__(self, storage):
        self._storage = storage
        self._at = 0
        self._trouble = ""

    def step(self):
        """The `Finding` after the last step, else None."""
        if self._at == len(_STEPS):
            return None
        step, trouble = _STEPS[self._at]
        self._at += 1
        try:
            found = "" if step(self._storage) else trouble
        except OSError as error:
            found = " full" if error.errno == _NO_SPACE else trouble
        self._trouble = self._trouble or found
        if self._at < len(_STEPS):
            return None
        return Finding(False, self._trouble) if self._trouble else OK


def _write(storage):
    storage.write(NAME, CONTENT)
    return True


def _read(storage):
    return storage.read(NAME) == CONTENT


def _remove(storage):
    storage.remove(NAME)
    return storage.read(NAME) is None


_STEPS = ((_write, " no write"), (_read, " misread"), (_remove, " no erase"))
