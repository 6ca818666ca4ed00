"""Pins and electrical facts, in one place: firmware, netlist, guide and self-test read them here.

Wiring of the Raspberry Pi Pico (any RP2040 board with these pins):

    GPIO  0, 1     spare UART
    GPIO  4, 5     OLED SDA, SCL, 4.7k pull-ups to 3.3 V
    GPIO  6 to 9   lamps of pads 1 to 4, through a TBD62083A
    GPIO 10 to 14  buttons LEFT, RIGHT, OK, BACK, ROLL, to ground
    GPIO 15        passive piezo speaker
    GPIO 16        12 WS2812 pixels, 330 R in series, level shifted for a 5 V rail, 470 uF
    GPIO 18 to 21  pads 1 to 4: 10k up, 1k in series, 10 nF to ground at the box
    GPIO 26        battery divider
"""

UART_TX, UART_RX = 0, 1
DISPLAY_SDA, DISPLAY_SCL = 4, 5
LAMPS = (6, 7, 8, 9)
BUTTONS = (10, 11, 12, 13, 14)
"""In the order of the bits of `Buttons.pressed()`: LEFT, RIGHT, OK, BACK, ROLL."""
SPEAKER = 15
PIXELS = 16
PADS = (18, 19, 20, 21)
"""Contiguous, so that one read sees all four."""
PADS_PIO = 0
"""The block of state machines that watches them."""
BATTERY = 26

DISPLAY_BUS = 0
DISPLAY_HZ = 400_000
DISPLAY_ADDRESSES = (0x3C, 0x3D)

PIXEL_COUNT = 12
LIMIT_MA = 450
"""The most that all pixels and lamps may draw together."""
PIXEL_CHANNEL_MA = 26
"""One colour of one pixel at full brightness: 12 pixels all white draw 0.94 A."""
LAMP_MA = 20
PIXEL_IDLE_MA = 1
"""A WS2812 that is dark draws this."""
DIE_PIXELS = tuple((pixel,) for pixel in range(PIXEL_COUNT))
"""Which pixels a die has: a die may own several."""

BATTERY_DIVIDER = 2
"""Two equal resistors, between the rail of three AA cells or 5 V and ground."""
BATTERY_LOW_MV = 3600
BATTERY_BETTER_MV = 150

DISPLAY_PART, SPEAKER_PART, BATTERY_PART = "DS1", "LS1", "BT1"
PIXEL_PARTS = tuple("D%d" % number for number in range(1, PIXEL_COUNT + 1))
BUTTON_PARTS = ("SW1", "SW2", "SW3", "SW4", "SW5")
PAD_PARTS = ("PB1", "PB2", "PB3", "PB4")
LAMP_PARTS = ("LP1", "LP2", "LP3", "LP4")
"""What the parts are called in the self-test, in the schematic, on the board and in the guide."""
