"""What version 1 has saved is read by every version to come."""

from kaperbox.app.settings import FIELDS
from kaperbox.ports.simulated.memory import Memory
from tests.shared.saving import switched_on
from tests.shared.version_1 import FILES


def files():
    return {name: bytes.fromhex(text) for name, text in FILES}


def test_the_running_game_is_gone_on_with():
    store, session = switched_on(Memory(files()))
    assert store.notes == [] and store.number() == 2
    assert session.names == ("Anne", "Bart", "Cleo") and session.rules.target == 5000
    assert (len(session.packed), session.state.scores) == (264, (1200, 2000, 3200))
    assert session.steps_forward() == 0


def test_the_finished_game_can_be_looked_at():
    store, _ = switched_on(Memory(files()))
    _, session = store.finished(1)
    assert session.state.scores == (2200, 1000) and session.state.finish.winners == (0,)


def test_settings_and_names_are_those_that_were_saved():
    store, _ = switched_on(Memory(files()))
    values = [store.settings.get(number) for number in range(1, 12)]
    assert values == [70, 7, 0, 1, 10, 60, 15, 1, 1, 90, 360] and len(FIELDS) >= 11
    assert store.roster.names == ["BO 2", "ANN"]
