"""The end of the game on the screen: last round, last ride, sudden death, victory."""

from kaperbox.engine.kapern import rules
from tests.shared.box import Box


def nearly_there():
    """Two players; Anne has just passed 8000."""
    box = Box()
    box.start()
    box.ride(rules.PIRATE, "SSSSSSSS")
    return box


def test_k28_the_last_round_is_announced_after_the_sum():
    box = nearly_there()
    assert box.lines()[0].strip() == "Anne +9000"
    box.press("ok")
    assert box.headline() == "Last round!"
    assert box.lines()[2:4] == ["▒▒▒▒ Anne has", "▒▒▒▒ 9000. The"]
    box.press("ok")
    assert box.lines()[:4] == [
        "   Bart rides",
        "   Last round!",
        " Anne       9000",
        "→Bart          0",
    ]


def test_k28_the_others_ride_once_and_the_highest_wins():
    box = nearly_there()
    box.press("ok ok")
    box.ride(rules.COIN_CARD, "SSSGGDMP")
    box.press("ok")
    assert box.headline() == "Winner!"
    assert box.lines()[2][5:] == "Anne"


def test_k28_a_starter_who_was_overtaken_rides_once_more():
    box = nearly_there()
    box.press("ok ok")
    box.ride(rules.PIRATE, "GGGGGGGG")
    box.press("ok")
    assert box.headline() == "Overtaken!"
    box.press("ok")
    assert box.lines()[1].strip() == "The last ride!"


def test_k29_sudden_death_is_announced():
    box = nearly_there()
    box.press("ok ok")
    box.draw(rules.PIRATE)
    box.throw("KKKKKKMM")
    box.press("ok")
    box.throw("MM")
    box.press("ok ok")
    assert box.headline() == "Sudden death!"


def test_k31_a_shared_victory_names_all_winners():
    box = nearly_there()
    box.press("ok ok")
    box.ride(rules.PIRATE, "SSSSSSSS")
    box.press("ok")
    assert box.headline() == "Shared victory!"
    assert [line[5:] for line in box.lines()[2:4]] == ["Anne", "Bart"]


def test_the_end_can_be_undone():
    box = nearly_there()
    box.press("ok ok")
    box.ride(rules.COIN_CARD, "SSSGGDMP")
    box.press("ok")
    box.menu("right ok left ok")
    assert box.lines()[4] == "+600"
