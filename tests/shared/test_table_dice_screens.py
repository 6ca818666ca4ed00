"""Keeping score for real dice and real cards."""

from kaperbox.engine.kapern import events, rules
from tests.shared.box import Box
from tests.shared.cases import cases


def table(card):
    """A box that keeps score, after the table has said which card it drew."""
    box = Box()
    box.press("ok ok")
    box.press("right right right ok ok right ok left left left left ok ok")
    box.press("ok" + " right" * card + " ok ok")
    return box


def last_event(box):
    return list(box.table._navigator.session.happened())[-1]


def test_the_card_is_chosen_from_a_list():
    box = Box()
    box.press("ok ok right right right ok ok left left left ok ok")
    assert box.lines()[0].strip() == "Anne rides"
    assert box.lines()[7].strip() == "OK: which card?"
    box.press("ok")
    assert box.lines()[0].strip() == "Anne's card?"
    assert box.lines()[1] == " Treasure Island"
    box.press("left ok")
    assert last_event(box) == events.card(0, rules.SHIPWRECK)
    assert box.headline() == "Shipwreck"
    assert box.lines()[7] == "ROLL the dice"


def test_real_dice_with_the_cards_of_the_box_show_the_card_that_was_drawn():
    box = Box()
    box.press("ok ok right right right right ok left left left left ok ok")
    box.draw(rules.SHIP3)
    assert box.headline() == "Ship, 3 sabres"
    assert box.lines()[7] == "Ride! Then OK"
    box.press("ok")
    assert box.headline() == "How did it end?"


def test_an_ordinary_card_asks_how_it_ended():
    box = table(rules.PIRATE)
    assert box.headline() == "How did it end?"
    assert box.lines()[1:4] == [" Stopped", " Bust", " Skull Island"]


def test_a_stop_is_counted_face_by_face():
    box = table(rules.PIRATE)
    box.press("ok right ok ok ok right ok ok right ok ok")
    assert box.lines()[1].strip() == "7 of 8 dice"
    box.hold("ok")
    assert box.lines()[3].strip() == "All eight dice,"
    box.press("left left left ok")
    box.hold("ok")
    assert last_event(box) == events.result(0, (0, 1, 1, 1, 2, 2, 3, 3), events.ENDED_STOP)
    assert box.lines()[0].strip() == "Anne +1000"


def test_roll_takes_one_away_and_never_below_nothing():
    box = table(rules.PIRATE)
    box.press("ok roll ok ok roll")
    assert box.lines()[1].strip() == "1 of 8 dice"


def test_more_than_eight_dice_are_refused():
    box = table(rules.PIRATE)
    box.press("ok" + " ok" * 9)
    assert box.lines()[3].strip() == "That is all"


def test_three_skulls_cannot_be_a_stop():
    box = table(rules.PIRATE)
    box.press("ok ok ok ok right ok ok ok ok ok")
    box.hold("ok")
    assert box.lines()[3].strip() == "With three"


def test_a_plain_bust_needs_no_counting():
    box = table(rules.PIRATE)
    box.press("right ok")
    assert last_event(box) == events.result(0, (0,) * 8, events.ENDED_BUST)
    assert box.headline() == "Bust!"
    assert [line[5:] for line in box.lines()[4:8]] == ["", "Anne", "0", "OK go on"]
    assert box.lines()[1] == ""


def test_back_returns_to_the_question():
    box = table(rules.PIRATE)
    box.press("ok back")
    assert box.headline() == "How did it end?"


@cases(
    "card, presses, faces, ended, on_card",
    (rules.TREASURE, "right ok right ok ok ok", "GGGKKKKK", events.ENDED_BUST, 7),
    (rules.PEACE, "right ok ok ok", "SSKKKKKK", events.ENDED_BUST, 0),
    (rules.PIRATE, "left ok ok ok ok ok ok", "KKKKKPPP", events.ENDED_ISLAND, 0),
    (rules.PEACE, "left ok ok ok ok ok right ok", "KKKKSPPP", events.ENDED_ISLAND, 0),
    (rules.ZOMBIE, "ok ok ok ok ok", "SSSSSKKK", events.ENDED_STOP, 0),
    (rules.SHIPWRECK, "ok ok ok right ok", "GGGDKKKK", events.ENDED_STOP, 0),
    (rules.SHIP2, "right ok", "KKKKKKKK", events.ENDED_BUST, 0),
)
def test_only_what_matters_is_asked(card, presses, faces, ended, on_card):
    box = table(card)
    box.press(presses)
    if last_event(box).kind == events.CARD:
        box.hold("ok")
    expected = tuple("KSGDMP".index(letter) for letter in faces)
    assert last_event(box) == events.result(0, expected, ended, on_card)


def test_too_few_skulls_for_the_island_are_refused():
    box = table(rules.PIRATE)
    box.press("left ok ok ok ok")
    box.hold("ok")
    assert box.lines()[3].strip() == "Skull Island"
