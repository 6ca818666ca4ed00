"""The menu over a game of Piratatak: undo, calls so far, a die that fell over, leaving."""

from kaperbox.engine.piratatak.rules import USUAL
from tests.shared.pirate_box import readable, started, with_skulls


def test_the_menu_stops_the_clock_of_the_caller():
    box = with_skulls()
    box.pad(2)
    box.wait(5000)
    box.hold("back")
    box.wait(20000)
    box.press("ok")
    assert box.headline() == "Bart is first!"
    box.wait(3000)
    assert box.headline() == "Bart is first!"
    box.wait(2000)
    assert box.headline() == "Wrong! -1"


def test_undo_takes_a_call_back():
    box = with_skulls()
    box.pad(1)
    box.wait(60)
    box.say("boat")
    box.menu("right ok")
    assert "Taken back: Anne, call" in box.words()
    box.press("left ok")
    assert box.state().live and box.ports.mask == 3


def test_the_menu_has_the_pawns_and_the_calls_so_far():
    box = with_skulls()
    box.pad(1)
    box.wait(60)
    box.say("boat", "skull")
    box.go_on()
    box.wait(3000)
    box.menu("right right ok")
    assert box.headline() == "Treasure at 15" and box.lines()[2].startswith("Anne")
    box.press("ok right ok")
    assert box.headline() == "Calls" and box.chosen() == ["Anne -2"]
    box.press("ok")
    assert readable(box) == "Anne: no boat"
    box.press("ok back")
    assert box.headline() == "Menu"


def test_there_may_be_no_call_yet():
    box = started()
    box.menu("right right right ok")
    assert box.chosen() == ["none yet"]
    box.press("ok")
    assert box.headline() == "Menu"


def test_p17_a_die_that_fell_over():
    box = with_skulls()
    box.menu("right right right right ok")
    assert box.headline() == "Which die fell?"
    box.press("right ok")
    assert box.chosen() == ["red skull"]
    box.press("right ok")
    assert box.state().dice.faces[1] == 8
    assert box.ports.mask == 3


def test_leaving_and_coming_back():
    box = with_skulls()
    box.menu("left ok")
    assert box.chosen()[0].startswith("Resume game") and box.ports.mask == 0
    box.press("ok")
    box.wait(40)
    assert box.headline() == "Bart's turn" and box.ports.mask == 3
    assert box.state().rules == USUAL
