"""Fair dice on the emulated board: what a throw takes, and that they are those of the desktop."""

import pathlib
import re

import pytest

from kaperbox.app import fate
from kaperbox.engine.kapern import rules
from tests.bench import throw_cost
from tests.emulator import programs
from tests.emulator.box import Box
from tests.shared.proofs import FAIR, PLAYED, QUICK

TOP = pathlib.Path(__file__).parents[2]
GOAL_MS = 10
MOST_US = 10_000_000
STEP_US = 300_000
ROWS = ((FAIR, (1, 1)), (FAIR, (1, 2)), (QUICK, (1, 1)))
"""The literal rows of `tests/shared/test_fate.py`."""

_BEFORE = """
import throw_cost
from kaperbox.app import fate
from kaperbox.app.proof import Proof
throw_cost.RUNS = 10
"""

_TICK = f"""
if self.n == 2:
    found = list(throw_cost.throw_cost(time.ticks_us))
    for proof, place in {tuple((tuple(proof), place) for proof, place in ROWS)!r}:
        found.append(fate.dealer(Proof(*proof), {PLAYED!r}, place).faces(8))
    pile = {rules.DECKS[rules.NEW38]!r}
    found.append(fate.dealer(Proof(*{tuple(FAIR)!r}), {PLAYED!r}, (1, 0)).card(pile))
    self.done(found)
"""


@pytest.fixture(scope="module")
def found(image, content):
    """(microseconds, bytes, three rows of faces, a card), as the board found them."""
    files = programs.with_tick(content, _TICK, _BEFORE)
    files["throw_cost.py"] = pathlib.Path(throw_cost.__file__).read_bytes()
    box = Box(image, files)
    box.boot()
    began_us = box.now_us
    while programs.RESULT not in box.files() and box.now_us < began_us + MOST_US:
        box.run_us(STEP_US)
    return eval(box.files()[programs.RESULT])


def test_a_throw_of_eight_dice_takes_less_than_a_blink(found, figure):
    figure("a fair throw of eight dice", found[0] / 1000, GOAL_MS, "ms")


def test_the_board_throws_what_the_desktop_throws(found):
    text = (TOP / "tests/shared/test_fate.py").read_text(encoding="utf-8")
    literal = re.findall(r"\.faces\(8\) == \(([0-9, ]+)\)", text)[: len(ROWS)]
    assert [", ".join(map(str, row)) for row in found[2:5]] == literal
    assert found[5] == fate.dealer(FAIR, PLAYED, (1, 0)).card(rules.DECKS[rules.NEW38])
