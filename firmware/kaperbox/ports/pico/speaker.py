"""The piezo by PWM: a square wave of the note's frequency, quieter with a shorter pulse."""

_LOUDEST_DUTY = 32768
"""Half a period high: no pulse of a square wave sounds louder."""
LOUDEST = 255


class Speaker:
    """On a PWM. `advance` lets the tune go on."""

    def __init__(self, pwm):
        self._pwm = pwm
        self._duty = _LOUDEST_DUTY
        self._notes: tuple = ()
        self._next = 0
        self._left_ms = 0
        pwm.duty_u16(0)

    def volume(self, level: int) -> None:
        """0, not a sound, to 255. An ear hears the square."""
        self._duty = _LOUDEST_DUTY * level * level // (LOUDEST * LOUDEST)
        if not self._duty:
            self._pwm.duty_u16(0)

    def play(self, notes) -> None:
        self._notes = notes
        self._next = 0
        self._left_ms = 0
        self._sound()

    def advance(self, elapsed_ms: int) -> None:
        if self._notes:
            self._left_ms -= elapsed_ms
            self._sound()

    def _sound(self):
        """The note that is due, if another one than before; silence after the last."""
        hertz = -1
        while self._left_ms <= 0 and self._next < len(self._notes):
            hertz, lasts_ms = self._notes[self._next]
            self._left_ms += lasts_ms
            self._next += 1
        if self._left_ms <= 0:
            self._notes = ()
            hertz = 0
        if hertz > 0 and self._duty:
            self._pwm.freq(hertz)
            self._pwm.duty_u16(self._duty)
        elif hertz >= 0:
            self._pwm.duty_u16(0)
