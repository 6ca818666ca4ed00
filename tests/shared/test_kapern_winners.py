"""Who starts the last round and who wins: shared points, ties, nine of a kind (K30 to K32)."""

from kaperbox.engine.kapern import effects, events, game, rules
from kaperbox.engine.kapern.state import (
    FIRST,
    LAST_RIDE,
    LAST_ROUND,
    OPEN,
    OVER,
    SUDDEN_DEATH,
    Finish,
)
from tests.shared.last_rides import (
    OPENED,
    TABLE,
    island,
    ride,
    rides,
    table,
    zombies,
)
from tests.shared.table import faces, house, play


def test_k30_shared_zombie_points_make_the_highest_the_starter():
    state = zombies(table((7000, 7500, 7600, 0)))
    assert state.scores == (7000, 7900, 8000, 400)
    assert state.finish == Finish(LAST_ROUND, 2, (1, 3, 0), ()) and state.seat == 1
    state = zombies(table((7000, 7700, 7600, 0)))
    assert state.finish == Finish(LAST_ROUND, 1, (2, 3, 0), ()) and state.seat == 2


def test_k30_a_tie_goes_to_the_active_player_else_to_the_next():
    state = zombies(table((7600, 7000, 7600, 7600), seat=1))
    assert state.finish == Finish(LAST_ROUND, 2, (3, 0, 1), ()) and state.seat == 3
    state = zombies(table((7600, 7600, 0, 0), seat=2))
    assert state.finish == Finish(LAST_ROUND, 0, (3, 1, 2), ()) and state.seat == 3
    active = zombies(table((8000, 7600, 7600, 0)))
    assert active.finish == Finish(LAST_ROUND, 0, (1, 2, 3), ())


def test_k30_in_sudden_death_the_highest_wins():
    sudden = Finish(SUDDEN_DEATH, 0, (), ())
    state = zombies(table((0, 7700, 7600), finish=sudden))
    assert state.phase == OVER and state.finish.winners == (1,)
    state = zombies(table((0, 7600, 7600), finish=sudden))
    assert state.phase == OVER and state.finish.winners == (1, 2)


def test_k31_a_tie_is_a_shared_victory():
    state = rides(table((7000, 0, 7000)), 1000, 0, 1000)
    assert state.phase == OVER and state.finish == Finish(OPEN, 0, (), (0, 2))
    state = rides(table((7000, 7900, 7000)), 1000, 200, 1000)
    assert state.seat == 0 and state.finish.stage == LAST_RIDE
    assert ride(state, 100).finish.winners == (0, 1)


def test_k32_a_player_who_does_not_ride_may_start_the_last_round():
    state = zombies(table((0, 0, 7000)))
    assert state.finish == OPENED and state.seat == 1
    state = zombies(table((0, 0, 7400)))
    assert state.finish == Finish(LAST_ROUND, 2, (1, 0), ()) and state.seat == 1
    state = rides(state, 0, 0)
    assert state.phase == OVER and state.finish.winners == (2,)


def test_k32_the_rider_gets_one_more_and_may_overtake():
    state = rides(zombies(table((7900, 7000))), 500)
    assert state.finish == Finish(LAST_RIDE, 1, (1,), ()) and state.seat == 1
    assert ride(state, 300).finish.winners == (1,)


def test_k29_after_a_starter_who_did_not_ride_the_usual_order_goes_on():
    state = zombies(table((0, 0, 7600, 0)))
    state = island(rides(state, 0, 0))
    assert state.finish == Finish(SUDDEN_DEATH, 0, (), ()) and state.seat == 1


def test_k32_points_are_judged_at_the_end_of_the_ride():
    state = play(table((0, 7600, 0)), events.card(0, rules.ZOMBIE))
    state = play(state, events.throw(0, faces("KKKKSSSM")))
    assert state.finish == OPENED and state.scores == (0, 7600, 0)


def test_k17_nine_of_a_kind_wins_even_in_the_last_round():
    state = play(ride(table((7900, 0, 0)), 100), events.card(1, rules.COIN_CARD))
    assert state.phase == FIRST and state.finish.stage == LAST_ROUND
    state = play(state, events.throw(1, faces("GGGGGGGG")))
    assert state.phase == OVER and state.finish.winners == (1,)
    assert state.scores == (8000, 0, 0)


def test_k13_the_floor_is_under_every_total():
    by = house(TABLE, floor_at_zero=1)
    state = island(table((0, 300, 500), by=by))
    assert state.scores == (0, 0, 100)


def test_k31_the_winners_are_told_as_a_set_of_seats():
    state = rides(table((0, 8000, 7000), 2, finish=Finish(LAST_ROUND, 1, (2,), ())))
    state = play(state, events.card(2, rules.TREASURE), events.throw(2, faces("KKSSSSSS")))
    found = game.step(state, events.stop(2))[1][-1]
    assert (found.kind, found.value) == (effects.WON, 0b110)
