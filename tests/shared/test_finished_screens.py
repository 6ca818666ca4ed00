"""Finished games on the box: the list, one game, its rides."""

from kaperbox.engine.kapern import rules
from kaperbox.ports.simulated.memory import Memory
from tests.shared.box import Box
from tests.shared.saved_games import SHORT, Tape
from tests.shared.saving import save_all, switched_on


def box_with(games):
    storage = Memory()
    store, session = switched_on(storage)
    for _ in range(games):
        session = save_all(store, Tape(SHORT), session)
    return Box(storage)


def opened(box):
    box.press("left left left ok")
    return box


def test_without_any_it_says_so():
    box = opened(Box())
    assert box.lines()[3].strip() == "none yet"
    box.press("ok")
    assert "No game is over" in " ".join([line.strip() for line in box.lines()])


def test_the_latest_is_first_and_the_one_just_over_is_among_them():
    box = opened(box_with(3))
    assert box.headline() == "Past games"
    assert box.lines()[1:4] == [" 3 Anne Bart", " 2 Anne Bart", " 1 Anne Bart"]


def test_a_game_shows_its_totals_its_winner_and_its_rides():
    box = opened(box_with(2))
    box.press("right ok")
    assert box.headline() == "Game 1"
    state = Tape(SHORT).session
    assert [line[0] for line in box.lines()[1:3]].count("→") == 1
    box.press("ok")
    assert box.headline() == "Rides"
    box.press("ok")
    assert box.headline().split()[0] in state.names
    box.press("ok back back back")
    assert box.chosen() == ["Past games"]


def test_a_game_that_was_given_up_says_so():
    box = Box()
    box.start()
    box.draw(rules.COIN_CARD)
    box.menu("left ok right ok right ok ok ok ok")
    assert box.headline() == "Anne rides"
    box.menu("left ok")
    opened(box).press("ok")
    assert box.headline() == "Game 1"
    assert box.lines()[6].strip() == "given up"


def test_many_games_are_read_as_they_come_into_sight():
    box = opened(box_with(20))
    box.press("right " * 15)
    assert box.chosen() == ["5 Anne Bart"]
    box.press("ok")
    assert box.headline() == "Game 5"
