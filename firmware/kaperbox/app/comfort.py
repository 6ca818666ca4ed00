"""What the table has set goes to the ports: light, sound, the screen, and sleep.

A box that nobody presses gets dim and then dark. The press that wakes it from the dark does
nothing else: nobody could see what it would do.
"""

from kaperbox.app.settings import BRIGHTNESS, DIM, FLIP, OFF, SCREEN, VOLUME

AWAKE, DIMMED, DARK = range(3)

LOUDEST = BRIGHTEST = 255
_DIM_CONTRAST = 16
_LET_GO_MS = 60
_LONGEST_MS = 3600000
_TELL_MS = 50
"""How often what is set is compared with what the ports were told: not at every tick."""


class Comfort:
    """`level` is `AWAKE`, `DIMMED` or `DARK`."""

    def __init__(self, ports, settings):
        self.level = AWAKE
        self._ports = ports
        self._settings = settings
        self._told = (None,) * 6
        self._untold_ms = _TELL_MS
        self._idle_ms = 0
        self._waking = False

    def advance(self, pressed: int, elapsed_ms: int) -> bool:
        """False while a press counts for nothing, since it only wakes."""
        if pressed:
            self._waking = self._waking or self.level == DARK
            self._idle_ms = 0
        else:
            self._idle_ms = min(self._idle_ms + elapsed_ms, _LONGEST_MS)
            self._waking = self._waking and self._idle_ms < _LET_GO_MS
        before, self.level = self.level, self._level()
        self._untold_ms += elapsed_ms
        if self._untold_ms >= _TELL_MS or self.level != before:
            self._untold_ms = 0
            self._tell()
        return not self._waking

    def _level(self):
        if self._is_idle(OFF):
            return DARK
        return DIMMED if self._is_idle(DIM) else AWAKE

    def _is_idle(self, field):
        seconds = self._settings.get(field)
        return seconds and self._idle_ms >= 1000 * seconds

    def _tell(self):
        """Each port hears only what is new to it."""
        for place, (want, tell) in enumerate(self._wanted()):
            if want != self._told[place]:
                self._told = self._told[:place] + (want,) + self._told[place + 1 :]
                tell(want)

    def _wanted(self):
        get, awake = self._settings.get, self.level == AWAKE
        display, lights = self._ports.display, self._ports.lights
        brightness = get(BRIGHTNESS) * BRIGHTEST // 100
        return (
            (get(SCREEN), display.set_panel),
            (bool(get(FLIP)), display.flip),
            (BRIGHTEST if awake else _DIM_CONTRAST, display.contrast),
            (self.level == DARK, display.sleep),
            (0 if self.level == DARK else brightness // (1 if awake else 4), lights.brightness),
            (get(VOLUME) * LOUDEST // 10, self._ports.speaker.volume),
        )
