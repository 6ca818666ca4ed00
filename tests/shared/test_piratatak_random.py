"""Thousands of events, sensible and not: nothing raises, and the invariants hold."""

from kaperbox.app.session import Session, resumed
from kaperbox.engine.piratatak import effects, events, game
from kaperbox.engine.piratatak.state import OVER, PASS, ROLL, SHARE, start
from tests.shared.cases import cases
from tests.shared.chance import Chance
from tests.shared.random_pirate import legal, sensible
from tests.shared.track import is_whole, settings

NAMES = ("Anne", "Bart", "Cleo", "Drake")


def senseless(chance):
    """Anything at all."""
    value = chance.one_of(
        (chance.below(40), chance.below(5000) - 100, 268435 * chance.below(4000))
    )
    return events.Event(chance.below(12) - 1, chance.below(7) - 1, chance.below(16) - 2, value)


def check(before, event, after, told):
    """What must hold after every event."""
    assert is_whole(after)
    if after is before:
        assert told[0].kind == effects.REFUSED and told[0].value > 0
        return
    packed, size = events.unpack(events.pack(event))
    assert size == len(events.pack(event)) and game.step(before, packed)[0] == after
    if event.kind in (events.CALL, events.JUDGED, events.TIE):
        assert before.live and not after.live
    elif after.live and not before.live:
        assert event.kind in (events.THROW, events.ROLLED)
    can_go_on(after)


def can_go_on(state):
    """The box never waits for someone who cannot act."""
    if state.phase == OVER:
        assert max(state.scores) == state.rules.track
        return
    assert max(state.scores) < state.rules.track and legal(state)
    if state.dice is None:
        assert state.phase == ROLL
        return
    has_die, any_left = state.seat in state.dice.owners, max(state.dice.owners) >= 0
    assert state.phase == (ROLL if has_die else PASS if any_left else SHARE)


def replayed(by, players, packed):
    """The state that these bytes lead to."""
    state, at = start(by, players), 0
    while at < len(packed):
        event, at = events.unpack(packed, at)
        state = game.step(state, event)[0]
    return state


@cases(
    "players, dice, seed",
    *[(players, dice, 7 * players + dice) for players in (1, 2, 3, 4) for dice in (0, 1)],
)
def test_under_random_play_the_invariants_hold(players, dice, seed):
    chance = Chance(seed)
    by = settings(dice=dice, track=5)
    state, packed, games = start(by, players), bytearray(), 0
    for _ in range(1500):
        event = senseless(chance) if chance.below(4) == 0 else None
        if event is None and state.phase != OVER:
            event = sensible(state, chance)
            assert game.step(state, event)[0] is not state, event
        elif event is None:
            assert replayed(by, players, packed) == state
            state, packed, games = start(by, players), bytearray(), games + 1
            continue
        after, told = game.step(state, event)
        check(state, event, after, told)
        if after is not state:
            packed.extend(events.pack(event))
        state = after
    assert games > 0


class Played:
    """A session by chance, and what it must be like: the steps that count as (packed event, the
    state after it), and those that can be done again, the next one last."""

    def __init__(self, by, players):
        self.session = Session(game, by, NAMES[:players])
        self.done = [(b"", self.session.state)]
        self.undone = []

    def submit(self, event):
        before = self.session.state
        self.session.submit(event)
        after = self.session.state
        if after is before:
            return
        check(before, event, after, (event,))
        step = (events.pack(event), after)
        if self.undone and self.undone[-1][0] == step[0]:
            self.undone.pop()
        else:
            self.undone = []
        self.done.append(step)

    def undo(self):
        event = self.session.undo()
        if len(self.done) == 1:
            assert event is None
            return
        assert events.pack(event) == self.done[-1][0]
        self.undone.append(self.done.pop())

    def redo(self):
        event = self.session.redo()
        if not self.undone:
            assert event is None
            return
        assert events.pack(event) == self.undone[-1][0]
        self.done.append(self.undone.pop())

    def check(self):
        session = self.session
        assert session.state == self.done[-1][1]
        assert session.steps_back() == len(self.done) - 1
        assert session.steps_forward() == len(self.undone)
        again = resumed(game, session.rules, session.names, bytes(session.packed))
        assert again.state == session.state


@cases("players, dice", *[(players, dice) for players in (2, 3, 4) for dice in (0, 1)])
def test_under_random_play_undo_and_redo_lead_back_and_forth(players, dice):
    """One step in eight is an undo or a redo, of a game that is over as well."""
    chance, by = Chance(11 * players + dice), settings(dice=dice, track=5)
    played, most = Played(by, players), 0
    for _ in range(500):
        state, pick = played.session.state, chance.below(16)
        if pick < 2:
            (played.undo, played.redo)[pick]()
            played.check()
        elif state.phase == OVER or len(played.session.packed) > 300:
            played.check()
            played = Played(by, players)
        else:
            event = senseless(chance) if chance.below(4) == 0 else sensible(state, chance)
            if played.undone and chance.below(4) == 0:
                event, _ = events.unpack(played.undone[-1][0])
            played.submit(event)
        most = max(most, len(played.undone))
    assert most > 1


def test_bytes_that_are_no_event_are_refused():
    for data in (b"", b"\x90", b"\xff\x00\x00", b"\x10", b"\x10\x01", b"\x30\x01", b"\x50"):
        try:
            events.unpack(data)
        except ValueError:
            continue
        raise AssertionError(data)


def test_events_stand_one_after_another():
    made = (
        events.throw(1, 11, 35),
        events.rolled(2),
        events.call(3, 4095),
        events.call(0, 0),
        events.judged(1, 8, events.WITH_SKULL | events.WITH_COCONUT, True),
        events.tie(3, 15),
        events.pass_on(0),
        events.share(1),
        events.edit(2, 0, 7),
        events.undo(3),
    )
    data = b"".join([events.pack(event) for event in made])
    at, read = 0, []
    while at < len(data):
        event, at = events.unpack(data, at)
        read.append(event)
    assert tuple(read) == made
