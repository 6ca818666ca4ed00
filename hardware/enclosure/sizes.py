"""Millimetres of the printed parts, and where the board lies in them.

x runs as on the board, y from the front to the rear, z up from the table. What the board fixes is
taken from `placement.py`; what is chosen here says why.
"""

from hardware.footprints import FOOTPRINTS
from hardware.placement import DEPTH, WIDTH

WALL = FLOOR = LID = 2.4
"""Six lines of a 0.4 mm nozzle: stiff enough to press buttons on, and quick to print."""
GAP = 1.0
"""Between board and wall: printers are not exact, and boards are cut 0.2 mm wide of the line."""
STANDOFF = 8.0
"""Room for cut leads and wires below the perfboard."""
BOARD_THICK = 1.6
CLEAR = 20.0
"""From board to lid: the fuse is the tallest part, and light needs some way to spread."""
COLUMN = 58.0
"""To the right of the board: the battery at the rear, ROLL at the front."""

BOARD_BOTTOM = FLOOR + STANDOFF
BOARD_TOP = BOARD_BOTTOM + BOARD_THICK
CEILING = BOARD_TOP + CLEAR
LEFT, RIGHT = -GAP, WIDTH + GAP + COLUMN
FRONT, REAR = -GAP, DEPTH + GAP
OUTER = (LEFT - WALL, FRONT - WALL, RIGHT + WALL, REAR + WALL)

SCREW_FREE, SCREW_BITES, SCREW_SINK = 3.4, 2.6, 6.4
"""An M3 screw passes, cuts its thread, hides its head."""
POST = 6.4
"""As wide as the board keeps free around its screws; 1.9 mm of wall around the thread."""
COLUMN_POSTS = ((RIGHT - 4.0, FRONT + 4.0), (RIGHT - 4.0, REAR - 4.0))
COLUMN_POST_END = CEILING - 12.0
PEDESTAL, PEDESTAL_HIGH, SINK_DEEP = 10.0, 6.0, 3.0
"""Six screws M3 x 25 with their heads in the floor bite 8 to 16 mm of plastic."""

JACK = (13.2, 13.4)
JACK_HOLE = (14.0, 14.2)
"""Wide and high; the jack's front ends 0.7 mm behind the wall."""
SOCKET, PIN_PLASTIC, PICO_BOARD, USB_HEIGHT = 8.5, 2.54, 1.0, 2.7
USB_MIDDLE = BOARD_TOP + SOCKET + PIN_PLASTIC + PICO_BOARD + USB_HEIGHT / 2
USB_HOLE = (13.0, 9.0)
USB_PLUG = (11.0, 7.5)
"""The rubber of common plugs."""
TOGGLE = (160.0, 25.5)
"""x and z in the rear wall, above the battery."""
TOGGLE_HOLE, TOGGLE_BODY = 6.5, (13.2, 12.7, 20.0)
BATTERY = (48.0, 58.5, 16.5)
BATTERY_AT = (131.5, REAR - 0.5 - 58.5)
ROLL = (160.0, 22.0)
ROLL_HOLE, ROLL_BODY, ROLL_DEPTH = 24.0, 29.0, 27.0
"""The nut or the wings below the lid, and how far the contacts reach down."""

WINDOW_INSET = 0.8
BEZEL = 1.6
FLARE = 1.0
"""The well over the screen is 8.6 mm deep: its wall at the player's side leans out by so much a
millimetre, so that one who looks down at 45 degrees sees the lowest row too."""
OLED_TOP = BOARD_TOP + SOCKET + PIN_PLASTIC + 1.2 + 1.6
PIXEL_WINDOW = 13.0
GRID_HALF = 7.9
"""From the middle of the outer dice to the outside of the grid."""
GRID_WALL, GRID_SKIN, GRID_FOOT = 1.2, 0.8, 0.6
FIT = 0.3
"""Air between parts that slide into each other."""

CAP, CAP_HOLE, FLANGE, FLANGE_HIGH = 10.4, 11.0, 13.6, 1.6
SLEEVE_WALL, SLEEVE = 1.6, 6.0
CAP_ABOVE = 1.8
TACT_TOP = BOARD_TOP + FOOTPRINTS["TACT12"].height

PAD_SIDE, PAD_HIGH, PAD_HOLE = 64.0, 40.0, 30.0
PAD_LAMP_HOLE, PAD_CABLE_HOLE = 5.2, 5.5
PAD_POST = 7.0
PAD_SCREWS = ((-24.0, -24.0), (24.0, 24.0))
