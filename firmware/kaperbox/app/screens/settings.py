"""The form of the settings: OK goes on to the next value, BACK saves."""

from kaperbox.app import language, settings
from kaperbox.app.actions import KEEP_SETTINGS
from kaperbox.app.gestures import BACK, OK
from kaperbox.app.screens.choice import draw_items, moved
from kaperbox.engine.kapern.rules import PROFILES

SCREENS = ("auto", "SSD1306", "SH1106")


def _seconds(value):
    return "%d s" % value if value else "never"


LINES = (
    (settings.BRIGHTNESS, "Brightness", lambda value: "%d%%" % value),
    (settings.VOLUME, "Volume", lambda value: str(value) if value else "silent"),
    (settings.LANGUAGE, "Language", lambda value: language.NAMES[value]),
    (settings.PROFILE, "Rules", lambda value: PROFILES[value][0]),
    (settings.TARGET, "Target", lambda value: str(100 * value) if value else "usual"),
    (settings.TIE, "Tie", lambda value: language.say("%d.%d ms") % (value // 10, value % 10)),
    (settings.CALL, "Call time", _seconds),
    (settings.SCREEN, "Screen", lambda value: SCREENS[value]),
    (settings.FLIP, "Flip", lambda value: "yes" if value else "no"),
    (settings.DIM, "Dim in", _seconds),
    (settings.OFF, "Off in", _seconds),
)
"""(field, label, its value in words)."""


class SettingsForm:
    lasts_ms = 0
    tune = ()
    pattern = ()

    def __init__(self, of_box):
        self._settings = of_box
        self.cursor = 0

    def on_gesture(self, gesture):
        if gesture == BACK:
            return KEEP_SETTINGS, None
        if gesture == OK:
            self._settings.step(LINES[self.cursor][0])
            language.choose(self._settings.get(settings.LANGUAGE))
        self.cursor = moved(self.cursor, gesture, len(LINES))
        return None

    def draw(self, canvas, age_ms):
        canvas.headline("Settings")
        items = tuple((label, words(self._settings.get(field))) for field, label, words in LINES)
        draw_items(canvas, 1, 6, items, self.cursor)
        canvas.centred(7, "OK next BACK end")
