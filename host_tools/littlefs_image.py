"""The file system of a Raspberry Pi Pico with MicroPython, as an image.

LittleFS of disk version 2.0 in the last 1408 KB of a flash of 2 MB, in the form in which
MicroPython's own `RPI_PICO` makes it.
"""

import littlefs

BLOCK, BLOCKS = 4096, 352
ADDRESS = 0x100A0000
_DISK_VERSION = 0x00020000


def make(content: dict[str, bytes]) -> bytes:
    """An image with these files, by their names from the top."""
    memory = littlefs.UserContext(BLOCK * BLOCKS)
    system = _system(memory, _DISK_VERSION)
    system.format()
    system.mount()
    for name, data in content.items():
        folder = name.rpartition("/")[0]
        if folder:
            system.makedirs(folder, exist_ok=True)
        with system.open(name, "wb") as file:
            file.write(data)
    system.unmount()
    return bytes(memory.buffer)


def read(image: bytes) -> dict[str, bytes]:
    """The files of an image, by name; of a newer disk version too, which a board may make."""
    memory = littlefs.UserContext(BLOCK * BLOCKS)
    memory.buffer = bytearray(image)
    system = _system(memory, 0)
    system.mount()
    content = {}
    for folder, _, names in system.walk("/"):
        for name in names:
            path = f"{folder}/{name}".replace("//", "/")
            with system.open(path, "rb") as file:
                content[path.strip("/")] = file.read()
    return dict(sorted(content.items()))


def _system(memory, version):
    return littlefs.LittleFS(
        context=memory,
        block_size=BLOCK,
        block_count=BLOCKS,
        read_size=32,
        prog_size=32,
        lookahead_size=32,
        disk_version=version,
        mount=False,
    )
