"""A proof outlives the power like the game that it belongs to."""

from kaperbox.app import saved_game
from kaperbox.app.proof import Proof
from kaperbox.engine.kapern import rules
from tests.shared.cases import cases
from tests.shared.fair_box import FairBox
from tests.shared.proofs import FAIR, QUICK, SECRET


def saved(proof):
    names = ("Ann", "Bob", "Cleo", "Dan", "Edda")
    return saved_game.Saved(0, 7, 0, rules.AMIGO, names, proof, b"")


@cases("proof", None, FAIR, QUICK, Proof(SECRET, 0, (1, 2, 3, 4, 2**30 - 1), "TTTTLLLL"))
def test_a_game_is_saved_with_its_proof(proof):
    data = saved_game.beginning(saved(proof))
    assert saved_game.unpacked(data) == saved(proof)
    assert saved_game.begun(data + bytes((0x10, 0)))[1] == len(data)


def test_a_game_without_a_proof_is_saved_as_before():
    assert saved_game.beginning(saved(FAIR))[0] == 128
    assert saved_game.beginning(saved(None))[0] == 0


def test_a_game_that_breaks_off_in_its_proof_is_a_value_error():
    whole = len(saved_game.beginning(saved(FAIR)))
    for short in range(len(saved_game.beginning(saved(None))), whole):
        try:
            saved_game.unpacked(saved_game.beginning(saved(FAIR))[:short])
        except ValueError:
            continue
        raise AssertionError(short)


def test_after_the_power_was_cut_the_same_dice_fall():
    box = FairBox()
    box.set_up()
    box.press("ok")
    box.share()
    box.press("roll")
    again = FairBox(storage=box.ports.storage)
    assert again.headline() == "Game 1"
    again.press("ok")
    assert again.session().proof == box.session().proof
    for one in (box, again):
        one.press("roll")
        one.wait(700)
    assert box.session().state == again.session().state


def test_finished_games_are_counted_among_all_games():
    box = FairBox()
    box.set_up()
    box.press("roll")
    box.throws(8)
    thrown = dice_of(box)
    box.hold("back")
    box.press("left ok right ok right ok ok ok roll")  # leave, new game, give the old one up
    box.throws(8)
    assert box.table._navigator.store.number() == 2
    box.hold("back")
    box.press("left left left left ok ok")
    assert box.lines()[1].split() == ["dice", str(dice_of(box))]
    box.press("right")
    assert box.headline() == "← All games →"
    assert box.lines()[1].split() == ["dice", str(thrown + dice_of(box))]


def dice_of(box):
    return sum(len(event.faces) for event in box.session().counting())
