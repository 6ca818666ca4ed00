"""A battery that is always full: few browsers tell of their machine's, and it is not the box's."""

FULL_MV = 4500


class Battery:
    def __init__(self, page):
        """As the other parts are made; it asks the page for nothing."""

    def millivolts(self) -> int:
        return FULL_MV

    def low(self) -> bool:
        return False
