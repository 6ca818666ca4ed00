"""A table to test at: dice as people write them, and a player who insists on every move.

Dice count from 1 and faces are letters here, as in a record: `"2 3 7 8 GGMM"` throws four dice
again. Seat 0 rides unless a test says otherwise.
"""

from kaperbox.engine.kapern import effects, events, game, rules, score
from kaperbox.engine.kapern.state import FIRST, Ride, State, start
from tests.shared.insisting import Insisting

LETTERS = "KSGDMP"

PLAYER = Insisting(game, effects)
play, told, kinds, refusal = PLAYER.play, PLAYER.told, PLAYER.kinds, PLAYER.refusal


def faces(text):
    """The faces that these letters stand for."""
    return tuple(LETTERS.index(letter) for letter in text)


def mask(*numbers):
    """The set of these dice, counted from 1."""
    return sum(1 << number - 1 for number in numbers)


def again(text, seat=0):
    """A throw again, as in a record: the numbers of the dice, then their new faces."""
    words = text.split(" ")
    return events.again(seat, mask(*[int(word) for word in words[:-1]]), faces(words[-1]))


def house(profile, **fields):
    """A profile with these fields changed."""
    index = rules.Rules(*range(len(profile)))
    for name in sorted(fields):
        profile = rules.with_field(profile, getattr(index, name), fields[name])
    return profile


def lying(card, by=rules.AMIGO, players=2):
    """A game in which this card lies before seat 0, out of the table's own deck."""
    if card == rules.NO_CARD:
        ride = Ride(card, (), 0, 0, 0)
        begun = start(by, players)
        return State(by, FIRST, 0, begun.scores, begun.pile, ride, begun.finish)
    return play(start(house(by, deck=rules.TABLE_DECK), players), events.card(0, card))


def thrown(card, first, *agains, by=rules.AMIGO, players=2):
    """The state after a first throw and these throws again (see `again`)."""
    state = play(lying(card, by, players), events.throw(0, faces(first)))
    return play(state, *[again(text) for text in agains])


def stopped(card, first, *agains, by=rules.AMIGO, players=2):
    """The totals after such a ride was stopped."""
    return play(thrown(card, first, *agains, by=by, players=players), events.stop(0)).scores


def outcome(card, dice, ended=events.ENDED_STOP, by=rules.AMIGO, players=2, on_card=0):
    """The outcome of a ride that ended with these dice; its lines must add up."""
    ride = Ride(card, faces(dice), on_card, 1, 0)
    found = score.outcome(by, ride, ended, players)
    assert sum(line.points for line in found.lines) == found.rider
    return found


def points(card, dice, by=rules.AMIGO):
    """What the rider gets for stopping with these dice."""
    return outcome(card, dice, by=by).rider


def lines(found):
    """The lines of an outcome as (why, number, points)."""
    return tuple((line.why, line.number, line.points) for line in found.lines)
