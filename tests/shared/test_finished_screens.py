"""Finished games on the box: the list, one game, its rides."""

from kaperbox.engine.kapern import rules
from kaperbox.ports.simulated.memory import Memory
from tests.shared.box import Box
from tests.shared.saved_games import PIRATES, SHORT, Tape
from tests.shared.saving import save_all, switched_on
from tests.shared.test_sealed import resealed


def storage_with(*games):
    storage = Memory()
    store, session = switched_on(storage)
    for game in games:
        session = save_all(store, Tape(game), session)
    return storage


def box_with(games):
    return Box(storage_with(*[SHORT] * games))


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


def test_a_game_of_piratatak_shows_its_pawns_its_winner_and_its_calls():
    box = opened(Box(storage_with(PIRATES, SHORT)))
    assert box.lines()[1:3] == [" 2 Anne Bart", " 1 Anne Bart Cle"]
    box.press("right ok")
    state = Tape(PIRATES).session.state
    arrows = [" ", " ", " "]
    arrows[state.scores.index(state.rules.track)] = "→"
    shown = [box.lines()[1 + seat] for seat in range(3)]
    assert [line[0] for line in shown] == arrows
    assert [int(line.split()[-1]) for line in shown] == list(state.scores)
    box.press("ok")
    assert box.headline() == "Calls" and box.chosen()[0][:4] in ("Anne", "Bart", "Cleo")


def test_a_game_of_newer_software_is_among_them_and_cannot_be_opened():
    storage = storage_with(SHORT, SHORT, SHORT)
    data = storage.read("games/00001")
    storage.files["games/00001"] = resealed(data[:2] + b"\x02" + data[3:])
    box = Box(storage)
    box.press("ok")
    opened(box)
    assert box.lines()[1:4] == [" 3 Anne Bart", " 2 Anne Bart", " 1 unreadable"]
    box.press("right right ok")
    assert "This game cannot be read here." in " ".join([line.strip() for line in box.lines()])
