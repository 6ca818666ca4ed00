"""One box at a time on a data folder: two would write over each other's games."""

import contextlib
import fcntl
import os
import pathlib
from collections.abc import Iterator

from host_tools.failure import CommandError


@contextlib.contextmanager
def alone_on(folder: str) -> Iterator[None]:
    """Holds the folder until the block is left. CommandError when another box has it.

    A folder that cannot be made or opened is left to the box, which says that it cannot save.
    """
    try:
        pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
        held = os.open(folder, os.O_RDONLY)
    except OSError:
        yield
        return
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(held)
        raise CommandError(
            folder, "another box is open here: close it, or choose another folder with --data"
        ) from None
    try:
        yield
    finally:
        os.close(held)
