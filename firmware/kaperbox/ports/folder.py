"""Files and folders of the system below, as far as board and desktop are alike."""

import os

NO_SUCH_FILE = 2
_EXISTS = 17


def read(path: str) -> bytes | None:
    """None where there is no such file."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        if error.errno == NO_SUCH_FILE:
            return None
        raise


def names(path: str) -> list[str]:
    """None where there is no such folder."""
    try:
        return os.listdir(path)
    except OSError as error:
        if error.errno == NO_SUCH_FILE:
            return []
        raise


def make(path: str) -> None:
    """This folder, if it is not there; the one it is in must be."""
    try:
        os.mkdir(path)
    except OSError as error:
        if error.errno != _EXISTS:
            raise


def make_all_above(path: str) -> None:
    """Every folder on the way to this file."""
    at = path.find("/", 1)
    while at > 0:
        make(path[:at])
        at = path.find("/", at + 1)
