"""Whether the tests on the real firmware can run at all."""

import os

import pytest


def test_an_image_is_given():
    if not os.environ.get("PICO_UF2"):
        pytest.skip("PICO_UF2 is not set: no MicroPython for the RP2040 to run the box on")
