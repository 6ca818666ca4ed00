"""Modules that a ride does not need go while it lasts, and come back when they are wanted."""

import sys

from kaperbox.engine.kapern import rules
from tests.shared.box import Box
from tests.shared.fair_box import FairBox
from tests.shared.pirate_box import PirateBox

HOME = "kaperbox.app.screens.home"
RIDES = "kaperbox.app.screens.kapern.history"
PIRATATAK = "kaperbox.engine.piratatak.game"


def left(box):
    """The game is left by the last line of its menu."""
    box.hold("back")
    box.press("left ok")


def test_a_game_in_progress_has_no_home_screen_in_memory():
    box = Box()
    assert HOME in sys.modules
    box.start()
    assert HOME not in sys.modules
    assert not hasattr(sys.modules["kaperbox.app.screens"], "home")


def test_home_is_there_again_when_the_game_is_left():
    box = Box()
    box.start()
    left(box)
    assert box.headline() == "Game 1"


def test_at_home_a_game_that_was_left_has_its_rules_in_memory_but_no_screens():
    box = Box()
    box.start()
    left(box)
    assert "kaperbox.engine.kapern.game" in sys.modules
    assert "kaperbox.app.screens.kapern.flow" not in sys.modules
    box.press("ok")
    assert box.headline() == "Anne rides"


def test_what_the_menu_opened_goes_when_the_game_goes_on():
    box = Box()
    box.start()
    box.draw(rules.COIN_CARD)
    box.hold("back")
    box.press("right right right ok")
    assert RIDES in sys.modules
    box.press("back")
    box.hold("back")
    assert RIDES in sys.modules
    box.throw("SSSGGDMP")
    assert RIDES not in sys.modules


def test_only_the_game_that_is_played_is_in_memory():
    box = PirateBox()
    box.start()
    assert PIRATATAK in sys.modules
    left(box)
    box.press("right ok right ok ok ok ok")
    assert box.headline() == "Anne rides"
    assert PIRATATAK not in sys.modules


def test_a_ride_imports_nothing():
    box = Box()
    box.start()
    loaded = set(sys.modules.keys())
    box.hold("back")
    box.hold("back")
    for card, dice in ((rules.GUARDIAN, "KKKSSSMM"), (rules.ZOMBIE, "KKKSSSMM")):
        box.draw(card)
        box.throw(dice)
        box.hold("ok")
        box.press("ok")
    assert set(sys.modules.keys()) == loaded


def test_promised_dice_import_nothing_when_they_are_thrown():
    box = FairBox()
    box.press("ok ok ok roll")
    loaded = set(sys.modules.keys())
    assert "kaperbox.app.fate" in loaded
    box.press("roll roll")
    box.wait(700)
    box.hold("ok")
    assert set(sys.modules.keys()) == loaded
