"""Which gestures leave the self-test, turn back to the page before, and on to the next one."""

from kaperbox.app.gestures import BACK, HOLD, LEFT, OK, RIGHT

KEYS = (BACK, LEFT, RIGHT)
HELD = (BACK | HOLD, None, OK | HOLD)
"""Where every button is to be pressed, a press alone does nothing else."""

HINT = "←→ page BACK out"
