"""Bytes as letters that people can compare and type (RFC 4648, section 6, without the padding)."""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


def base32(data: bytes) -> str:
    """Five bits a letter, the first bits first; the last letter is filled up with zeros."""
    text, bits, waiting = "", 0, 0
    for byte in data:
        bits = (bits << 8 | byte) & 0xFFF
        waiting += 8
        while waiting >= 5:
            waiting -= 5
            text += LETTERS[bits >> waiting & 31]
    return text + (LETTERS[bits << 5 - waiting & 31] if waiting else "")
