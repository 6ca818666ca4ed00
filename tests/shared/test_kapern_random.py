"""Thousands of rides by chance, over all sorts of rules: what must hold after every event."""

import sys

from kaperbox.engine.kapern import effects, events, game, moves, rules
from kaperbox.engine.kapern.state import OVER
from tests.shared.chance import Chance
from tests.shared.random_player import may_again, sensible_event, some_event, some_start

MANY = 15 if sys.implementation.name == "cpython" else 6
"""CPython has the time for more games."""


def check(before, event, after, told):
    """What must hold after every event."""
    assert told[0].kind != effects.REFUSED, (before, event, told)
    assert (moves.legal(after) == ()) == (after.phase == OVER)
    assert after.rules is before.rules and len(after.scores) == len(before.scores)
    if event.kind != events.CARD:
        assert after.pile == before.pile
    if event.kind == events.AGAIN:
        check_dice(before.ride.dice, event, after.ride.dice)
    ended = [effect for effect in told if effect.kind == effects.RIDE_ENDED]
    if not ended:
        assert (after.seat, after.scores, after.finish) == before[2:4] + (before.finish,)
    for effect in ended:
        check_points(before, effect.outcome, after)
    if event.kind == events.STOP:
        assert ended and ended[0].outcome == game.what_if_stopped(before)
        assert game.at_stake(before) == ended[0].outcome.rider


def check_dice(old, event, new):
    fallen = list(event.faces)
    expected = [fallen.pop(0) if event.dice >> i & 1 else old[i] for i in range(8)]
    assert list(new) == expected


def check_points(before, outcome, after):
    assert sum([line.points for line in outcome.lines]) == outcome.rider
    for seat in range(len(before.scores)):
        change = outcome.rider if seat == before.seat else outcome.others
        total = before.scores[seat] + change
        assert after.scores[seat] == (max(0, total) if before.rules.floor_at_zero else total)


def played(state, chance, choose, most, happened=None):
    """The state after at most so many events, each of them checked; they go into `happened`."""
    for _ in range(most):
        if state.phase == OVER:
            break
        event = choose(state, chance)
        after, told = game.step(state, event)
        check(state, event, after, told)
        if happened is not None:
            happened.append(event)
        state = after
    return state


def test_games_by_chance_never_get_stuck():
    chance = Chance(1)
    over = 0
    for _ in range(100 * MANY):
        over += played(some_start(chance), chance, some_event, 300).phase == OVER
    assert over > 50 * MANY


def test_games_of_sensible_players_come_to_an_end():
    chance = Chance(2)
    for _ in range(50 * MANY):
        state = played(some_start(chance), chance, sensible_event, 3000)
        assert state.phase == OVER, state
        seats = state.finish.winners
        assert seats and sorted(seats) == list(seats) and max(seats) < len(state.scores)


def test_a_game_is_its_list_of_events():
    chance = Chance(3)
    for _ in range(20 * MANY):
        begun, happened = some_start(chance), []
        state = played(begun, chance, some_event, 120, happened)
        assert game.replay(begun.rules, len(begun.scores), tuple(happened)) == state
        data = b"".join([events.pack(event) for event in happened])
        at = 0
        for event in happened:
            found, at = events.unpack(data, at)
            assert found == event
        assert at == len(data)


def test_what_is_undone_was_never_done():
    chance = Chance(4)
    for _ in range(20 * MANY):
        begun = some_start(chance)
        states, happened = [begun], []
        while states[-1].phase != OVER and len(happened) < 60:
            if chance.below(4) or len(states) == 1:
                happened.append(some_event(states[-1], chance))
                states.append(game.step(states[-1], happened[-1])[0])
            else:
                for _ in range(1 + chance.below(len(states) - 1)):
                    happened.append(events.undo(chance.below(5)))
                    states.pop()
        replayed = game.replay(begun.rules, len(begun.scores), tuple(happened))
        assert replayed == states[-1]


def test_cards_drawn_and_cards_left_are_the_deck():
    chance = Chance(5)
    for _ in range(20 * MANY):
        state = some_start(chance)
        deck, drawn = rules.DECKS[state.rules.deck], [0] * rules.CARDS
        for _ in range(150):
            if state.phase == OVER:
                break
            event = some_event(state, chance)
            state, told = game.step(state, event)
            if told[0].kind == effects.RESHUFFLED:
                assert tuple(drawn) == deck
                drawn = [0] * rules.CARDS
            if event.kind == events.CARD:
                drawn[event.value] += 1
            left = [deck[card] - drawn[card] for card in range(len(deck))]
            assert state.pile == tuple(left)


def test_exactly_the_dice_of_the_rulings_may_be_thrown_again():
    chance = Chance(6)
    for _ in range(12 * MANY):
        state = some_start(chance)
        for _ in range(8 + chance.below(24)):
            if state.phase != OVER:
                state = game.step(state, some_event(state, chance))[0]
        allowed = [dice for dice in range(1, 256) if may_again(state, dice)]
        found = [dice for dice in range(1, 256) if not moves.why_not_again(state, dice)]
        assert found == allowed, state
        assert (events.AGAIN in moves.legal(state)) == (allowed != [])
        union = 0
        for dice in allowed:
            union |= dice
        assert moves.throwable(state) == union
