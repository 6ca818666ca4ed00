"""What the parts are called: on the board, in the schematic, in the build guide and here.

The application runs where there is no board, so it may not import `board.py`, which has the same
names; a test compares them.
"""

DISPLAY, SPEAKER, BATTERY = "DS1", "LS1", "BT1"
PIXELS = ("D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "D11", "D12")
BUTTONS = ("SW1", "SW2", "SW3", "SW4", "SW5")
PADS = ("PB1", "PB2", "PB3", "PB4")
LAMPS = ("LP1", "LP2", "LP3", "LP4")

STORAGE, ENTROPY = "Storage", "Entropy"
"""Not parts that one solders: both are in the Pico."""
