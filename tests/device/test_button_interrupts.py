"""What an interrupt of a button does without the heap, and what looking at pads costs it."""

import micropython

from kaperbox.ports.pico.buttons import Buttons
from kaperbox.ports.pico.pads import Pads
from tests.fakes.pins import Pin


class Snapshots:
    ring = bytearray(1024)

    def written(self):
        return 0


def no_time():
    return 0


def test_the_interrupt_of_a_button_allocates_nothing():
    pins = [Pin() for _ in range(5)]
    buttons = Buttons(pins)
    micropython.heap_lock()
    try:
        for pin in pins:
            pin.fall()
        mask = buttons.pressed()
    finally:
        micropython.heap_unlock()
    assert mask == 31


def test_looking_at_quiet_pads_and_buttons_allocates_nothing():
    pads = Pads(Snapshots(), no_time)
    buttons = Buttons([Pin() for _ in range(5)])
    micropython.heap_lock()
    try:
        edges = pads.take()
        mask = buttons.pressed()
    finally:
        micropython.heap_unlock()
    assert (edges, mask) == ((), 0)
