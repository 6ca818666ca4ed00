"""Skull Island: who gets there, how it goes on, what the others pay (K8, K11 to K13, K20)."""

from kaperbox.engine.kapern import effects, events, moves, rules, score_lines
from kaperbox.engine.kapern.rules import AMIGO
from kaperbox.engine.kapern.state import DRAW, FIRST, ISLAND, State
from tests.shared.cases import cases
from tests.shared.table import (
    again,
    faces,
    house,
    kinds,
    lines,
    lying,
    mask,
    outcome,
    play,
    refusal,
    thrown,
)

ONE_DIE = house(AMIGO, island_single_die=1)


@cases(
    "card, first, phase",
    (rules.PIRATE, "KKKKSSSS", ISLAND),
    (rules.PIRATE, "KKKSSSSS", DRAW),
    (rules.TREASURE, "KKKKSSSS", ISLAND),
    (rules.PEACE, "KKKKSSSS", ISLAND),
    (rules.ANIMALS, "KKKKKKSS", ISLAND),
    (rules.SKULL1, "KKKSSSSS", ISLAND),
    (rules.SKULL1, "KKSSSSSS", DRAW),
    (rules.SKULL2, "KKSSSSSS", ISLAND),
    (rules.SKULL2, "KSSSSSSS", DRAW),
    (rules.PIRATE, "KKKKKKKS", DRAW),
    (rules.PIRATE, "KKKKKKKK", DRAW),
)
def test_k11_the_island_begins_with_four_skulls_in_the_first_throw(card, first, phase):
    assert thrown(card, first).phase == phase


def test_k11_reaching_it_is_told_with_the_number_of_skulls():
    told = play(lying(rules.SKULL1)), events.throw(0, faces("KKKSSSSS"))
    assert kinds(*told) == (effects.THROWN, effects.ISLAND_REACHED)


def test_k11_a_later_throw_never_gets_there():
    assert thrown(rules.PIRATE, "KKSSSSSS", "3 4 KK").scores == (0, 0)
    assert thrown(rules.PIRATE, "SSSSSSSS", "1 2 3 4 KKKK").scores == (0, 0)


def test_k12_all_dice_that_are_no_skulls_are_thrown():
    state = thrown(rules.PIRATE, "KSKSKSKS")
    assert moves.forced(state) == moves.throwable(state) == mask(2, 4, 6, 8)
    assert moves.legal(state) == (events.AGAIN,)
    assert refusal(state, again("2 4 6 SSS")) == effects.FORCED_DICE
    assert refusal(state, events.stop(0)) == effects.NOTHING_TO_STOP
    assert refusal(state, again("2 4 6 8 SSS")) == effects.BAD_FACES


@cases(
    "agains, paid",
    (("5 6 7 8 SSSS",), -400),
    (("5 6 7 8 KSSS", "6 7 8 SSS"), -500),
    (("5 6 7 8 KSSS", "6 7 8 KSS", "7 8 MM"), -600),
    (("5 6 7 8 KSSS", "6 7 8 KSS", "7 8 KM"), -700),
    (("5 6 7 8 KKKS",), -700),
    (("5 6 7 8 KKKK",), -800),
)
def test_k12_k13_it_goes_on_while_a_throw_brings_a_skull(agains, paid):
    state = thrown(rules.COIN_CARD, "KKKKSSSS", *agains)
    assert state.phase == DRAW and state.scores == (0, paid)


def test_k12_a_single_die_is_thrown_where_the_profile_says_so():
    state = thrown(rules.COIN_CARD, "KKKKKKKS", by=ONE_DIE)
    assert state.phase == ISLAND
    assert play(state, again("8 K")).scores == (0, -800)
    assert play(state, again("8 S")).scores == (0, -700)
    assert thrown(rules.COIN_CARD, "KKKKKKKK", by=ONE_DIE).scores == (0, -800)


@cases(
    "card, paid",
    (rules.COIN_CARD, -400),
    (rules.SKULL1, -500),
    (rules.SKULL2, -600),
    (rules.PIRATE, -800),
    (rules.GUARDIAN, -400),
    (rules.TREASURE, -400),
)
def test_k8_k13_each_other_player_pays_for_each_skull(card, paid):
    state = thrown(card, "KKKKGGGG", "5 6 7 8 GGGG", players=5)
    assert state.scores == (0, paid, paid, paid, paid)


def test_k13_totals_stay_above_zero_where_the_profile_says_so():
    by = house(AMIGO, floor_at_zero=1)
    begun = lying(rules.COIN_CARD, by, 3)
    begun = State(begun.rules, FIRST, 0, (50, 300, 900), (), begun.ride, begun.finish)
    state = play(begun, events.throw(0, faces("KKKKGGGG")), again("5 6 7 8 GGGG"))
    assert state.scores == (50, 0, 500)
    assert thrown(rules.SHIP4, "KKKSSSSS", by=by).scores == (0, 0)


@cases(
    "agains, scores",
    (("5 6 7 8 GGGG",), (0, -400)),
    (("5 6 7 8 SSGG",), (-1000, -400)),
    (("5 6 7 8 KSGG", "6 7 8 GGG"), (0, -500)),
    (("5 6 7 8 KSGG", "6 7 8 SGG"), (-500, -500)),
    (("5 6 7 8 KKKS",), (-500, -700)),
)
def test_k20_with_peace_the_sabres_left_cost_the_roller(agains, scores):
    assert thrown(rules.PEACE, "KKKKSGGG", *agains).scores == scores


def test_k13_k20_the_island_in_lines():
    found = outcome(rules.PEACE, "KKKKSGGG", events.ENDED_ISLAND)
    assert lines(found) == (
        (score_lines.ISLAND_SKULLS, 4, 0),
        (score_lines.SABRES_ON_ISLAND, 1, -500),
    )
    assert found.others == -400
    plain = outcome(rules.SKULL2, "KKKKSGGG", events.ENDED_ISLAND)
    assert lines(plain) == ((score_lines.ISLAND_SKULLS, 6, 0),) and plain.others == -600
