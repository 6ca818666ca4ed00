"""The shop, chips and modules: pixels, level shifter, lamp driver, display."""

from hardware.model import Kind, Pin

PIXEL = Kind(
    "PIXEL",
    "WS2812B",
    "WS2812B-B/W",
    "WS2812B",
    (
        Pin("1", "VDD", "power_in"),
        Pin("2", "DOUT", "output"),
        Pin("3", "GND", "power_in"),
        Pin("4", "DIN", "input"),
    ),
    25,
    "SK6812 in the same package (5050, 4 pads)",
)
STRIP = Kind(
    "STRIP",
    "12 x WS2812B, 60 a metre",
    "Adafruit 1461",
    "",
    (Pin("1", "VDD", "power_in"), Pin("2", "DIN", "input"), Pin("3", "GND", "power_in")),
    500,
    "any WS2812B strip with 60 pixels a metre, cut to 2 x 6",
)

SHIFTER = Kind(
    "AHCT125",
    "74AHCT125",
    "SN74AHCT125N",
    "DIP14",
    tuple(
        Pin(str(number), name, electrical)
        for number, (name, electrical) in enumerate(
            (
                ("1OE", "input"),
                ("1A", "input"),
                ("1Y", "tri_state"),
                ("2OE", "input"),
                ("2A", "input"),
                ("2Y", "tri_state"),
                ("GND", "power_in"),
                ("3Y", "tri_state"),
                ("3A", "input"),
                ("3OE", "input"),
                ("4Y", "tri_state"),
                ("4A", "input"),
                ("4OE", "input"),
                ("VCC", "power_in"),
            ),
            1,
        )
    ),
    60,
    "any 74AHCT125 or 74VHCT125 in DIP-14, no other letters",
)
DRIVER = Kind(
    "TBD62083",
    "TBD62083A",
    "TBD62083APG",
    "DIP18",
    tuple(Pin(str(n), "IN%d" % n, "input") for n in range(1, 9))
    + (Pin("9", "GND", "power_in"), Pin("10", "COM", "passive"))
    + tuple(Pin(str(19 - n), "OUT%d" % n, "open_collector") for n in range(8, 0, -1)),
    150,
    "ULN2803A, with the red lamps of this bill only: dim on a tired battery",
)

DISPLAY = Kind(
    "OLED",
    "SSD1306 128x64 I2C",
    "SBC-OLED01",
    "OLED4",
    (
        Pin("1", "GND", "power_in"),
        Pin("2", "VCC", "power_in"),
        Pin("3", "SCL", "input"),
        Pin("4", "SDA", "bidirectional"),
    ),
    500,
    "any 0.96 inch SSD1306 or SH1106 module of 27 x 28 mm with pins GND VCC SCL SDA",
)
