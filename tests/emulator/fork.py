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
