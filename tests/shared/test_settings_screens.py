"""The form of the settings, what it changes, known names, and sleep."""

from kaperbox.ports.simulated.memory import Memory
from tests.shared.box import Box


def settings_form(box):
    box.press("left left ok")
    return box


def test_the_form_has_every_setting():
    box = settings_form(Box())
    seen = []
    for _ in range(11):
        seen.append(" ".join(box.chosen()[0].split()))
        box.press("right")
    assert seen == [
        "Brightness 60%",
        "Volume 6",
        "Language EN",
        "Rules amigo",
        "Target usual",
        "Tie 5.0 ms",
        "Call time 10 s",
        "Screen auto",
        "Flip no",
        "Dim in 60 s",
        "Off in 300 s",
    ]


def test_what_is_set_is_heard_at_once_and_there_after_a_power_cut():
    box = settings_form(Box())
    assert box.ports.told["brightness"] == 153 and box.ports.told["volume"] == 153
    box.press("ok right" + " ok" * 5 + " left" * 4 + " ok")
    assert box.ports.told["brightness"] == 178
    assert box.ports.told["volume"] == 0 and box.ports.told["flip"] is True
    box.press("back")
    again = settings_form(Box(Memory(box.ports.storage.files)))
    assert again.chosen() == ["Brightness 70%"]
    assert again.ports.told["volume"] == 0 and again.ports.told["flip"] is True


def test_rules_and_target_are_those_that_a_game_begins_with():
    box = settings_form(Box())
    box.press("right right right ok right" + " ok" * 3 + " back")
    box.press("right right ok ok")
    assert box.lines()[2:4] == [" Rules   classic", " Target     3000"]


def test_a_box_left_alone_gets_dim_and_then_dark():
    box = Box()
    assert box.ports.told["contrast"] == 255 and box.ports.told["sleep"] is False
    box.wait(60000)
    assert box.ports.told["contrast"] < 255 and box.ports.told["sleep"] is False
    assert box.ports.told["brightness"] == 38
    box.wait(240000)
    assert box.ports.told["sleep"] is True and box.ports.told["brightness"] == 0


def test_the_press_that_wakes_does_nothing_else():
    box = Box()
    box.wait(301000)
    before = box.chosen()
    box.press("right")
    assert box.ports.told["sleep"] is False and box.chosen() == before
    box.wait(301000)
    box.hold("ok")
    assert box.chosen() == before
    box.press("right")
    assert box.chosen() != before


def test_a_press_while_it_is_only_dim_counts():
    box = Box()
    box.wait(61000)
    before = box.chosen()
    box.press("right")
    assert box.chosen() != before and box.ports.told["contrast"] == 255


def form_with_names(storage=None):
    box = Box(storage)
    box.press("ok ok left left ok")
    assert box.headline() == "Names"
    return box


def enter(box, presses):
    box.press(presses)
    box.hold("ok")


def test_a_name_is_entered_once_and_picked_from_then_on():
    box = form_with_names()
    enter(box, "ok ok ok")
    assert box.lines()[1:3] == [" 1 AA", " 2 Bart"]
    box = form_with_names(Memory(box.ports.storage.files))
    assert box.lines()[1:3] == [" 1 AA", " 2 Anne"]
    box.press("right ok")
    assert box.headline() == "New for Anne"
    enter(box, "right ok")
    assert box.lines()[2] == " 2 B"
    box = form_with_names(Memory(box.ports.storage.files))
    assert box.lines()[1:3] == [" 1 B", " 2 AA"]


def test_somebody_else_is_picked_from_the_list():
    box = form_with_names()
    for presses in ("ok ok", "ok ok right ok", "ok ok right right ok"):
        enter(box, presses)
    box.press("ok")
    assert box.headline() == "Who sits here?"
    known = [line.strip() for line in box.lines()[1:6] if line]
    assert known[0] == "New name" and len(known) > 2
    box.press("right right ok")
    assert box.lines()[1] == " 1 " + known[2]


def test_a_name_can_be_forgotten():
    box = form_with_names()
    enter(box, "ok ok")
    enter(box, "ok ok right ok")
    box.press("ok right")
    gone = box.chosen()
    box.hold("ok")
    assert gone[0] not in box.lines()
    again = form_with_names(Memory(box.ports.storage.files))
    assert " 1 " + gone[0] not in again.lines()


def test_those_who_play_are_offered_first_the_next_time():
    box = form_with_names()
    enter(box, "ok ok")
    box.press("back left left left left left ok")
    assert box.headline() == "A rides"
    again = Box(Memory(box.ports.storage.files))
    again.press("right ok right ok ok left left ok")
    assert again.lines()[1:3] == [" 1 A", " 2 Anne"]
