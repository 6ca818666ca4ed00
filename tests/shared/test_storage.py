"""The simulated storages keep the contract in ports/README.md: in memory and in a folder."""

import os

from kaperbox.ports.simulated import storage as of_desktop
from kaperbox.ports.simulated.memory import Memory
from kaperbox.ports.simulated.storage import Storage
from tests.shared.cases import cases

PLACE = "build/test_storage"


def in_folder():
    """A storage in an empty folder of which not even the parents need to be there."""
    empty(PLACE)
    return Storage(PLACE + "/deep/box")


def empty(folder):
    try:
        names = os.listdir(folder)
    except OSError:
        return
    for name in names:
        path = folder + "/" + name
        if os.stat(path)[0] & 0x4000:
            empty(path)
        else:
            os.remove(path)
    os.rmdir(folder)


@cases("make", Memory, in_folder)
def test_what_is_written_is_read_again_and_replaced_whole(make):
    storage = make()
    assert storage.read("run/00001a") is None and storage.names("run") == []
    storage.write("run/00001a", b"long content")
    storage.write("run/00001a", b"short")
    storage.write("settings", bytearray(b"\x00\xff"))
    assert storage.read("run/00001a") == b"short" and storage.names("run") == ["00001a"]
    assert storage.read("settings") == b"\x00\xff"


@cases("make", Memory, in_folder)
def test_there_is_room_before_and_after_the_first_file(make):
    storage = make()
    assert storage.free() > 1 << 20
    storage.write("settings", b"x")
    assert storage.free() > 1 << 20


class FullDisk:
    """What is asked of `os`: 60 blocks are left, none of them for this user."""

    @staticmethod
    def statvfs(place):
        return 4096, 4096, 1000, 60, 0, 9, 9, 9, 0, 255


def test_of_a_folder_on_a_full_disk_nothing_is_free():
    of_desktop.os = FullDisk
    try:
        assert Storage(PLACE).free() == 0
    finally:
        of_desktop.os = os


@cases("make", Memory, in_folder)
def test_files_are_moved_and_removed(make):
    storage = make()
    storage.write("run/00001a", b"one")
    storage.rename("run/00001a", "aside/run-00001a.1")
    assert storage.names("run") == [] and storage.names("aside") == ["run-00001a.1"]
    storage.remove("aside/run-00001a.1")
    assert storage.names("aside") == []


@cases("make", Memory, in_folder)
def test_what_is_not_there_cannot_be_moved_or_removed(make):
    storage = make()
    for action in (
        lambda: storage.remove("run/00001a"),
        lambda: storage.rename("run/00001a", "aside/x"),
    ):
        try:
            action()
        except OSError:
            continue
        raise AssertionError("it was done")


def test_a_folder_that_cannot_be_made_is_an_error_of_the_system():
    storage = in_folder()
    storage.write("settings", b"a file")
    try:
        storage.write("settings/x", b"in a file")
    except OSError:
        return
    raise AssertionError("it was written")


def test_half_a_write_is_not_among_the_names():
    storage = in_folder()
    storage.write("run/00001a", b"one")
    with open(PLACE + "/deep/box/run/00001b.new", "wb") as file:
        file.write(b"tor")
    assert storage.names("run") == ["00001a"]
