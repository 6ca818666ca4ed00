"""UF2, the form in which an RP2040 takes flash content by drag and drop.

Blocks of 512 bytes, each with 256 bytes for one address. Sectors of the flash that hold nothing
are left out: whatever is there, LittleFS never reads what it has not written.
"""

import struct

_MAGIC_START, _MAGIC_MIDDLE, _MAGIC_END = 0x0A324655, 0x9E5D5157, 0x0AB16F30
_HAS_FAMILY = 0x2000
_RP2040 = 0xE48BFF56
_PAYLOAD, _SECTOR = 256, 4096
_HEAD = "<8I"


def make(data: bytes, address: int) -> bytes:
    """`data` for the flash from `address` on, without its empty sectors."""
    places = [at for at in range(0, len(data), _SECTOR) if set(data[at : at + _SECTOR]) != {0xFF}]
    pages = [at + page for at in places for page in range(0, _SECTOR, _PAYLOAD)]
    return b"".join(
        _block(data[at : at + _PAYLOAD], address + at, number, len(pages))
        for number, at in enumerate(pages)
    )


def _block(payload, address, number, count):
    head = struct.pack(
        _HEAD,
        _MAGIC_START,
        _MAGIC_MIDDLE,
        _HAS_FAMILY,
        address,
        len(payload),
        number,
        count,
        _RP2040,
    )
    return head + payload.ljust(476, b"\0") + struct.pack("<I", _MAGIC_END)


def read(blocks: bytes) -> dict[int, bytes]:
    """Address: content, of each block; ValueError when it is no UF2 for an RP2040."""
    content = {}
    for at in range(0, len(blocks), 512):
        start, middle, _, address, size, *_, family = struct.unpack_from(_HEAD, blocks, at)
        if (start, middle, family) != (_MAGIC_START, _MAGIC_MIDDLE, _RP2040):
            raise ValueError(f"no UF2 block of an RP2040 at byte {at}")
        content[address] = blocks[at + 32 : at + 32 + size]
    return content
