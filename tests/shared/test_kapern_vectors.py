"""Every vector, played event by event and scored at once (K4 to K25)."""

from kaperbox.engine.kapern import effects, events, game, rules, score
from kaperbox.engine.kapern.state import DECIDE, Ride
from tests.shared.cases import cases
from tests.shared.kapern_vectors import CARDS, ENDINGS, VECTORS
from tests.shared.table import again, faces, lying, mask, play, refusal


def numbers(text):
    return [int(word) for word in text.split(" ") if word]


def happened(first, on_card, agains):
    """The events of a ride after its card, up to its last throw."""
    ride = [events.throw(0, faces(first))]
    if on_card:
        ride.append(events.keep(0, mask(*numbers(on_card))))
    return ride + [again(text) for text in agains.split(", ") if text]


OVER_AT_FIRST = ("grid-47",)
"""Rides whose first throw already shows the third skull: what the row throws then is refused."""


@cases("row", *VECTORS)
def test_each_vector_played_through_step(row):
    name, card, first, on_card, agains, end, rider, others, players = row
    state = lying(CARDS.index(card), rules.AMIGO, players)
    ride = happened(first, on_card, agains)
    if name in OVER_AT_FIRST:
        assert refusal(play(state, ride[0]), ride[1]) == effects.NOT_YOUR_TURN
        ride = ride[:1]
    before, state = state, play(state, ride[0])
    for event in ride[1:]:
        before, state = state, play(state, event)
    last = ride[-1]
    if state.phase == DECIDE:
        last = events.stop(0)
        before, state = state, play(state, last)
    assert state.scores == (rider,) + (others,) * (players - 1), row
    ended = [e for e in game.step(before, last)[1] if e.kind == effects.RIDE_ENDED]
    assert [effect.value for effect in ended] == [ENDINGS.index(end)], row


@cases("row", *VECTORS)
def test_each_vector_scored_at_once(row):
    _, card, first, on_card, agains, end, rider, others, players = row
    dice = list(faces(first))
    for event in happened("K" * 8, "", agains)[1:]:
        fallen = list(event.faces)
        for index in range(rules.DICE):
            if event.dice >> index & 1:
                dice[index] = fallen.pop(0)
    ride = Ride(CARDS.index(card), tuple(dice), mask(*numbers(on_card)), 1, 0)
    found = score.outcome(rules.AMIGO, ride, ENDINGS.index(end), players)
    assert (found.rider, found.others) == (rider, others), row
    assert sum(line.points for line in found.lines) == rider, row
