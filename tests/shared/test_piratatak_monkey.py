"""Hands that know nothing of the game: any button, any pad, at any time, and nothing breaks."""

from kaperbox.engine.piratatak.state import OVER
from tests.shared.cases import cases
from tests.shared.chance import Chance
from tests.shared.pirate_box import PirateBox
from tests.shared.track import is_whole

BUTTONS = ("roll", "roll", "roll", "ok", "ok", "left", "right", "back")


class Dealer:
    """Fewer symbols than there are, so that sets are seen often."""

    def __init__(self, chance):
        self._chance = chance

    def faces(self, count):
        return tuple(self._chance.below(3) for _ in range(count))


def act(box, chance):
    """One thing that a hand may do."""
    what = chance.below(12)
    if what < 5:
        box.press(BUTTONS[chance.below(len(BUTTONS))])
    elif what < 9:
        box.pad(1 + chance.below(4), chance.below(30000))
        if chance.below(4) == 0:
            box.pad(1 + chance.below(4), chance.below(30000))
    elif what == 9 and chance.below(8) == 0:
        box.hold("back")
    box.wait((20, 100, 700, 1000)[chance.below(4)])


def into_a_game(box, players, real_dice):
    box.press("right ok" + " right" * (players - 2) + " ok")
    if real_dice:
        box.press("right ok left")
    box.press("ok ok" if real_dice else "ok")


@cases("players, real_dice, seed", (2, False, 1), (4, False, 2), (3, True, 3))
def test_any_buttons_and_pads_in_a_game(players, real_dice, seed):
    chance, box = Chance(seed), PirateBox()
    box.table._navigator.chance.free = Dealer(chance)
    into_a_game(box, players, real_dice)
    navigator, moves = box.table._navigator, 0
    for _ in range(300):
        act(box, chance)
        if navigator.session is None or navigator.session.state.phase == OVER:
            break
        assert is_whole(navigator.session.state) and box.ports.mask < 1 << players
        if not navigator.playing:
            box.press("ok")
        moves = navigator.session.steps_back()
    assert moves > 10


def test_any_buttons_and_pads_in_practice():
    chance, box = Chance(5), PirateBox()
    box.table._navigator.chance.free = Dealer(chance)
    box.press("right ok left ok")
    practice = box.table._navigator.top()
    for _ in range(200):
        if chance.below(2):
            box.pad(1 + chance.below(4))
        else:
            box.press(("roll", "ok", "left", "right")[chance.below(4)])
        box.wait((20, 100, 700)[chance.below(3)])
    assert practice.drill.called > 5
    assert practice in box.table._navigator.stack
