"""The golden games, from their bytes to the same end on both interpreters."""

from kaperbox.engine.kapern import events, game, rules, state
from tests.shared.kapern_golden import GAMES


def unpacked(text):
    data = bytes(int(text[at : at + 2], 16) for at in range(0, len(text), 2))
    happened, at = [], 0
    while at < len(data):
        event, at = events.unpack(data, at)
        happened.append(event)
    return tuple(happened)


def test_golden_games_end_as_they_should():
    for name, its_rules, players, text, scores, winners in GAMES:
        end = game.replay(rules.Rules(*its_rules), players, unpacked(text))
        assert end.phase == state.OVER, name
        assert end.scores == scores, name
        assert end.finish.winners == winners, name


def test_golden_games_are_packed_into_the_same_bytes_again():
    for name, _, _, text, _, _ in GAMES:
        packed = b"".join(events.pack(event) for event in unpacked(text))
        assert "".join("%02x" % byte for byte in packed) == text, name
