"""Treasure Island: dice on the card are safe from the third skull (K16)."""

from kaperbox.engine.kapern import effects, events, game, moves, rules, score_lines
from kaperbox.engine.kapern.state import DECIDE, DRAW, ISLAND
from tests.shared.cases import cases
from tests.shared.table import (
    again,
    kinds,
    lines,
    mask,
    outcome,
    play,
    refusal,
    thrown,
)


def test_k16_dice_go_onto_the_card_and_back():
    state = thrown(rules.TREASURE, "GGGGMMKP")
    assert moves.legal(state) == (events.AGAIN, events.STOP, events.KEEP)
    state = play(state, events.keep(0, mask(1, 2)), events.keep(0, mask(3)))
    assert state.ride.on_card == mask(1, 2, 3)
    assert moves.legal(state) == (events.AGAIN, events.STOP, events.KEEP, events.TAKE)
    state = play(state, events.take(0, mask(1, 3)))
    assert state.ride.on_card == mask(2) and state.phase == DECIDE
    assert kinds(state, events.take(0, mask(2))) == (effects.TAKEN,)
    assert kinds(state, events.keep(0, mask(1))) == (effects.KEPT,)


def test_k16_what_lies_on_the_card_is_not_thrown():
    state = play(thrown(rules.TREASURE, "GGGGMMKP"), events.keep(0, mask(1, 2)))
    assert refusal(state, again("2 3 GG")) == effects.DICE_ON_CARD
    assert moves.throwable(state) == mask(3, 4, 5, 6, 8)
    state = play(state, again("3 4 5 PPP"))
    assert state.ride.on_card == mask(1, 2)
    play(state, events.take(0, mask(2)), again("2 3 PP"))


def test_k16_all_dice_may_lie_there_and_nothing_is_left_to_throw():
    state = play(thrown(rules.TREASURE, "GGGGMMMP"), events.keep(0, rules.ALL_DICE))
    assert moves.legal(state) == (events.STOP, events.TAKE)
    one_off = play(state, events.take(0, mask(8)))
    assert moves.legal(one_off) == (events.STOP, events.KEEP, events.TAKE)


def test_k16_no_skulls_and_no_die_twice():
    state = play(thrown(rules.TREASURE, "GGGGMMKP"), events.keep(0, mask(1)))
    assert refusal(state, events.keep(0, mask(2, 7))) == effects.NO_SKULL_ON_CARD
    assert refusal(state, events.keep(0, mask(1, 2))) == effects.DICE_ON_CARD
    assert refusal(state, events.take(0, mask(1, 2))) == effects.DICE_NOT_ON_CARD
    assert refusal(state, events.keep(0, 0)) == effects.NO_DICE
    assert refusal(state, events.take(0, 256)) == effects.NO_DICE
    other = thrown(rules.PIRATE, "GGGGMMKP")
    assert refusal(other, events.keep(0, mask(1))) == effects.ONLY_TREASURE
    assert refusal(other, events.take(0, mask(1))) == effects.ONLY_TREASURE


@cases(
    "on_card, text, paid",
    ((1, 2, 3, 4), "5 6 8 KKG", 600),
    ((1, 2, 3), "4 5 6 KKM", 400),
    ((1, 2), "3 4 KK", 200),
    ((1, 5, 6), "2 8 KK", 100),
    ((5, 6), "2 8 KK", 0),
    ((5, 6, 8), "1 2 KK", 100),
)
def test_k16_bust_pays_only_the_dice_on_the_card(on_card, text, paid):
    state = thrown(rules.TREASURE, "GGGGMMKM")
    state = play(state, events.keep(0, mask(*on_card)), again(text))
    assert state.phase == DRAW and state.scores == (paid, 0)


def test_k16_bust_with_an_empty_card_pays_nothing():
    state = play(thrown(rules.TREASURE, "GGGGMMKM"), events.keep(0, mask(1)))
    state = play(state, events.take(0, mask(1)), again("1 8 KK"))
    assert state.phase == DRAW and state.scores == (0, 0)


def test_k16_bust_in_lines():
    found = outcome(rules.TREASURE, "GGGGKKKM", events.ENDED_BUST, on_card=mask(1, 2, 3))
    expected = (
        (score_lines.BUST, 3, 0),
        (score_lines.BUST_ON_CARD, 3, 0),
        (score_lines.SET, 3, 100),
    )
    assert lines(found) == expected + ((score_lines.VALUE, 3, 300),)


def test_k16_stopping_counts_all_dice_together():
    state = play(thrown(rules.TREASURE, "GGGGMMMG"), events.keep(0, mask(1, 2, 5)))
    assert game.at_stake(state) == 500 + 500 + 100 + 500
    assert play(state, events.stop(0)).scores == (1600, 0)


def test_k16_three_skulls_at_first_pay_nothing_and_four_are_the_island():
    assert thrown(rules.TREASURE, "KKKGGGGG").scores == (0, 0)
    state = thrown(rules.TREASURE, "KKKKGGGG")
    assert state.phase == ISLAND
    assert refusal(state, events.keep(0, mask(8))) == effects.NOT_NOW
    assert refusal(state, events.take(0, mask(8))) == effects.NOT_NOW
