"""Nine of a kind (K17), and Peace at its stop and at a bust (K18, K19)."""

from kaperbox.engine.kapern import effects, events, game, moves, rules, score_lines
from kaperbox.engine.kapern.rules import AMIGO, GIGAMIC
from kaperbox.engine.kapern.state import DECIDE, DRAW, OVER
from tests.shared.cases import cases
from tests.shared.table import (
    again,
    house,
    lines,
    mask,
    outcome,
    play,
    points,
    refusal,
    stopped,
    thrown,
)

NINE_PAYS = house(AMIGO, nine_wins=0)


@cases(
    "card, first, agains",
    (rules.COIN_CARD, "GGGGGGGG", ()),
    (rules.DIAMOND_CARD, "DDDDDDDD", ()),
    (rules.COIN_CARD, "GGGGGGMM", ("7 8 GG",)),
)
def test_k17_nine_of_a_kind_wins_at_once(card, first, agains):
    state = thrown(card, first, *agains, players=3)
    assert state.phase == OVER and state.finish.winners == (0,) and state.scores == (0, 0, 0)
    assert refusal(state, events.card(0, 0)) == effects.GAME_OVER
    assert moves.legal(state) == ()


def test_k17_it_is_told_as_an_ending_of_its_own():
    state = thrown(rules.COIN_CARD, "GGGGGGMM")
    told = game.step(state, again("7 8 GG"))[1]
    assert [effect.kind for effect in told] == [effects.THROWN, effects.RIDE_ENDED, effects.WON]
    assert told[1].value == events.ENDED_NINE and told[2].value == mask(1)
    assert lines(told[1].outcome) == ((score_lines.NINE, 9, 0),)
    assert told[1].outcome.lines[0].face == rules.COIN


@cases(
    "card, first, paid",
    (rules.COIN_CARD, "DDDDDDDD", 5400),
    (rules.DIAMOND_CARD, "GGGGGGGG", 5400),
    (rules.PIRATE, "GGGGGGGG", 10600),
    (rules.NO_CARD, "DDDDDDDD", 5300),
)
def test_k17_eight_of_a_kind_do_not_win(card, first, paid):
    state = thrown(card, first)
    assert state.phase == DECIDE and play(state, events.stop(0)).scores == (paid, 0)


def test_k17_skulls_form_no_set():
    state = thrown(rules.SKULL1, "KKKKKKKK")
    assert state.phase == DRAW and state.scores == (0, -900)


def test_k17_nine_pay_8000_where_they_do_not_win():
    state = thrown(rules.COIN_CARD, "GGGGGGGG", by=NINE_PAYS)
    assert state.phase == DECIDE
    assert play(state, events.stop(0)).scores == (8000 + 900 + 500, 0)
    assert points(rules.DIAMOND_CARD, "DDDDDDDD", NINE_PAYS) == 9400


@cases(
    "dice, expected",
    ("GGGDMMPP", 1000),
    ("KKMMMPPG", 400),
    ("KKMMPPMP", 400),
    ("MMMPPPGD", 1800),
    ("SGGDMMMP", -500),
    ("SSGGGGGG", -1000),
    ("SSSSSSSS", -4000),
)
def test_k18_peace_doubles_without_a_sabre_and_fines_each(dice, expected):
    assert stopped(rules.PEACE, dice) == (expected, 0)


@cases(
    "by, clean, two_sabres",
    (GIGAMIC, 400, -2000),
    (house(AMIGO, peace_multiplier=1), 400, -1000),
    (house(AMIGO, peace_multiplier=3), 1200, -1000),
    (house(AMIGO, peace_penalty=300), 800, -600),
    (house(AMIGO, peace_penalty=0), 800, 0),
)
def test_k18_multiplier_and_penalty_are_of_the_profile(by, clean, two_sabres):
    assert points(rules.PEACE, "GGGKKMMP", by) == clean
    assert points(rules.PEACE, "GGGKKSSP", by) == two_sabres


def test_k18_the_lines_name_what_was_done():
    assert lines(outcome(rules.PEACE, "GGGKKMMP"))[-1] == (score_lines.PEACE_DOUBLED, 2, 400)
    assert lines(outcome(rules.PEACE, "GGGKSSSP")) == ((score_lines.SABRES_AT_STOP, 3, -1500),)
    plain = outcome(rules.PEACE, "GGGKKMMP", by=GIGAMIC)
    assert lines(plain) == ((score_lines.SET, 3, 100), (score_lines.VALUE, 3, 300))


@cases(
    "text, paid",
    ("1 2 KK", -1000),
    ("2 3 KK", -500),
    ("1 2 3 KKK", -500),
    ("1 2 3 4 KKKK", 0),
    ("1 2 3 4 KSKS", -1000),
)
def test_k19_a_bust_with_peace_costs_500_for_each_sabre_lying_there(text, paid):
    assert thrown(rules.PEACE, "GSSSKGGG", text).scores == (paid, 0)


def test_k19_the_bust_in_lines():
    found = outcome(rules.PEACE, "KKKSGGGG", events.ENDED_BUST)
    assert lines(found) == ((score_lines.BUST, 3, 0), (score_lines.SABRES_AT_BUST, 1, -500))
    assert lines(outcome(rules.PEACE, "KKKGGGGG", events.ENDED_BUST)) == (
        (score_lines.BUST, 3, 0),
    )
