"""The Guardian: one skull is thrown again, once a ride (K14, K15)."""

from kaperbox.engine.kapern import effects, events, game, moves, rules
from kaperbox.engine.kapern.rules import AMIGO
from kaperbox.engine.kapern.state import DECIDE, DRAW, ISLAND, RESCUE
from tests.shared.cases import cases
from tests.shared.table import again, house, kinds, mask, play, refusal, thrown

NO_RESCUE = house(AMIGO, guardian_rescues=0)


def test_k14_the_guardian_throws_one_skull_once():
    state = thrown(rules.GUARDIAN, "KKSSGGMM")
    assert moves.throwable(state) == rules.ALL_DICE
    assert refusal(state, again("1 2 SS")) == effects.ONE_SKULL
    assert kinds(state, again("1 S")) == (effects.THROWN, effects.GUARDIAN_USED)
    used = play(state, again("1 8 SS"))
    assert used.phase == DECIDE
    assert refusal(used, again("2 S")) == effects.SKULL_LIES
    assert moves.throwable(used) == mask(1, 3, 4, 5, 6, 7, 8)


def test_k14_she_stays_while_no_skull_is_thrown():
    state = thrown(rules.GUARDIAN, "KSSSGGMM", "7 8 PP", "7 8 KP")
    assert kinds(state, again("7 D")) == (effects.THROWN, effects.GUARDIAN_USED)


def test_k14_she_may_be_used_at_the_third_skull():
    state = thrown(rules.GUARDIAN, "KKSSGGMM")
    told = (effects.THROWN, effects.RESCUE_OFFERED)
    assert kinds(state, again("7 8 KM")) == told
    state = play(state, again("7 8 KM"))
    assert state.phase == RESCUE and game.at_stake(state) == 0
    assert moves.legal(state) == (events.AGAIN, events.STOP)
    assert refusal(state, again("3 4 SS")) == effects.RESCUE_OR_STOP
    assert refusal(state, again("1 2 SS")) == effects.ONE_SKULL
    assert play(state, again("1 3 SS")).phase == DECIDE
    assert play(state, again("1 G"), events.stop(0)).scores == (400, 0)


def test_k14_or_nothing_is_accepted():
    state = thrown(rules.GUARDIAN, "KKKSSSGG")
    assert state.phase == RESCUE
    assert game.what_if_stopped(state).rider == 0
    assert play(state, events.stop(0)).scores == (0, 0)
    assert game.step(state, events.stop(0))[1][0].value == events.ENDED_BUST


@cases("text", "1 K", "1 4 KS", "1 4 5 KKK", "1 4 SK")
def test_k14_a_third_skull_after_her_is_a_bust(text):
    state = thrown(rules.GUARDIAN, "KKKSSSGG", text)
    assert state.phase == DRAW and state.scores == (0, 0)


def test_k14_four_skulls_on_a_later_throw_are_a_bust_at_once():
    assert thrown(rules.GUARDIAN, "KKSSSSGG", "7 8 KK").phase == DRAW
    assert thrown(rules.GUARDIAN, "KKSSSSGG", "1 7 8 KKK").phase == DRAW


def test_k14_the_third_skull_ends_the_ride_where_she_does_not_rescue():
    assert thrown(rules.GUARDIAN, "KKKSSSGG", by=NO_RESCUE).phase == DRAW
    assert thrown(rules.GUARDIAN, "KKSSSSGG", "7 8 KG", by=NO_RESCUE).phase == DRAW
    state = thrown(rules.GUARDIAN, "KKSSSSGG", "1 S", by=NO_RESCUE)
    assert state.phase == DECIDE


def test_k14_only_her_own_card_throws_skulls():
    for card in range(rules.CARDS):
        if card not in (rules.GUARDIAN, rules.ZOMBIE, rules.SKULL2):
            assert refusal(thrown(card, "KSGGDDMM"), again("1 2 SS")) == effects.SKULL_LIES


def test_k15_four_skulls_in_the_first_throw_go_to_the_island_without_her():
    state = thrown(rules.GUARDIAN, "KKKKSSSS")
    assert state.phase == ISLAND
    assert refusal(state, again("1 S")) == effects.FORCED_DICE
    assert refusal(state, again("1 5 6 7 8 SSSSS")) == effects.FORCED_DICE
