"""Zombie attack and Shipwreck, the two rides with rules of their own (K21 to K25)."""

from kaperbox.engine.kapern import effects, events, moves, rules, score_lines
from kaperbox.engine.kapern.rules import AMIGO
from kaperbox.engine.kapern.state import DECIDE, DRAW, ZOMBIES
from tests.shared.cases import cases
from tests.shared.table import (
    again,
    house,
    kinds,
    lines,
    mask,
    outcome,
    play,
    points,
    refusal,
    stopped,
    thrown,
)

VALUE200 = house(AMIGO, shipwreck=rules.VALUE200)
VALUE_ONLY = house(AMIGO, shipwreck=rules.VALUE_ONLY)


def test_k21_exactly_the_dice_without_skull_or_sabre_are_thrown():
    state = thrown(rules.ZOMBIE, "KSGDMPSK")
    assert state.phase == ZOMBIES and moves.forced(state) == mask(3, 4, 5, 6)
    assert moves.legal(state) == (events.AGAIN,)
    assert refusal(state, again("3 4 5 GGG")) == effects.FORCED_DICE
    assert refusal(state, again("2 3 4 5 6 GGGGG")) == effects.FORCED_DICE
    assert refusal(state, events.stop(0)) == effects.NOTHING_TO_STOP
    state = play(state, again("3 4 5 6 SKMP"))
    assert state.phase == ZOMBIES and moves.forced(state) == mask(5, 6)


@cases(
    "first, agains, scores",
    ("KKKSSSSS", (), (1200, 0)),
    ("SSSSSSSS", (), (1200, 0)),
    ("KKKKSSSS", (), (0, 1200)),
    ("KKKKKKKK", (), (0, 1200)),
    ("KKKKSSSM", ("8 S",), (0, 1200)),
    ("KKKGSSSS", ("4 M", "4 S"), (1200, 0)),
    ("KKKGSSSS", ("4 M", "4 K"), (0, 1200)),
    ("GGGGDDDD", ("1 2 3 4 5 6 7 8 SSSSSSSS",), (1200, 0)),
)
def test_k21_five_sabres_beat_the_zombies_whatever_the_skulls(first, agains, scores):
    state = thrown(rules.ZOMBIE, first, *agains)
    assert state.phase == DRAW and state.scores == scores


def test_k21_skulls_neither_end_the_ride_nor_lead_to_the_island():
    assert thrown(rules.ZOMBIE, "KKKSSSSM").phase == ZOMBIES
    assert thrown(rules.ZOMBIE, "KKKKKSSM").phase == ZOMBIES


def test_k21_no_sets_and_no_chest():
    found = outcome(rules.ZOMBIE, "SSSSSSSS")
    assert lines(found) == ((score_lines.ZOMBIES_BEATEN, 8, 1200),) and found.others == 0


@cases("players, each", (2, 1200), (3, 600), (4, 400), (5, 300))
def test_k22_the_others_share_1200(players, each):
    state = thrown(rules.ZOMBIE, "KKKKSSSS", players=players)
    assert state.scores == (0,) + (each,) * (players - 1)
    found = outcome(rules.ZOMBIE, "KKKKSSSS", players=players)
    assert lines(found) == ((score_lines.ZOMBIES_WON, 4, 0),) and found.others == each


def test_k23_two_throws_at_most_the_second_by_choice():
    state = thrown(rules.SHIPWRECK, "GGDDMMPP")
    assert state.phase == DECIDE and moves.legal(state) == (events.AGAIN, events.STOP)
    assert kinds(state, events.stop(0)) == (effects.RIDE_ENDED,)
    assert kinds(state, again("5 6 MM")) == (effects.THROWN, effects.RIDE_ENDED)
    assert thrown(rules.SHIPWRECK, "GGDDMMPP", "5 6 7 8 GGDD").phase == DRAW


@cases("first", "KKKGGGDD", "KKKKGGDD", "KKKKKKGD")
def test_k23_a_second_throw_even_with_many_skulls(first):
    state = thrown(rules.SHIPWRECK, first)
    assert state.phase == DECIDE
    assert refusal(state, again("1 7 GG")) == effects.SKULL_LIES
    assert refusal(state, again("7 G")) == effects.TWO_DICE
    assert play(state, again("7 8 KK")).phase == DRAW


@cases("first, paid", ("KKKKKKKG", 200), ("KKKKKKKK", 0), ("KKKKKKKM", 0))
def test_k23_it_ends_by_itself_where_no_two_dice_are_left(first, paid):
    state = thrown(rules.SHIPWRECK, first)
    assert state.phase == DRAW and state.scores == (paid, 0)


@cases(
    "dice, double_all, value200, value_only",
    ("KKKMMPSS", 0, 0, 0),
    ("KKKMMPSG", 200, 200, 200),
    ("KKKGGGDD", 1200, 1100, 1000),
    ("KKGGGDDD", 1600, 1400, 1200),
    ("SSSSSMMM", 0, 0, 0),
    ("SSSSGGGG", 1200, 1000, 800),
    ("GGGGDDDD", 2900, 2500, 1600),
    ("GGGGGGGG", 10100, 6100, 1600),
    ("DDDDDDDD", 10100, 6100, 1600),
    ("GDGDGDGK", 2000, 1700, 1400),
)
def test_k24_k25_only_coins_and_diamonds_pay(dice, double_all, value200, value_only):
    assert stopped(rules.SHIPWRECK, dice) == (double_all, 0)
    assert points(rules.SHIPWRECK, dice) == double_all
    assert points(rules.SHIPWRECK, dice, VALUE200) == value200
    assert points(rules.SHIPWRECK, dice, VALUE_ONLY) == value_only


def test_k24_k25_the_lines_double_before_the_chest():
    found = outcome(rules.SHIPWRECK, "GGGGDDDD")
    wreck = ((score_lines.WRECK_VALUE, 4, 400), (score_lines.WRECK_VALUE, 4, 400))
    sets = ((score_lines.SET, 4, 200), (score_lines.SET, 4, 200))
    last = ((score_lines.WRECK_DOUBLED, 2, 1200), (score_lines.WRECK_CHEST, 8, 500))
    assert lines(found) == sets + wreck + last
    assert [line.face for line in found.lines[:4]] == [2, 3, 2, 3]
    alone = outcome(rules.SHIPWRECK, "GGGGDDDD", by=VALUE_ONLY)
    assert lines(alone) == ((score_lines.WRECK_VALUE, 4, 800), (score_lines.WRECK_VALUE, 4, 800))
    pair = outcome(rules.SHIPWRECK, "KKKMMPGG")
    assert lines(pair) == ((score_lines.WRECK_VALUE, 2, 200), (score_lines.WRECK_DOUBLED, 2, 200))
