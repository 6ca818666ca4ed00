"""What the screen says of a button or a pad that does not come up any more."""

from kaperbox.app.gestures import BUTTONS
from kaperbox.app.language import say
from kaperbox.app.pads import PADS

_NAMES = ("LEFT", "RIGHT", "OK", "BACK", "ROLL")


def stuck_text(buttons: int, pads: int) -> str:
    """Of these masks the first one that is stuck; "" if none is."""
    for name, button in zip(_NAMES, BUTTONS):
        if buttons & button:
            return say("%s is stuck: let it go.") % name
    for pad in range(PADS):
        if pads >> pad & 1:
            return say("Pad %d is stuck: let it go.") % (pad + 1)
    return ""
