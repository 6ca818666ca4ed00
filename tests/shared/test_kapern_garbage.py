"""Whatever numbers an event has, in whatever phase: never an error, never a change by mistake."""

import sys

from kaperbox.engine.kapern import effects, events, game, moves
from kaperbox.engine.kapern.chances import bust_chance
from kaperbox.engine.kapern.events import Event
from kaperbox.engine.kapern.state import OVER
from tests.shared.chance import Chance
from tests.shared.random_player import may_again, some_event, some_start

MANY = 15 if sys.implementation.name == "cpython" else 6
ODD = (-(1 << 70), -256, -1, 0, 1, 2, 3, 6, 7, 14, 15, 16, 255, 256, 1 << 30, 1 << 70)


def some_number(chance):
    return chance.one_of(ODD) if chance.below(3) else chance.below(16)


def garbage(state, chance):
    """An event of any numbers, with the right seat and possible faces more often than not."""
    seat = state.seat if chance.below(4) else some_number(chance)
    kind = chance.below(9) if chance.below(8) else some_number(chance)
    faces = chance.faces(chance.below(10))
    if not chance.below(6):
        faces += (some_number(chance),)
    dice = chance.below(256) if chance.below(2) else some_number(chance)
    return Event(kind, seat, some_number(chance), dice, faces)


def offered(state, event):
    """Whether an event that was accepted is one that may happen at all."""
    if event.seat != state.seat or event.kind not in moves.legal(state):
        return False
    if any(face not in range(6) for face in event.faces):
        return event.kind not in (events.THROW, events.AGAIN, events.RESULT)
    if event.kind == events.AGAIN:
        right = len(event.faces) == bin(event.dice).count("1")
        return right and event.dice in range(1, 256) and may_again(state, event.dice)
    return event.kind not in (events.THROW, events.RESULT) or len(event.faces) == 8


def states(seed, games):
    """States of every phase, by chance."""
    chance = Chance(seed)
    for _ in range(games):
        state = some_start(chance)
        for _ in range(100):
            yield state, chance
            if state.phase == OVER:
                break
            state = game.step(state, some_event(state, chance))[0]


def test_no_event_is_an_error_and_what_is_refused_changes_nothing():
    accepted = 0
    phases = set()
    for state, chance in states(11, 12 * MANY):
        phases.add(state.phase)
        for _ in range(8):
            event = garbage(state, chance)
            after, told = game.step(state, event)
            if told[0].kind == effects.REFUSED:
                assert after is state and told[0].value >= effects.GAME_OVER
            else:
                accepted += 1
                assert offered(state, event), (state, event)
    assert accepted > 100 and len(phases) == 7


def probes(state, kind, chance):
    """Events of one kind that would be good ones, were the kind possible now."""
    seat, dice = state.seat, 1 + chance.below(255)
    if kind == events.CARD:
        return [events.card(seat, card) for card in range(14)]
    if kind == events.AGAIN:
        return [events.again(seat, dice, chance.faces(bin(dice).count("1")))]
    if kind == events.RESULT:
        return [events.result(seat, chance.faces(8), ended) for ended in range(3)]
    if kind == events.THROW:
        return [events.throw(seat, chance.faces(8))]
    return [Event(kind, seat, 0, dice, ())]


def test_a_kind_that_is_not_listed_is_refused():
    for state, chance in states(12, 6 * MANY):
        for kind in range(events.RESULT + 1):
            if kind in moves.legal(state):
                continue
            for event in probes(state, kind, chance):
                after, told = game.step(state, event)
                assert after is state and told[0].kind == effects.REFUSED, (state, event)


def test_questions_have_an_answer_in_every_phase():
    for state, chance in states(13, 6 * MANY):
        bad, ways = bust_chance(state, some_number(chance))
        assert 0 <= bad <= ways
        assert game.at_stake(state) == 0 or events.STOP in moves.legal(state)
        assert 0 <= moves.forced(state) <= moves.throwable(state) | moves.forced(state) <= 255
        found = game.what_if_stopped(state)
        assert found.lines == () or events.STOP in moves.legal(state)
