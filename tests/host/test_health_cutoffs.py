"""The numbers in `app/health.py`, worked out as SP 800-90B says, without rounding."""

import math
import pathlib
import subprocess
from fractions import Fraction

import pytest

from host_tools.interpreter import find_micropython
from kaperbox.app import health
from tests.bench.throw_cost import throw

TOP = pathlib.Path(__file__).parents[2]
BITS = 4
"""H: min-entropy that is claimed for a byte."""
ERROR = Fraction(1, 2**30)


def test_the_repetition_count_cutoff():
    """4.4.1: C = 1 + ceil(-log2(a) / H)."""
    assert 1 + math.ceil(30 / BITS) == health.REPEATS


def test_the_adaptive_proportion_cutoff():
    """4.4.2: C = 1 + critbinom(W, 2**-H, 1 - a)."""
    chance = Fraction(1, 2**BITS)
    beyond, critical = Fraction(0), health.WINDOW
    while beyond <= ERROR:
        ways = math.comb(health.WINDOW, critical)
        beyond += ways * chance**critical * (1 - chance) ** (health.WINDOW - critical)
        critical -= 1
    assert 1 + critical + 1 == health.PROPORTION


def test_the_start_needs_at_least_1024_bytes():
    assert health.START_BYTES >= 1024


@pytest.mark.parametrize("number", [1, 2])
def test_the_throw_that_is_timed_is_one_of_eight_dice(number):
    assert len(throw(number)) == 8 and set(throw(number)) <= set(range(6))


def test_the_cost_of_a_throw_is_told_on_micropython():
    micropython = find_micropython()
    if micropython is None:
        pytest.skip("no MicroPython on this machine")  # no wheel here, and none on the PATH
    command = [micropython, "tests/bench/throw_cost.py"]
    done = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=True)
    (us, microseconds), (size, count) = (line.split() for line in done.stdout.splitlines())
    assert (us, size) == ("us", "bytes")
    assert 0 < int(microseconds) < 10_000
    assert 0 < int(count) < 32_000
