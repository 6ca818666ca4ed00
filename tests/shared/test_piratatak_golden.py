"""The golden games of Piratatak, event by event, on this interpreter."""

from kaperbox.engine.history import UNDO
from kaperbox.engine.piratatak import effects, events, game, rules
from kaperbox.engine.piratatak.state import start
from tests.shared.cases import cases
from tests.shared.piratatak_golden import GAMES
from tests.shared.track import is_whole


def unpacked(text):
    """The events in these hexadecimal bytes."""
    data = bytes([int(text[at : at + 2], 16) for at in range(0, len(text), 2)])
    found, at = [], 0
    while at < len(data):
        event, at = events.unpack(data, at)
        found.append(event)
    return found


@cases("name, settings, players, text, scores", *GAMES)
def test_a_golden_game_ends_as_it_did(name, settings, players, text, scores):
    happened = unpacked(text)
    last = game.replay(rules.Rules(*settings), players, tuple(happened))
    assert last.scores == scores
    assert b"".join([events.pack(event) for event in happened]) == b"".join(
        [events.pack(event) for event in unpacked(text)]
    )


@cases("name, settings, players, text, scores", *GAMES)
def test_no_move_of_a_golden_game_is_refused(name, settings, players, text, scores):
    states = [start(rules.Rules(*settings), players)]
    for event in unpacked(text):
        if event.kind == UNDO:
            states.pop()
            continue
        state, told = game.step(states[-1], event)
        assert told[0].kind != effects.REFUSED and is_whole(state)
        states.append(state)
    assert states[-1].scores == scores
