"""All parts of the box on one page."""

from collections import namedtuple

from kaperbox.ports.browser.battery import Battery
from kaperbox.ports.browser.buttons import Buttons
from kaperbox.ports.browser.display import Display
from kaperbox.ports.browser.entropy import Entropy
from kaperbox.ports.browser.lights import Lights
from kaperbox.ports.browser.pads import Pads
from kaperbox.ports.browser.speaker import Speaker
from kaperbox.ports.browser.storage import Storage

Ports = namedtuple(
    "Ports", ("buttons", "pads", "display", "lights", "speaker", "entropy", "battery", "storage")
)


def make_ports(page) -> Ports:
    """`page` has the functions that the parts call, see `host_tools/web/page/main.js`."""
    parts = (Buttons, Pads, Display, Lights, Speaker, Entropy, Battery, Storage)
    return Ports(*[part(page) for part in parts])
