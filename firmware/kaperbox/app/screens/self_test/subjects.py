"""What is looked at and listened to: the dice pixels, the pads' lamps, the speaker."""

from kaperbox.app.language import say
from kaperbox.app.lights import DARK, STEADY
from kaperbox.app.screens.self_test import parts

_COLOURS = ((0xFF0000, "red"), (0x00FF00, "green"), (0x0000FF, "blue"), (0xFFFFFF, "white"))
"""Each of the three lights in a pixel by itself, and then all together."""
_COLOUR_MS = 500

_SCALE = (523, 587, 659, 698, 784, 880, 988, 1047)
_NOTE_MS = 180


class Pixels:
    """One at a time, the others dark: so a pixel that is soldered at another one's place, or that
    does not pass on what it hears, is seen."""

    title = "Pixels"
    tune = ()
    names = parts.PIXELS
    question = ": lit?"
    no = " dark"

    def pattern(self, at, ms):
        return ((DARK, STEADY),) * at + ((_colour(ms)[0], STEADY),)

    def lamps(self, at):
        return 0

    def hint(self, at, ms):
        return _colour(ms)[1]


def _colour(ms):
    return _COLOURS[ms // _COLOUR_MS % len(_COLOURS)]


class Lamps:
    title = "Lamps"
    tune = ()
    names = parts.LAMPS
    question = ": lit?"
    no = " dark"

    def pattern(self, at, ms):
        return ()

    def lamps(self, at):
        return 1 << at

    def hint(self, at, ms):
        return say("pad %d") % (at + 1)


class Scale:
    """Eight notes: a piezo with a bad joint often plays some of them."""

    title = "Speaker"
    tune = tuple((hertz, _NOTE_MS) for hertz in _SCALE)
    names = (parts.SPEAKER,)
    question = ": heard?"
    no = " silent"

    def pattern(self, at, ms):
        return ()

    def lamps(self, at):
        return 0

    def hint(self, at, ms):
        return ""
