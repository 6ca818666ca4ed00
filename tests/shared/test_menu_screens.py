"""The menu of a game: undo, rides, leaving and coming back."""

from kaperbox.engine.kapern import rules
from tests.shared.box import Box, after_a_ride


def test_holding_back_opens_the_menu_and_closes_it_again():
    box = after_a_ride()
    box.hold("back")
    assert box.headline() == "Menu"
    box.hold("back")
    assert box.headline() == "Bart rides"


def test_a_short_back_says_how_the_menu_opens():
    box = after_a_ride()
    box.press("back")
    assert box.lines()[3].strip() == "Hold BACK for"
    box.wait(3000)
    assert box.lines()[3] == "→Bart          0"


def test_undo_goes_back_any_number_of_steps():
    box = after_a_ride()
    box.hold("back")
    assert box.lines()[2] == " Undo          3"
    box.press("right ok")
    assert box.lines()[3:5] == ["   Taken back:", "   Anne, stop"]
    box.press("ok ok ok")
    assert box.lines()[3].strip() == "This is the"
    box.press("left ok")
    assert box.lines()[:3] == ["   Anne rides", "     to 8000", "→Anne          0"]


def test_after_an_undo_the_dice_are_there_again():
    box = after_a_ride()
    box.menu("right ok left ok")
    assert box.lines()[1] == "S S S G G D M P"


def test_the_rides_of_the_game_are_listed_and_explained():
    box = after_a_ride()
    box.draw(rules.PIRATE)
    box.throw("KKKSGDMP")
    box.press("ok")
    box.menu("right right right ok")
    assert box.lines()[1:3] == [" Bart Pirate   0", " Anne Coin  +600"]
    box.press("right ok")
    assert box.lines()[:3] == ["    Anne +600", "3 coins      100", "3 sabres     100"]
    box.press("back back back")
    assert box.headline() == "Anne rides"


def test_the_points_can_be_looked_at_any_time():
    box = after_a_ride()
    box.menu("right right ok")
    assert box.lines()[:4] == ["     to 8000", "", " Anne        600", "→Bart          0"]
    box.press("back")
    assert box.headline() == "Menu"


def test_help_says_what_the_buttons_do():
    box = after_a_ride()
    box.menu("left left ok")
    assert box.headline() == "The buttons"
    assert box.lines()[4] == "ROLL  card, dice"
    box.press("ok")
    assert box.headline() == "Menu"


def test_no_ride_yet_is_said():
    box = Box()
    box.start()
    box.menu("right right right ok ok")
    assert box.lines()[3].strip() == "No ride is over"


def test_a_game_that_is_left_can_be_resumed():
    box = after_a_ride()
    box.menu("left ok")
    assert box.lines()[6] == " Resume game   ↓"
    box.press("ok")
    assert box.headline() == "Bart rides"


def test_a_new_game_asks_before_it_takes_the_place_of_another():
    box = after_a_ride()
    box.menu("left ok right ok")
    assert box.headline() == "Give game up?"
    box.press("ok")
    assert box.lines()[3] == " Resume game"
    box.press("ok right ok")
    assert box.headline() == "Who plays?"


def test_free_dice_are_thrown_summed_and_counted():
    box = Box()
    box.press("right right ok right")
    assert box.headline() == "3 dice"
    box.throw("KSP")
    assert box.lines()[1] == "1 2 6"
    assert box.headline() == "3 dice: 9"
    assert [line.strip() for line in box.lines()[5:7]] == ["1:1 2:1 3:0", "4:0 5:0 6:1"]
    box.press("back")
    assert box.lines()[3] == " Piraten Kapern"


def test_a_stuck_button_is_named_until_it_is_let_go():
    box = Box()
    box.ports.down = 1
    box.wait(11000)
    assert box.lines()[3:5] == [" LEFT is stuck:", "   let it go."]
    box.ports.down = 0
    box.wait(100)
    assert "stuck" not in box.lines()[3]


def test_the_rules_are_explained_page_by_page():
    box = after_a_ride()
    box.menu("right right right right ok")
    titles = []
    for _ in range(3):
        titles.append(box.headline())
        box.press("ok")
    assert titles == ["Under the dice", "Equal dice", "The end"]
    assert box.headline() == "Menu"


def test_holding_back_while_a_game_is_set_up_loses_nothing():
    box = Box()
    box.press("ok right ok")
    box.hold("back")
    assert box.lines()[1] == " Play! 3 players"
