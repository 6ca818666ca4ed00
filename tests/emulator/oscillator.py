"""The ring oscillator of the emulated board, whose one bit is chance."""

import random

from rp2040py.peripherals.peripheral import BasePeripheral

_STATUS, _RANDOM_BIT = 0x18, 0x1C
_STABLE = 0x80001000


class Oscillator(BasePeripheral):
    """`stuck`: the bit is always the same."""

    def __init__(self, chip, seed):
        super().__init__(chip, "ROSC_BASE")
        self._chance = random.Random(seed)
        self._registers = {}
        self.stuck = False

    def read_uint32(self, offset):
        if offset == _RANDOM_BIT:
            return 1 if self.stuck else self._chance.getrandbits(1)
        return _STABLE if offset == _STATUS else self._registers.get(offset, 0)

    def write_uint32(self, offset, value):
        self._registers[offset] = value
