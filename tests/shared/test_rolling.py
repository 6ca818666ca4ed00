"""ROLL is answered at once: lights and screen tumble before the throw is dealt and saved."""

from kaperbox.engine.kapern import rules
from tests.shared.box import BUTTONS, Box
from tests.shared.pirate_box import started


def watched(box):
    """What the box does from now on, in order: "lights", "screen", "save"."""
    ports, done = box.ports, []

    def show(what, shown=ports.show):
        done.append("lights" if len(what) == 12 else "screen")
        shown(what)

    def write(name, data, written=ports.storage.write):
        done.append("save")
        written(name, data)

    ports.show, ports.storage.write = show, write
    return done


ANSWER = ["lights", "screen", "save"]


def card_drawn():
    box = Box()
    box.start()
    box.draw(rules.COIN_CARD)
    return box


def two_marked():
    box = card_drawn()
    box.throw("SSSGGDMP")
    box.mark(7, 8)
    return box


def test_the_dice_tumble_before_the_throw_is_saved():
    box = card_drawn()
    done = watched(box)
    box.throw("SSSGGDMP")
    assert done[:3] == ANSWER


def test_dice_thrown_again_tumble_among_those_that_lie():
    box = two_marked()
    done = watched(box)
    box.throw("GG")
    assert done[:3] == ANSWER


def test_a_die_of_piratatak_tumbles_before_it_is_saved():
    box = started(3)
    done = watched(box)
    box.roll("skull")
    assert done[:3] == ANSWER and box.headline() == "Bart's turn"


def test_the_tumbling_goes_on_without_a_jump():
    """What is seen at once and what is seen when all is saved are the same picture."""
    box = two_marked()
    frames = []
    show = box.ports.show
    box.ports.show = lambda what: (frames.append(tuple(what)), show(what))
    box.dealer.throws.append("GG")
    box.ports.down = BUTTONS["roll"]
    box.wait(40)
    screens = [frame for frame in frames if len(frame) != 12]
    lights = len(frames) - len(screens)
    assert lights == 1 and len(screens) == 2 and screens[0] == screens[1]


def test_two_presses_in_a_row_are_dealt_one_after_the_other():
    box = card_drawn()
    box.dealer.throws.append("SSSGGDMP")
    for name in ("roll", "ok"):
        box.table._navigator.on_gesture(BUTTONS[name])
    box.wait(40)
    assert box.headline() == "Anne Coin" and box.table._navigator.session.state.ride.throws == 1
