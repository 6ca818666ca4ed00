"""Setting Piratatak up, and playing it with real dice."""

from kaperbox.engine.piratatak.rules import TABLE_DICE
from tests.shared.cases import cases
from tests.shared.pirate_box import PirateBox, readable


def test_real_dice():
    box = PirateBox()
    box.start_with("right", "ok")
    assert box.headline() == "Not as usual:" and box.chosen() == ["Dice real dice"]
    box.press("ok")
    assert box.state().rules.dice == TABLE_DICE and box.headline() == "Anne's turn"
    box.press("roll")
    box.wait(1000)
    assert box.ports.mask == 3
    box.pad(2)
    box.wait(60)
    assert "Name the sets!" in box.words()
    box.wait(300)
    box.press("ok right ok right ok")
    assert box.lines()[2:5] == [" Sets          2", " Coconut     yes", " Skulls      yes"]
    box.press("right ok")
    assert box.headline() == "Right! +4" and readable(box) == "Bart: the table says yes"
    box.go_on()
    box.wait(3000)
    assert box.state().scores == (0, 4) and box.headline() == "Bart's turn"


def test_real_dice_the_time_and_the_table_say_no():
    box = PirateBox()
    box.start_with("right", "ok")
    box.press("ok roll")
    box.wait(1000)
    box.pad(1)
    box.wait(10100)
    assert box.headline() == "Wrong! -1"
    box.go_on()
    box.press("roll")
    box.wait(1000)
    box.pad(2)
    box.wait(400)
    box.press("ok ok right right right right ok")
    assert box.headline() == "Wrong! -2" and readable(box) == "Bart: the table says no"


def test_real_dice_only_the_table_knows_who_has_none():
    box = PirateBox()
    box.start_with("right", "ok")
    box.press("ok roll")
    box.wait(1000)
    box.press("ok")
    assert box.headline() == "No die to roll?"
    box.press("right ok")
    assert box.headline() == "Anne's turn" and box.ports.mask == 3
    box.press("ok right right ok")
    assert box.headline() == "Share out"


@cases(
    "at, value",
    (1, "Dice   real dice"),
    (2, "Treasure at   20"),
    (3, "Call time   15 s"),
    (4, "Tie gap    10 ms"),
    (5, "Lock      500 ms"),
)
def test_the_form_goes_through_the_choices(at, value):
    box = PirateBox()
    box.press("right ok ok" + " right" * at + " ok")
    assert [" ".join(line.split()) for line in box.chosen()][0].rstrip(" ↓↑") == " ".join(
        value.split()
    )
