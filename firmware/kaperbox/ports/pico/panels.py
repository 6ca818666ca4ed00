"""What the two kinds of OLED controllers want to hear, as bytes.

Both are driven in page addressing mode, the only one that the SH1106 has. An SH1106 has 132
columns of memory; a panel of 128 sits in the middle of them. The sequences leave nothing as it
was, so that a panel in whatever state becomes ours. Sections are those of the SSD1306 data sheet
rev 1.1 and of the SH1106 data sheet v2.3.
"""

from collections import namedtuple

Panel = namedtuple("Panel", ("name", "first_column", "setup"))
"""`setup` is sent while the panel is off; what it shows comes afterwards."""

OFF = b"\xae"  # 10.1.12
ON = b"\xaf"
NOTHING = b"\xe3"  # 10.1.14: no operation

_COMMON = (
    b"\xa8\x3f"  # 10.1.11: all 64 rows are driven
    b"\xd3\x00"  # 10.1.15: no row is shifted
    b"\x40"  # 10.1.6: the first row of memory is the first of the picture
    b"\xd5\x80"  # 10.1.16: clock as after a reset
    b"\xda\x12"  # 10.1.18: rows wired alternately, as on every 128x64 module
    b"\xa4"  # 10.1.9: the picture is the memory
    b"\xa6"  # 10.1.10: a bit that is set is lit
)

SSD1306 = Panel(
    "SSD1306",
    0,
    _COMMON + b"\x20\x02"  # 10.1.3: page addressing
    b"\x2e"  # 10.2.3: nothing scrolls
    b"\xd9\xf1"  # 10.1.17: precharge for the pump below
    b"\xdb\x30"  # 10.1.19: 0.83 Vcc
    b"\x8d\x14",  # application note: the charge pump is on
)

SH1106 = Panel(
    "SH1106",
    2,
    _COMMON + b"\xd9\x22"  # command 15: precharge as after a reset
    b"\xdb\x35"  # command 17: 0.77 Vref
    b"\x32"  # command 4: 8.0 V
    b"\xad\x8b",  # command 9: the pump is on
)

PANELS = (None, SSD1306, SH1106)
"""By the number of the setting; the first is found out from the controller."""

UPRIGHT = b"\xa1\xc8"  # 10.1.8, 10.1.13: connector at the top
FLIPPED = b"\xa0\xc0"


def recognised(status: int) -> Panel:
    """The kind of a controller by the low bits of its status, which neither data sheet promises.

    SH1106 modules answer 0 or 8, SSD1306 modules 3 to 7: those who have many of both found so.
    """
    return SH1106 if status & 0x0F in (0, 8) else SSD1306


def is_off(status: int) -> bool:
    """Bit 6 of the status (8.1.5): the picture is off, as after every power-up."""
    return bool(status & 0x40)
