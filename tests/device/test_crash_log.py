"""The crash log on LittleFS: counts in a row, whole at every power cut, never in the way."""

import os

import vfs

from kaperbox.ports.pico.crash_log import CrashLog

PATH = "/crashes/crash.txt"


class Blocks:
    """A small flash in RAM."""

    def __init__(self, count=16, size=512):
        self._size = size
        self._bytes = bytearray(count * size)

    def readblocks(self, block, buffer, offset=0):
        at = block * self._size + offset
        buffer[:] = self._bytes[at : at + len(buffer)]

    def writeblocks(self, block, buffer, offset=0):
        at = block * self._size + offset
        self._bytes[at : at + len(buffer)] = buffer

    def ioctl(self, operation, argument):
        if operation == 4:
            return len(self._bytes) // self._size
        return self._size if operation == 5 else 0


def mounted():
    try:
        os.umount("/crashes")
    except OSError:
        pass
    blocks = Blocks()
    vfs.VfsLfs2.mkfs(blocks)
    os.mount(vfs.VfsLfs2(blocks), "/crashes")


def test_a_new_box_never_crashed():
    mounted()
    log = CrashLog(PATH)
    assert (log.count, log.text) == (0, "")


def test_crashes_are_counted_across_starts_with_the_last_reason():
    mounted()
    for count, text in ((1, "one"), (2, "two"), (3, "Üble\nSache")):
        CrashLog(PATH).note(text)
        log = CrashLog(PATH)
        assert (log.count, log.text) == (count, text)


def test_after_a_good_run_the_next_crash_is_the_first_and_the_reason_stays_to_be_read():
    mounted()
    CrashLog(PATH).note("one")
    CrashLog(PATH).survived()
    log = CrashLog(PATH)
    assert (log.count, log.text) == (0, "one")
    log.note("two")
    assert CrashLog(PATH).count == 1


def test_a_good_run_without_a_crash_writes_nothing():
    mounted()
    CrashLog(PATH).survived()
    assert os.listdir("/crashes") == []


def test_the_end_of_a_long_reason_is_what_is_kept():
    mounted()
    CrashLog(PATH).note("x" * 1000 + "ZeroDivisionError: divide by zero")
    assert os.stat(PATH)[6] <= 480
    assert CrashLog(PATH).text.endswith("divide by zero")


def test_garbage_in_the_file_counts_as_no_crash():
    mounted()
    for garbage in (b"", b"nonsense", b"\xff\xfe\n\xff", b"-\n"):
        with open(PATH, "wb") as file:
            file.write(garbage)
        assert CrashLog(PATH).count == 0


def test_without_a_file_system_nothing_fails():
    log = CrashLog("/nowhere/crash.txt")
    log.note("lost")
    log.survived()
    assert log.count == 0
