"""Setting a game up: every choice of the form, names, house rules."""

from kaperbox.engine.kapern import rules
from tests.shared.box import Box


def form(players=2):
    box = Box()
    box.press("ok" + " right" * (players - 2) + " ok")
    return box


def test_two_to_five_can_play():
    box = Box()
    box.press("ok left")
    assert box.lines()[2].strip() == "2"
    box.press("right right right right right ok ok")
    assert [line[1:6].strip() for line in box.lines()[2:7]] == [
        "Anne",
        "Bart",
        "Cleo",
        "Drake",
        "Edda",
    ]


def test_the_form_begins_with_the_default_profile():
    lines = form().lines()
    assert lines[0] == " Piraten Kapern"
    assert lines[1:6] == [
        " Play! 2 players",
        " Rules     amigo",
        " Target     8000",
        " Cards     new38",
        " Dice        box",
    ]


def test_ok_on_a_line_of_the_form_takes_the_next_value():
    box = form()
    box.press("right ok")
    assert box.lines()[2] == " Rules   classic"
    assert box.lines()[4] == " Cards classic35"
    box.press("ok")
    assert box.lines()[3] == " Target     6000"
    box.press("right ok right ok right ok")
    assert box.lines()[2:5] == [" Target     8000", " Cards      real", " Dice       real"]


def test_a_name_is_entered_letter_by_letter():
    box = form()
    box.press("left left ok ok")
    assert box.headline() == "New for Anne"
    box.press("right right ok right ok")
    assert box.lines()[2].strip() == "CD______"
    box.press("back ok")
    box.hold("ok")
    assert box.lines()[1] == " 1 CD"
    box.press("back left left left left left ok")
    assert box.lines()[0].strip() == "CD rides"


def test_a_name_that_somebody_has_is_refused():
    box = form()
    box.press("left left ok ok ok")
    box.hold("ok")
    box.press("right ok ok")
    box.hold("ok")
    assert box.lines()[3].strip() == "Somebody else"


def test_a_name_has_at_most_eight_letters():
    box = form()
    box.press("left left ok ok" + " ok" * 8)
    assert box.lines()[2].strip() == "AAAAAAAA"
    box.press("right ok")
    assert box.lines()[3].strip() == "Eight letters"


def test_an_empty_name_leaves_the_old_one():
    box = form()
    box.press("left left ok ok")
    box.hold("ok")
    assert box.lines()[1] == " 1 Anne"


def test_house_rules_are_shown_before_the_first_ride():
    box = form()
    box.press("left ok ok back")
    assert box.lines()[6][-1] == "1"
    box.press("right ok")
    assert box.lines()[:2] == ["  Rules: amigo", " Keep one    yes"]
    box.press("ok")
    assert box.headline() == "Anne rides"


def test_every_house_rule_can_be_changed_and_comes_round():
    box = form()
    box.press("left ok")
    seen = []
    for _ in range(11):
        before = box.chosen()[0]
        box.press("ok")
        changed = box.chosen()[0]
        presses = 1
        while box.chosen()[0] != before:
            box.press("ok")
            presses += 1
        seen.append((changed != before, presses))
        box.press("right")
    assert seen == [(True, 2)] * 7 + [(True, 3), (True, 3), (True, 3), (True, 2)]


def test_back_leaves_the_form_step_by_step():
    box = form()
    box.press("back")
    assert box.headline() == "Who plays?"
    box.press("back")
    assert box.lines()[3] == " Piraten Kapern"


def test_limits_hold_for_every_profile():
    for _, profile in rules.PROFILES:
        for value, (low, high) in zip(profile, rules.LIMITS):
            assert low <= value <= high
