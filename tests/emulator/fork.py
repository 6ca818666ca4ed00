"""One emulated board, started once, for many tests: each goes on from a copy of the process."""

import os
import pickle
import traceback


def in_copy(work, *what):
    """What `work(*what)` returns, from a forked copy of this process: nothing here changes."""
    source, sink = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(source)
        try:
            answer = (True, work(*what))
        except BaseException:  # noqa: BLE001 - whatever it is, the test is to hear of it
            answer = (False, traceback.format_exc())
        with os.fdopen(sink, "wb") as file:
            pickle.dump(answer, file)
        os._exit(0)
    os.close(sink)
    with os.fdopen(source, "rb") as file:
        worked, answer = pickle.load(file)
    os.waitpid(child, 0)
    assert worked, answer
    return answer


class Branches:
    """Copies that leave this process on its way, as many at a time as there are processors.

    `fork()` is True in the copy, which is to `end` with an answer; `answers()` waits for all.
    """

    def __init__(self):
        self._running = []
        self._answers = []
        self._sink = None

    def fork(self):
        if len(self._running) >= os.cpu_count():
            self._collect()
        source, self._sink = os.pipe()
        child = os.fork()
        if child == 0:
            return True
        os.close(self._sink)
        self._running.append((child, source))
        return False

    def end(self, work, *what):
        try:
            answer = (True, work(*what))
        except BaseException:  # noqa: BLE001 - whatever it is, the test is to hear of it
            answer = (False, traceback.format_exc())
        with os.fdopen(self._sink, "wb") as file:
            pickle.dump(answer, file)
        os._exit(0)

    def answers(self):
        while self._running:
            self._collect()
        return self._answers

    def _collect(self):
        child, source = self._running.pop(0)
        with os.fdopen(source, "rb") as file:
            worked, answer = pickle.load(file)
        os.waitpid(child, 0)
        assert worked, answer
        self._answers.append(answer)
