"""PWM, ADC and a strip of pixels, as the board has them, that fail when misused."""


class Pwm:
    def __init__(self):
        self.hertz = 0
        self.duty = None
        self.heard = []

    def freq(self, hertz):
        assert 8 <= hertz <= 62500000
        self.hertz = hertz

    def duty_u16(self, duty):
        assert 0 <= duty <= 65535
        self.duty = duty
        self.heard.append(self.hertz if duty else 0)


class Adc:
    def __init__(self, reading=0):
        self.reading = reading

    def read_u16(self):
        return self.reading


class Strip:
    """`shown` is what has been written to the pixels, None before."""

    def __init__(self, count):
        self.buf = bytearray(3 * count)
        self.shown = None

    def write(self):
        self.shown = bytes(self.buf)
