"""The end of a game: target, last round, last ride, sudden death (K26 to K29)."""

from kaperbox.engine.kapern import effects, events, game, rules
from kaperbox.engine.kapern.rules import GIGAMIC
from kaperbox.engine.kapern.state import (
    DRAW,
    LAST_RIDE,
    LAST_ROUND,
    OVER,
    SUDDEN_DEATH,
    Finish,
)
from tests.shared.cases import cases
from tests.shared.last_rides import (
    NO_LAST_RIDE,
    OPENED,
    TABLE,
    island,
    ride,
    rides,
    table,
)
from tests.shared.table import faces, house, play


def test_k26_totals_may_be_negative():
    state = rides(table((0, 100)), -1000, -300)
    assert state.scores == (-1000, -200) and state.finish == OPENED and state.seat == 0


@cases("by, target", (TABLE, 8000), (house(TABLE, target=5000), 5000), (GIGAMIC, 6000))
def test_k27_the_target_is_of_the_profile(by, target):
    by = house(by, deck=rules.TABLE_DECK)
    below = ride(table((target - 1100, 0), by=by), 1000)
    assert below.finish == OPENED and below.seat == 1
    at = ride(table((target - 1000, 0), by=by), 1000)
    assert at.finish == Finish(LAST_ROUND, 0, (1,), ()) and at.seat == 1


def test_k28_every_other_player_takes_one_more_ride():
    state = ride(table((0, 7000, 0, 0), seat=1), 1000)
    assert state.finish == Finish(LAST_ROUND, 1, (2, 3, 0), ())
    state = ride(state, 100)
    assert (state.seat, state.finish.waiting) == (3, (3, 0))
    state = ride(state, 100)
    assert (state.seat, state.finish.waiting) == (0, (0,))
    state = ride(state, 100)
    assert state.phase == OVER and state.finish.winners == (1,)
    assert state.scores == (100, 8000, 100, 100)


def test_k28_the_starter_who_is_exceeded_takes_one_last_ride():
    state = rides(table((7000, 7900)), 1000, 200)
    assert state.finish == Finish(LAST_RIDE, 0, (0,), ()) and state.seat == 0
    back = ride(state, 200)
    assert back.phase == OVER and back.finish.winners == (0,) and back.scores == (8200, 8100)
    lost = ride(state, 0)
    assert lost.phase == OVER and lost.finish.winners == (1,)
    beaten = ride(state, -300)
    assert beaten.finish.winners == (1,)


def test_k28_the_last_ride_only_where_the_total_is_strictly_more():
    state = rides(table((7000, 7000)), 1000, 1000)
    assert state.phase == OVER and state.finish.winners == (0, 1)


def test_k28_no_last_ride_where_the_profile_says_so():
    state = rides(table((7000, 7900), by=NO_LAST_RIDE), 1000, 200)
    assert state.phase == OVER and state.finish.winners == (1,)


def test_k28_others_at_the_target_start_no_new_round():
    state = rides(table((7000, 7000, 7000)), 1000, 1000)
    assert state.finish == Finish(LAST_ROUND, 0, (2,), ())
    state = ride(state, 0)
    assert state.phase == OVER and state.finish.winners == (0, 1)


def test_k28_the_round_ends_even_if_the_starter_fell_below_the_target():
    state = island(ride(table((7000, 7700)), 1000))
    assert state.scores == (7600, 7700) and state.finish.stage == LAST_RIDE
    again = ride(state, 1000)
    assert again.phase == OVER and again.finish.winners == (0,)


def test_k29_nobody_at_the_target_means_sudden_death():
    state = ride(island(ride(table((7000, 7700)), 1000)), 0)
    assert state.phase == DRAW and state.finish == Finish(SUDDEN_DEATH, 0, (), ())
    assert state.seat == 1
    state = rides(state, 200, 100, 0)
    assert state.phase == DRAW and state.scores == (7700, 7900) and state.seat == 0
    state = ride(state, 300)
    assert state.phase == OVER and state.finish.winners == (0,) and state.seat == 0


def test_k29_sudden_death_without_a_last_ride_goes_on_in_the_usual_order():
    state = island(rides(table((7000, 0, 0)), 1000, 0))
    assert state.scores == (7600, -400, 0) and state.finish.stage == SUDDEN_DEATH
    assert state.seat == 0
    by_profile = island(ride(table((7000, 7700), by=NO_LAST_RIDE), 1000))
    assert by_profile.finish.stage == SUDDEN_DEATH and by_profile.seat == 0


def test_k29_sudden_death_is_won_at_the_very_target():
    sudden = Finish(SUDDEN_DEATH, 0, (), ())
    assert ride(table((7000, 7900), finish=sudden), 1000).finish.winners == (0,)
    assert ride(table((6900, 7900), finish=sudden), 1000).phase == DRAW


def last_effect(state, event):
    return game.step(state, event)[1][-1]


def test_the_effects_tell_the_end_seat_by_seat():
    state = play(table((7900, 7900)), events.card(0, 0), events.throw(0, faces("KKSSSMMP")))
    found = last_effect(state, events.stop(0))
    assert (found.kind, found.seat) == (effects.LAST_ROUND, 0)
    state = play(state, events.stop(0), events.card(1, 0), events.throw(1, faces("KKSSSSMM")))
    found = last_effect(state, events.stop(1))
    assert (found.kind, found.seat) == (effects.LAST_RIDE, 0)
    state = play(state, events.stop(1), events.card(0, 0), events.throw(0, faces("KKSSSSMM")))
    found = last_effect(state, events.stop(0))
    assert (found.kind, found.value) == (effects.WON, 0b01)
    state = play(table((7900, 7600)), events.card(0, 0), events.throw(0, faces("KKSSSMMP")))
    state = play(state, events.stop(0), events.card(1, 0), events.throw(1, faces("KKKKSSSS")))
    found = last_effect(state, events.again(1, 0b11110000, faces("SSSS")))
    assert (found.kind, found.seat) == (effects.SUDDEN_DEATH, 1)
