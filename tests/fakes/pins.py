"""A GPIO pin as MicroPython has it, that fails when misused."""


class Pin:
    """`level` is what the world does with it; an open drain that pulls wins."""

    IN, OUT, OPEN_DRAIN = 0, 1, 2
    PULL_UP = 1
    IRQ_FALLING = 4

    def __init__(self, level=1):
        self.level = level
        self.mode = self.IN
        self.driven = 1
        self.on_driven = None
        self.handler = None

    def init(self, mode, value=None):
        assert mode in (self.IN, self.OUT, self.OPEN_DRAIN)
        self.mode = mode
        if value is not None:
            self._drive(value)

    def irq(self, handler, trigger, hard=False):
        assert trigger == self.IRQ_FALLING and hard
        self.handler = handler

    def fall(self):
        """What happens when the level goes from high to low."""
        self.level = 0
        if self.handler:
            self.handler(self)

    def value(self, level=None):
        if level is None:
            return self.driven if self.mode == self.OUT else self.level & self.driven
        assert self.mode != self.IN, "an input was written"
        return self._drive(level)

    def _drive(self, level):
        assert level in (0, 1)
        self.driven = level
        if self.on_driven:
            self.on_driven(level)
