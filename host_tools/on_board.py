"""Sent to the board by `host_tools.deploy`: what is there of ours, and what no longer belongs.

Only `main.py`, `board` and the folder `kaperbox` are ours; journal, history and settings are not
touched. Runs on any Python: its tests need no board.
"""

import binascii
import hashlib
import os

FOLDER = "kaperbox"
ALONE = ("main.py", "board.py", "board.mpy")
_IS_FOLDER = 0x4000
_EXISTS = 17


def tell() -> None:
    """A line `SHA-256 name` for each of our files. All of them at once would need more memory in
    one piece than a board has that has just opened so many files."""
    for name in ALONE:
        if name in os.listdir():
            _tell_file(name)
    if FOLDER in os.listdir():
        _tell_folder(FOLDER)


def _tell_folder(folder):
    for name in os.listdir(folder):
        path = folder + "/" + name
        if os.stat(path)[0] & _IS_FOLDER:
            _tell_folder(path)
        else:
            _tell_file(path)


def _tell_file(path):
    print(_checksum(path), path)


def _checksum(path):
    total = hashlib.sha256()
    with open(path, "rb") as file:
        while True:
            part = file.read(512)
            if not part:
                return binascii.hexlify(total.digest()).decode()
            total.update(part)


def remove(paths: list) -> None:
    """Files, and folders that are empty then."""
    for path in paths:
        os.remove(path)
        folder = path.rpartition("/")[0]
        while folder and not os.listdir(folder):
            os.rmdir(folder)
            folder = folder.rpartition("/")[0]


def make_folders(paths: list) -> None:
    """Each after the one that it is in; those that are there stay."""
    for path in paths:
        try:
            os.mkdir(path)
        except OSError as error:
            if error.errno != _EXISTS:
                raise
