"""The five buttons: down at this moment, or pressed since the last look.

While a screen is sent or a module is loaded nobody looks. An interrupt remembers that a button
went down, so that a quick press is never lost; it does nothing else and needs no memory.
"""


class Buttons:
    """Inputs with pull-ups, in the order of the bits: LEFT, RIGHT, OK, BACK, ROLL."""

    def __init__(self, pins):
        self._buttons = tuple(_Button(pin, self) for pin in pins)
        self.waiting = False
        """A button went down since the last look: nobody should sleep on."""

    def pressed(self) -> int:
        self.waiting = False
        mask, bit = 0, 1
        for button in self._buttons:
            if button.went_down or not button.pin.value():
                button.went_down = False
                mask |= bit
            bit <<= 1
        return mask


class _Button:
    def __init__(self, pin, all_buttons):
        self.pin = pin
        self._all = all_buttons
        self.went_down = False
        pin.irq(self.note, pin.IRQ_FALLING, hard=True)

    def note(self, pin):
        self.went_down = True
        self._all.waiting = True
