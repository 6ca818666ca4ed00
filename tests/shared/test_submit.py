"""What was accepted is safe, whatever comes after it in the same breath."""

from kaperbox.app.play import Play
from kaperbox.app.store import Store
from kaperbox.engine.kapern import events, rules
from kaperbox.ports.simulated.memory import Memory
from tests.shared.box import Box
from tests.shared.pirate_box import started
from tests.shared.saving import switched_on

NAMES = ("Ann", "Bob")
CARD = events.card(0, rules.COIN_CARD)
THROW = events.throw(0, (1, 1, 1, 2, 2, 3, 4, 5))


def begun(storage):
    play = Play(None, False, Store(storage))
    play.begin(0, rules.AMIGO, NAMES, None)
    return play


def test_of_several_events_those_before_a_refused_one_are_safe():
    storage = Memory()
    play = begun(storage)
    shown, refusal = play.submit((CARD, THROW, THROW, events.stop(0)))
    assert refusal and len(list(play.session.happened())) == 2
    found = switched_on(storage)[1]
    assert found.packed == play.session.packed and found.state == play.session.state


def watch(box):
    """From now on every picture, tune and light asks whether all that has happened is safe."""
    ports, seen = box.ports, []

    def check():
        packed = bytes(box.table._navigator.session.packed)
        if packed not in seen:
            seen.append(packed)
            assert switched_on(Memory(ports.storage.files))[1].packed == packed

    def checked(show):
        def ask_first(what):
            check()
            return show(what)

        return ask_first

    ports.show, ports.play, ports.lamps = [
        checked(show) for show in (ports.show, ports.play, ports.lamps)
    ]
    return seen


def test_every_event_of_a_ride_is_safe_before_anything_of_it_is_shown_or_heard():
    box = Box()
    box.start()
    seen = watch(box)
    box.draw(rules.COIN_CARD)
    box.throw("SSSGGDMP")
    box.mark(7, 8)
    box.throw("GG")
    box.hold("ok")
    box.press("ok")
    box.hold("back")
    box.press("right ok ok right ok")
    assert len(seen) == 7, "card, throw, again, stop, twice undo, redo"


def test_every_event_of_piratatak_is_safe_before_anything_of_it_is_shown_or_heard():
    box = started(3)
    seen = watch(box)
    box.roll(*["skull"] * 3)
    box.pad(1)
    box.wait(60)
    box.say("skull")
    box.go_on()
    box.wait(3000)
    box.roll("boat", "boat")
    box.hold("back")
    box.press("right ok ok")
    assert len(seen) > 7
