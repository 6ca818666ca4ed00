"""The flash of the emulated board: takes its time, counts its wear, and can lose its power.

The emulator's own flash is done at once. Here an erase takes 45 ms and a page 400 us, during which
the chip says that it is busy (W25Q16JV 8.2.5), and the power can fail in the middle of the n-th
operation.
"""

ERASE_NS, PROGRAM_NS = 45e6, 400e3
SECTOR, PAGE = 4096, 256
_ERASES = {0x20: SECTOR, 0xD8: 65536}
_PROGRAM, _READ_STATUS, _READ_ID = 0x02, 0x05, 0x4B
_ID = b"KAPERBOX"


class Flash:
    """`cut_at`: the operation, counted by `operations`, in which the power fails.

    `torn`: how much of it is done then, 0.0 to 1.0. Afterwards nothing is written any more.
    `before_each` is called before each operation.
    """

    def __init__(self, chip, on_cut):
        self._chip = chip
        self._ssi = chip.ssi
        self._on_cut = on_cut
        self._busy_until = 0.0
        self.operations = 0
        self.cut_at, self.torn, self.is_dead = None, 0.5, False
        self.before_each = None
        self.erases, self.programs = {}, 0
        self.apply, self.shift = self._ssi._apply_command, self._ssi._shift_byte
        self._ssi._apply_command, self._ssi._shift_byte = self._apply, self._shift

    def _shift(self, byte):
        sent = self._ssi._tx_buffer
        at = len(sent)
        if at and sent[0] == _READ_ID:
            sent.append(byte)
            return _ID[at - 5] if 5 <= at < 13 else 0xFF
        is_status = bool(at) and sent[0] == _READ_STATUS
        answer = self.shift(byte)
        if is_status:
            self._wait()
        return answer

    def _wait(self):
        """Lets the rest of the operation pass."""
        clock = self._chip.clock
        clock.tick(max(self._busy_until - clock.nanos, 0.0))

    def _apply(self):
        command = self._ssi._tx_buffer
        is_ours = command and (command[0] in _ERASES or command[0] == _PROGRAM)
        if is_ours and self._ssi._write_enabled:
            self._operate(command)
        else:
            self.apply()

    def _operate(self, command):
        if self.is_dead:
            self._ssi._tx_buffer = bytearray()
            return
        self.operations += 1
        if self.before_each:
            self.before_each()
        at = command[1] << 16 | command[2] << 8 | command[3]
        size = _ERASES.get(command[0], PAGE)
        memory = self._chip.flash
        before = bytes(memory[at : at + size])
        is_erase = command[0] in _ERASES
        self.apply()
        self._count(is_erase, at, size)
        if self.operations == self.cut_at:
            kept = int(size * self.torn)
            memory[at + kept : at + size] = before[kept:]
            self.is_dead = True
            self._on_cut()

    def _count(self, is_erase, at, size):
        if is_erase:
            for sector in range(at, at + size, SECTOR):
                self.erases[sector] = self.erases.get(sector, 0) + 1
        else:
            self.programs += 1
        self._busy_until = self._chip.clock.nanos + (ERASE_NS if is_erase else PROGRAM_NS)
