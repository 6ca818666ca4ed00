"""German, by the English text that it stands for; see `host_tools.languages`.

A child of ten reads it, so it is short and says du. The names of buttons are those printed on the
box. What belongs to one game or to the self-test is in a module of its own.
"""

from host_tools.german.box import BOX
from host_tools.german.kapern import KAPERN
from host_tools.german.piratatak import PIRATATAK
from host_tools.german.self_test import SELF_TEST

PARTS = (BOX, KAPERN, PIRATATAK, SELF_TEST)
