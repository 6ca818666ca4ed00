"""Pictures without the heap: what is sent while the box plays must not wake the collector."""

import micropython

from kaperbox.ports.pico.display import Display
from tests.shared.cases import cases


class Bus:
    """Takes everything, allocates nothing."""

    def is_free(self):
        return True

    def write(self, address, data):
        pass

    def status(self, address):
        return 3


@cases("step", 1, 8, 9, 24, 100)
def test_showing_a_picture_allocates_nothing(step):
    display = Display(Bus(), (0x3C,))
    display.advance(0)
    picture = bytearray(1024)
    for at in range(0, 1024, step):
        picture[at] = 0x55
    micropython.heap_lock()
    try:
        display.show(picture)
        display.show(picture)
        display.advance(4)
    finally:
        micropython.heap_unlock()
