"""The power is cut after any press: the box comes back and goes on with the game where it was."""

from kaperbox.engine.kapern import rules
from kaperbox.ports.simulated.memory import Memory
from tests.shared.box import Box, after_a_ride
from tests.shared.saving import Full

STEP_ALONE = 1
"""Screens that lie above one another while nothing has to be pressed away."""


def state(box):
    return box.table._navigator.session.state


def back_again(box):
    """The box as it is after a power cut, gone on with; it must be at the same step."""
    again = Box(Memory(box.ports.storage.files))
    assert again.chosen()[0].startswith("Resume game")
    names, scores = ("Anne", "Bart", "Cleo"), state(box).scores
    for seat, score in enumerate(scores):
        line = again.lines()[1 + seat]
        assert line.startswith(names[seat]) and line.endswith(" %d" % score)
    again.press("ok")
    assert state(again) == state(box)
    if len(box.table._navigator.stack) == STEP_ALONE:
        assert again.ports.frame == box.ports.frame
    return again


def begun(players=2):
    box = Box()
    box.start(players)
    return box


def test_the_event_is_safe_before_its_outcome_is_shown():
    box = begun()
    box.draw(rules.COIN_CARD)
    box.dealer.throws.append("SSSGGDMP")
    box.press("roll", 20)
    assert box.headline() == "Rolling ..."
    assert back_again(box).lines()[1] == "S S S G G D M P"


def test_each_step_of_a_ride_is_gone_on_with():
    box = begun(3)
    back_again(box)
    box.draw(rules.COIN_CARD)
    assert back_again(box).headline() == "Coin"
    box.throw("SSSGGDMP")
    assert back_again(box).lines()[1] == "S S S G G D M P"
    box.mark(7, 8)
    box.throw("GG")
    assert back_again(box).lines()[1] == "S S S G G D G G"
    box.hold("ok")
    again = back_again(box)
    assert again.headline() == "Bart rides"
    again.draw(rules.PIRATE)
    assert back_again(again).headline() == "Pirate"


def test_dice_on_treasure_island_stay_there():
    box = begun()
    box.draw(rules.TREASURE)
    box.throw("GGDKSMPM")
    box.press("ok ok")
    box.press("right right right right right ok right ok")
    box.throw("SP")
    on_card = state(box).ride.on_card
    assert on_card
    assert state(back_again(box)).ride.on_card == on_card


def test_the_guardian_can_still_help():
    box = begun()
    box.draw(rules.GUARDIAN)
    box.throw("KKKSGDMP")
    assert back_again(box).headline() == "Third skull!"


def test_skull_island_and_the_zombies_go_on():
    box = begun()
    box.draw(rules.PIRATE)
    box.throw("KKKKGDMP")
    again = back_again(box)
    assert again.headline() == "Skull Island"
    again.throw("KSSS")
    assert back_again(again).lines()[1] == "K K K K K S S S"
    box = begun()
    box.draw(rules.ZOMBIE)
    box.throw("KKSSGDMP")
    assert "Zombie" in back_again(box).headline()


def test_table_dice_are_entered_again_from_the_start():
    box = Box()
    box.press("ok ok right right right ok right ok left left left left ok")
    assert state(box).rules.deck == rules.CLASSIC35 and state(box).rules.dice == rules.TABLE_DICE
    box = back_again(box)
    box.draw(rules.COIN_CARD)
    box.press("ok ok ok")
    again = back_again(box)
    again.press("ok")
    assert again.headline() == "How did it end?"


def test_undo_and_redo_of_any_number_of_steps():
    box = after_a_ride()
    last = state(box)
    box.menu("right ok ok ok")
    assert box.lines()[3:5] == ["   Taken back:", "   Anne, card"]
    box.press("left right")
    assert box.lines()[2:4] == [" Undo          0", " Redo          3"]
    box = back_again(box)
    box.menu("right right ok ok")
    assert box.lines()[3:5] == ["   Done again:", "   Anne, throw"]
    box.press("left right")
    assert box.lines()[2:4] == [" Undo          2", " Redo          1"]
    box.press("ok")
    assert state(box) == last
    box.press("left right")
    assert box.lines()[3].startswith(" Points")
    assert state(back_again(box)) == last


def test_what_is_done_instead_makes_an_end_of_redo():
    box = begun()
    box.draw(rules.COIN_CARD)
    box.menu("right ok left ok")
    box.draw(rules.PIRATE)
    box.hold("back")
    assert box.lines()[2:4] == [" Undo          1", " Points"]


def test_a_game_that_cannot_be_saved_goes_on_with_a_warning():
    box = Box(Full({}, 2))
    box.start()
    box.draw(rules.COIN_CARD)
    box.throw("SSSGGDMP")
    assert box.headline() == "Please note"
    assert box.lines()[2:5] == ["Not saved! Play", "on, but keep the", "power on."]
    box.press("ok")
    box.wait(700)
    assert box.lines()[1] == "S S S G G D M P"
    box.hold("ok")
    assert box.headline() == "Anne +600"
    assert Box(Memory(box.ports.storage.files)).chosen()[0].startswith("Resume game")


def test_damage_is_told_once_and_pressed_away():
    box = begun()
    box.draw(rules.COIN_CARD)
    box.ports.storage.files["run/00001x"] = b"rubbish"
    again = Box(box.ports.storage)
    assert again.lines()[2:4] == ["run/00001x is", "damaged: set"]
    again.press("ok")
    assert again.chosen()[0].startswith("Resume game")
    assert Box(box.ports.storage).headline() == "Game 1"


def test_giving_up_in_the_middle_of_the_setup_gives_up_nothing():
    box = begun()
    box.draw(rules.COIN_CARD)
    box.menu("left ok right ok right ok back back")
    assert box.lines()[6].startswith(" Resume game")
    box.press("ok")
    assert state(box).ride.card == rules.COIN_CARD
