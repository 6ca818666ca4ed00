"""Practice for one: dice fall, any pad is right, seconds and right calls are counted."""

from kaperbox.app import settings
from kaperbox.app.screens.piratatak.drill import Drill
from tests.shared.cases import cases
from tests.shared.pirate_box import PirateBox
from tests.shared.track import names


def practising():
    box = PirateBox()
    box.press("right ok left ok")
    return box


def test_one_player_practises():
    box = PirateBox()
    box.press("right ok left")
    assert "you practise" in box.words()
    box.press("ok")
    assert box.headline() == "0 of 0 right" and box.table._navigator.session is None


@cases("pad", 1, 2, 3, 4)
def test_any_pad_will_do(pad):
    box = practising()
    box.roll("skull", "skull", "skull")
    assert box.ports.mask == 15
    box.wait(1000)
    box.pad(pad)
    box.wait(60)
    assert box.headline() == "What do you see?"
    box.say("skull")
    assert box.headline() == "Right!" and "1 of 1" in box.words()
    assert "seconds 1.5" in box.words()
    box.press("ok")
    assert box.headline() == "1 of 1 right"


def test_a_wrong_call_hints_that_there_is_a_set():
    box = practising()
    box.roll("skull", "skull", "skull")
    box.pad(1)
    box.wait(60)
    box.say("boat")
    assert box.headline() == "Wrong!" and "no boat" in box.words()
    assert "Look again!" in box.words()
    box.press("ok")
    assert box.headline() == "0 of 1 right" and box.ports.mask == 0


def test_the_time_to_call_runs_out_here_too():
    box = practising()
    box.roll("skull")
    box.pad(1)
    box.wait(10100)
    assert box.headline() == "Wrong!" and "no name in" in box.words()


def test_the_box_says_how_long_there_is_to_call():
    box = PirateBox()
    box.table._navigator.store.settings.step(settings.CALL)
    box.press("right ok left ok")
    box.roll("skull")
    box.pad(1)
    box.wait(14800)
    assert box.headline() == "What do you see?"
    box.wait(300)
    assert box.headline() == "Wrong!"


@cases("steps, first_ms", (0, 20), (10, 40), (45, 80))
def test_the_box_says_how_close_presses_tie(steps, first_ms):
    """It is certain who was first as soon as no press can tie any more, or was told late."""
    box = PirateBox()
    for _ in range(steps):
        box.table._navigator.store.settings.step(settings.TIE)
    box.press("right ok left ok")
    box.roll("skull")
    box.pad(1)
    waited_ms = 0
    while box.headline() != "What do you see?":
        box.wait(20)
        waited_ms += 20
    assert waited_ms == first_ms


def test_two_pads_at_once_are_as_good_as_one():
    box = practising()
    box.roll("skull")
    box.pad(1, 2000)
    box.pad(4, 2000)
    box.wait(60)
    assert box.headline() == "What do you see?"


def test_back_ends_it():
    box = practising()
    box.roll("skull")
    box.press("back")
    assert box.headline() == "Who plays?"


def test_missed_sets_and_seconds_are_counted():
    drill = Drill()
    for _ in range(4):
        drill.throw(0)
    assert drill.missed == 1
    drill.pressed(1500)
    assert drill.call(names("skull")).right
    drill.throw(1)
    drill.pressed(2500)
    assert not drill.call(names("boat")).right
    assert (drill.called, drill.right, drill.missed) == (2, 1, 1)
    assert drill.last_ms == 2500 and drill.mean() == "2"


def test_the_dice_never_run_out():
    drill = Drill()
    for count in range(100):
        drill.throw(count % 6)
        if count % 5 == 4:
            drill.call(names("skull"))
    assert drill.state.scores == (0,)
