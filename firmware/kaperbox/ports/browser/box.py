"""All parts of the box on one page."""

from collections import namedtuple

from kaperbox.ports.browser.buttons import Buttons
from kaperbox.ports.browser.display import Display
from kaperbox.ports.browser.entropy import Entropy
from kaperbox.ports.browser.lights import Lights
from kaperbox.ports.browser.speaker import Speaker

Ports = namedtuple("Ports", ("buttons", "display", "lights", "speaker", "entropy"))


def make_ports(page) -> Ports:
    return Ports(Buttons(page), Display(page), Lights(page), Speaker(page), Entropy(page))
