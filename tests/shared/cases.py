"""One table of cases for both interpreters: `pytest.mark.parametrize` on CPython, else a loop."""

try:
    import pytest
except ImportError:
    pytest = None


def cases(names, *rows):
    """Run a test once for each row. `names` are its parameters, as in `parametrize`."""
    if pytest:
        return pytest.mark.parametrize(names, rows)
    return lambda test: _Cases(test, names, rows)


class _Cases:
    def __init__(self, test, names, rows):
        self._test = test
        self._single = "," not in names
        self._rows = rows

    def __call__(self):
        for row in self._rows:
            if self._single:
                self._test(row)
            else:
                self._test(*row)
