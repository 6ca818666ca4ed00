"""A panel of 128x64 pixels with an SSD1306 or SH1106 on I2C: takes bytes, tells what one sees.

One model for all: drivers under test, the oracle's driver, and the emulated board. It honours
what shifts, mirrors, dims or blanks the picture. The glass is that of all 128x64 modules: rows
wired alternately to the controller's pins, an SH1106's in the middle of its 132 columns. At
power-up the memory holds noise. Sections of the SSD1306 data sheet; SH1106 where it says so.
"""

WIDTH, HEIGHT = 128, 64
ARGUMENTS = {
    0x20: 1,
    0x21: 2,
    0x22: 2,
    0x26: 6,
    0x27: 6,
    0x29: 5,
    0x2A: 5,
    0x81: 1,
    0x8D: 1,
    0xA3: 2,
    0xA8: 1,
    0xAD: 1,
    0xD3: 1,
    0xD5: 1,
    0xD9: 1,
    0xDA: 1,
    0xDB: 1,
}
PAGE_MODE = 2
ALTERNATIVE, SWAPPED_HALVES = 0x10, 0x20


class Panel:
    """`shown_noise`: it was lit while its memory still held what nobody had written."""

    def __init__(self, address=0x3C, sh1106=False):
        self.address = address
        self.sh1106 = sh1106
        self.columns = 132 if sh1106 else 128
        self.present = True
        self.readable = True
        self.transfers = 0
        self.power_up()

    def power_up(self):
        """As after a reset (8.9), but for the memory."""
        self.memory = bytearray((at * 73 + at // 5) & 255 for at in range(self.columns * 8))
        self.unwritten = self.columns * 8
        self._written = bytearray(self.columns * 8)
        self.unknown = []
        self.shown_noise = False
        self.lit = self.inverse = self.all_on = self.pump = self.scrolling = False
        self.mirrored_columns = self.mirrored_rows = False
        self.mode = PAGE_MODE
        self.page = self.column = 0
        self.window_columns, self.window_pages = (0, 127), (0, 7)
        self.rows, self.first_row, self.offset = 63, 0, 0
        self.registers = {0x81: 0x7F, 0xD5: 0x80, 0xD9: 0x22, 0xDA: 0x12, 0xDB: 0x20}
        self.pump_volts = 0x32
        self._command, self._wanted, self._awaits_control = 0, [], True

    # The bus

    def start(self, reading):
        """False: it is not there."""
        self.transfers += 1
        self._awaits_control = True
        return self.present and (self.readable or not reading)

    def write(self, byte):
        if not self.present:
            return False
        if self._awaits_control:
            self._single, self._is_data = bool(byte & 0x80), bool(byte & 0x40)
            self._awaits_control = False
            return True
        if self._is_data:
            self._store(byte)
        else:
            self._obey(byte)
        self._awaits_control = self._single
        return True

    def read(self):
        """Bit 6: off. The rest is how modules differ in practice."""
        return (0x08 if self.sh1106 else 0x03) | (0 if self.lit else 0x40)

    def stop(self):
        pass

    # Commands

    def _obey(self, byte):
        if self._command:
            self._wanted.append(byte)
            if len(self._wanted) == ARGUMENTS[self._command]:
                self._set(self._command, self._wanted)
                self._command, self._wanted = 0, []
        elif byte in ARGUMENTS:
            self._command = byte
        else:
            self._single_command(byte)

    def _single_command(self, byte):
        simple = {
            0xA0: ("mirrored_columns", False),
            0xA1: ("mirrored_columns", True),
            0xC0: ("mirrored_rows", False),
            0xC8: ("mirrored_rows", True),
            0xA4: ("all_on", False),
            0xA5: ("all_on", True),
            0xA6: ("inverse", False),
            0xA7: ("inverse", True),
            0x2E: ("scrolling", False),
            0x2F: ("scrolling", True),
            0xAE: ("lit", False),
            0xAF: ("lit", True),
        }
        if byte <= 0x1F or 0xB0 <= byte <= 0xB7:
            if self.mode == PAGE_MODE:  # 10.1.1, 10.1.2, 10.1.4: in no other
                self._go_to(byte)
        elif 0x40 <= byte <= 0x7F:
            self.first_row = byte & 63
        elif self.sh1106 and 0x30 <= byte <= 0x33:
            self.pump_volts = byte
        elif byte in simple:
            name, value = simple[byte]
            setattr(self, name, value)
        elif byte != 0xE3:
            self.unknown.append(byte)
        self._notice_noise()

    def _go_to(self, byte):
        if byte >= 0xB0:
            self.page = byte & 7
        elif byte >= 0x10:
            self.column = self.column & 0x0F | (byte & 15) << 4
        else:
            self.column = self.column & 0xF0 | byte

    def _set(self, command, values):
        if command == 0x20:
            self.mode = PAGE_MODE if self.sh1106 else values[0] & 3
        elif command == 0x21:
            self.window_columns = (values[0] & 127, values[1] & 127)
            self.column = self.window_columns[0]
        elif command == 0x22:
            self.window_pages = (values[0] & 7, values[1] & 7)
            self.page = self.window_pages[0]
        elif command == 0xA8:
            self.rows = values[0] & 63
        elif command == 0xD3:
            self.offset = values[0] & 63
        elif command == 0x8D and not self.sh1106:
            self.pump = values[0] == 0x14
        elif command == 0xAD and self.sh1106:
            self.pump = values[0] == 0x8B
        elif command in self.registers:
            self.registers[command] = values[0]

    # The memory

    def _store(self, byte):
        if self.column < self.columns:
            at = self.page * self.columns + self.column
            self.memory[at] = byte
            self.unwritten -= not self._written[at]
            self._written[at] = 1
        if self.mode == PAGE_MODE:
            self.column = (self.column + 1) % self.columns
        elif self.mode == 0:
            self._next_column() and self._next_page()
        else:
            self._next_page() and self._next_column()
        self._notice_noise()

    def _next_column(self):
        """True when it went around."""
        first, last = self.window_columns
        around = self.column == last
        self.column = first if around else (self.column + 1) % self.columns
        return around

    def _next_page(self):
        first, last = self.window_pages
        around = self.page == last
        self.page = first if around else (self.page + 1) % 8
        return around

    def _notice_noise(self):
        hidden = 8 * (self.columns - WIDTH)
        if self.lit and self.unwritten > hidden:
            self.shown_noise = True

    # What one sees

    def analog(self):
        """What makes it bright, sharp and long-lived, not what it shows."""
        return tuple(sorted(self.registers.items())) + (self.pump_volts, self.scrolling)

    def line(self, y):
        """128 pixels, 0 or 1. The module stands with its connector at the top: A1 and C8 are
        upright."""
        row = self._row_of_line(y)
        if not self.lit or not self.pump or row > self.rows:
            return bytes(WIDTH)
        if self.all_on:
            return b"\1" * WIDTH
        line = (row if self.mirrored_rows else self.rows - row) + self.first_row + self.offset
        first = (line & 63) // 8 * self.columns + (self.columns - WIDTH) // 2
        stored = self.memory[first : first + WIDTH]
        bit = 1 << (line & 7)
        pixels = bytes((byte & bit != 0) ^ self.inverse for byte in stored)
        return pixels if self.mirrored_columns else bytes(reversed(pixels))

    def _row_of_line(self, y):
        """The glass has line y on pin y // 2, odd ones in the other half (10.1.18)."""
        pin = y // 2 + (32 if y & 1 else 0)
        pins = self.registers[0xDA]
        if pins & SWAPPED_HALVES:
            pin ^= 32
        if not pins & ALTERNATIVE:
            return pin
        return 2 * pin if pin < 32 else 2 * (pin - 32) + 1

    def frame(self):
        """The picture as 1024 bytes, in the form of `Display.show`."""
        seen = bytearray(WIDTH * HEIGHT // 8)
        for y in range(HEIGHT):
            page, bit = y // 8 * WIDTH, 1 << (y & 7)
            for x, lit in enumerate(self.line(y)):
                if lit:
                    seen[page + x] |= bit
        return bytes(seen)
