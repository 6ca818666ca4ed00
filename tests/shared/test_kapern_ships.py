"""Pirate ships: won or lost at the stop, lost at a bust (K6, K9, K10)."""

from kaperbox.engine.kapern import rules, score_lines
from kaperbox.engine.kapern.rules import AMIGO
from kaperbox.engine.kapern.state import DRAW
from tests.shared.cases import cases
from tests.shared.table import house, lines, outcome, points, stopped, thrown


@cases(
    "card, dice, with_sabres, without",
    (rules.SHIP2, "SSMMMMGG", 1200, 700),
    (rules.SHIP2, "SSMMMMGP", 600, 600),
    (rules.SHIP2, "SSSMMMGG", 1200, 1200),
    (rules.SHIP3, "SSSMMMGG", 1400, 1400),
    (rules.SHIP4, "SSSSMMGG", 1400, 1400),
    (rules.SHIP4, "SSSSMMMM", 1900, 1900),
)
def test_k6_sabres_of_a_won_ship_fill_the_chest(card, dice, with_sabres, without):
    assert points(card, dice) == with_sabres
    assert points(card, dice, house(AMIGO, ship_sabres_fill_chest=0)) == without


@cases(
    "card, dice, expected",
    (rules.SHIP2, "SSKKMMPP", 300),
    (rules.SHIP2, "SSSSSSSM", 2300),
    (rules.SHIP2, "SKKMMMMP", -300),
    (rules.SHIP3, "SSSKKMPP", 600),
    (rules.SHIP3, "SSGGGGGG", -500),
    (rules.SHIP4, "SSSSKKMP", 1200),
    (rules.SHIP4, "SSSGGGGG", -1000),
    (rules.SHIP4, "KKMMMPPP", -1000),
)
def test_k9_a_ship_adds_its_points_or_takes_them(card, dice, expected):
    assert stopped(card, dice) == (expected, 0)
    assert points(card, dice) == expected


def test_k9_a_lost_ship_is_one_line_and_a_won_one_an_extra_line():
    assert lines(outcome(rules.SHIP3, "SSGGGGGG")) == ((score_lines.SHIP_LOST, 3, -500),)
    assert lines(outcome(rules.SHIP2, "SSKKMMPG"))[-1] == (score_lines.SHIP_WON, 2, 300)


@cases(
    "card, lost",
    (rules.SHIP2, 300),
    (rules.SHIP3, 500),
    (rules.SHIP4, 1000),
)
def test_k9_a_ship_is_lost_with_the_third_skull(card, lost):
    assert thrown(card, "KKKSSSSS").scores == (-lost, 0)
    assert thrown(card, "KKSSSSGG", "7 8 KS").scores == (-lost, 0)


@cases("card, lost", (rules.SHIP2, 300), (rules.SHIP3, 500), (rules.SHIP4, 1000))
def test_k10_no_island_with_a_ship(card, lost):
    state = thrown(card, "KKKKSSSS")
    assert state.phase == DRAW and state.scores == (-lost, 0)
