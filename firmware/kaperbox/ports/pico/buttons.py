"""The five buttons, as they are at this moment."""


class Buttons:
    """Inputs with pull-ups, in the order of the bits: LEFT, RIGHT, OK, BACK, ROLL."""

    def __init__(self, pins):
        self._pins = pins

    def pressed(self) -> int:
        mask, bit = 0, 1
        for pin in self._pins:
            if not pin.value():
                mask |= bit
            bit <<= 1
        return mask
