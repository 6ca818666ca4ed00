"""A whole game of five players through button presses alone, with dice that chance has thrown."""

from kaperbox.app.dealer import Dealer
from kaperbox.app.table import Table
from kaperbox.engine.kapern import game, moves
from kaperbox.engine.kapern.state import DECIDE, OVER
from tests.shared.box import Box


class Entropy:
    """Repeatable bytes: a small generator within 31 bits."""

    def __init__(self, seed):
        self._state = seed

    def read(self, count):
        data = bytearray(count)
        for at in range(count):
            self._state = (self._state * 1103515 + 12345) % 8388593
            data[at] = self._state >> 8 & 255
        return bytes(data)


def dealt_by(seed):
    box = Box()
    box.table = Table(box.ports, Dealer(Entropy(seed)))
    box.wait(20)
    return box


def press_on(box, state, step):
    """What a player presses who cannot see: often ROLL, now and then a stop."""
    if state.phase == DECIDE and (step % 3 == 0 or not moves.can_throw_again(state)):
        box.hold("ok")
    elif state.phase == DECIDE:
        box.press("right ok right right ok roll", 40)
    else:
        box.press("roll ok roll", 40)


def play(seed):
    """The session of a game that was pressed to its end."""
    box = dealt_by(seed)
    box.press("ok right right right ok ok")
    session = box.table._navigator.session
    for step in range(3000):
        if session.state.phase == OVER:
            return session, box
        press_on(box, session.state, step)
    raise AssertionError("no end in sight: %s" % (session.state.scores,))


def test_five_players_reach_the_end_by_presses_alone():
    session, box = play(7)
    scores = session.state.scores
    assert len(scores) == 5 and max(scores) >= 8000
    assert session.state.finish.winners == (scores.index(max(scores)),) == (2,)
    state = game.start(session.rules, 5)
    for event in session.happened():
        state = game.step(state, event)[0]
    assert session.state == state
    check_end(session, box)


def check_end(session, box):
    """The winner is named, then all points, then home."""
    assert box.headline() == "Winner!"
    assert box.lines()[2][5:] == "Cleo" and box.lines()[7].strip() == "OK all points"
    box.press("ok")
    assert box.headline() == "The end" and box.lines()[7].strip() == "OK home"
    marks = "  →  "
    assert box.lines()[2:7] == [
        "%s%-6s%9d" % (marks[seat], name, session.state.scores[seat])
        for seat, name in enumerate(session.names)
    ]
    box.press("ok")
    assert box.headline() == "Game 1" and box.chosen()[0].startswith("Last game")
