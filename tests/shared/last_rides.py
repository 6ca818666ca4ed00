"""Short rides for tests of the end of a game: totals set, then one change after the other."""

from kaperbox.engine.kapern import events, rules
from kaperbox.engine.kapern.rules import AMIGO
from kaperbox.engine.kapern.state import DRAW, OPEN, Finish, State, start
from tests.shared.table import faces, house, play

TABLE = house(AMIGO, deck=rules.TABLE_DECK)
NO_LAST_RIDE = house(TABLE, starter_last_ride=0)
OPENED = Finish(OPEN, 0, (), ())

PLAIN = {
    0: (rules.PIRATE, "KKSSMMPP"),
    100: (rules.TREASURE, "KKSSSMMP"),
    200: (rules.TREASURE, "KKSSSSMM"),
    300: (rules.SHIP2, "KKSSMMPP"),
    -300: (rules.SHIP2, "KKSMMMPP"),
    500: (rules.TREASURE, "KKSSSSSM"),
    1000: (rules.TREASURE, "KKSSSSSS"),
    -1000: (rules.SHIP4, "KKMMMPPP"),
    4000: (rules.PIRATE, "KSSSSSSS"),
}
"""A ride, stopped after the first throw, for each change of the rider's total."""


def table(scores, seat=0, by=TABLE, finish=OPENED):
    """A game with these totals, before the card of this seat."""
    begun = start(by, len(scores))
    return State(by, DRAW, seat, tuple(scores), begun.pile, begun.ride, finish)


def ride(state, paid):
    """The state after the next ride brought its rider so much."""
    card, first = PLAIN[paid]
    seat, before = state.seat, state.scores[state.seat]
    state = play(state, events.card(seat, card), events.throw(seat, faces(first)))
    assert state.seat == seat
    after = play(state, events.stop(seat))
    assert after.scores[seat] == before + paid
    return after


def rides(state, *paid):
    """The state after a ride for each of these changes, in the order of play."""
    for points in paid:
        state = ride(state, points)
    return state


def zombies(state):
    """The state after the others shared the zombies' points."""
    seat = state.seat
    return play(state, events.card(seat, rules.ZOMBIE), events.throw(seat, faces("KKKKSSSS")))


def island(state):
    """The state after every other player lost 400."""
    seat = state.seat
    state = play(state, events.card(seat, rules.COIN_CARD), events.throw(seat, faces("KKKKSSSS")))
    return play(state, events.again(seat, 0b11110000, faces("SSSS")))
