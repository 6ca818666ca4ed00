"""A battery that is always full."""

FULL_MV = 4500


class Battery:
    def millivolts(self) -> int:
        return FULL_MV

    def low(self) -> bool:
        return False
