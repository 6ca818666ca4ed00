"""The power is cut in a game of Piratatak: the screen, the lights and the lamps are as before."""

from kaperbox.engine.piratatak import events
from kaperbox.ports.simulated.memory import Memory
from tests.shared.pirate_box import PirateBox, started, with_nine_won, with_skulls


def looks(box):
    return box.lines(), box.ports.frame, box.ports.colours, box.ports.mask


def kinds(box):
    return [event.kind for event in box.table._navigator.session.happened()]


def marked(box):
    """The row and column of each die that is dark on light, counted from 0."""
    lines = box.lines()
    places = [(row, column) for row in range(3) for column in range(4)]
    return [
        (row, column) for row, column in places if lines[2 + 2 * row][4 * column + 2 :][:1] == "█"
    ]


def check_back_again(box):
    """Switched off and on again, and gone on with."""
    again = PirateBox(Memory(box.ports.storage.files))
    assert again.chosen()[0].startswith("Resume game")
    again.press("ok")
    again.wait(1000)
    assert again.state() == box.state()
    assert looks(again) == looks(box)


def test_the_die_that_fell_last_is_marked_as_before():
    box = started(3)
    check_back_again(box)
    for symbol in ("skull", "boat", "boat", "coconut", "diamond"):
        box.roll(symbol)
        check_back_again(box)


def test_after_a_call_no_die_is_marked():
    for name in ("skull", "boat"):
        box = with_skulls(3)
        box.pad(3)
        box.wait(60)
        box.say(name)
        box.go_on()
        box.wait(3000)
        assert marked(box) == []
        check_back_again(box)
        box.roll("pistol")
        check_back_again(box)


def test_after_a_tie():
    box = with_skulls(3)
    box.pad(1)
    box.pad(3)
    box.wait(300)
    box.go_on()
    assert kinds(box)[-1] == events.TIE and marked(box) == []
    check_back_again(box)


def test_after_undo_and_redo():
    box = with_skulls()
    assert marked(box) == [(0, 1)]
    box.menu("right ok")
    box.hold("back")
    box.wait(3000)
    assert marked(box) == [(1, 2)]
    check_back_again(box)
    box.menu("right right ok")
    box.hold("back")
    box.wait(3000)
    check_back_again(box)


def test_p13_after_a_pass_that_the_box_made_by_itself():
    box = with_nine_won()
    box.roll("sabre", "sabre", "boat", "boat", "diamond")
    assert kinds(box)[-1] == events.PASS
    check_back_again(box)


def test_when_all_twelve_lie_and_are_shared_out():
    box = started()
    box.roll(*("skull sabre coconut diamond boat pistol " * 2).split())
    check_back_again(box)
    box.press("roll ok")
    check_back_again(box)
