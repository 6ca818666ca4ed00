"""The chances against published tables and against counting everything."""

import itertools
import math

import pytest

from host_tools.chi_square import p_value, run_chance, statistic


@pytest.mark.parametrize(
    ("freedom", "critical", "p"),
    # Upper critical values, NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4.
    [
        (1, 3.841, 0.05),
        (1, 10.828, 0.001),
        (2, 5.991, 0.05),
        (2, 9.210, 0.01),
        (5, 9.236, 0.10),
        (5, 11.070, 0.05),
        (5, 15.086, 0.01),
        (5, 20.515, 0.001),
        (10, 18.307, 0.05),
        (35, 49.802, 0.05),
        (35, 57.342, 0.01),
        (100, 124.342, 0.05),
        (100, 149.449, 0.001),
    ],
)
def test_the_critical_values_of_the_handbook(freedom, critical, p):
    assert p_value(critical, freedom) == pytest.approx(p, rel=2e-3)


def test_no_distance_is_no_surprise_and_much_is_one():
    assert p_value(0, 5) == 1
    assert p_value(1e-9, 5) == pytest.approx(1)
    assert p_value(500, 5) < 1e-100
    assert p_value(1369, 1369) == pytest.approx(0.4949, abs=1e-3)


def test_two_degrees_are_a_plain_exponential():
    for x in (0.1, 1, 5, 30):
        assert p_value(x, 2) == pytest.approx(math.exp(-x / 2))


@pytest.mark.parametrize(
    ("counts", "expected"),
    [([5, 5, 5, 5, 5, 5], 0), ([0, 0, 0, 0, 0, 0], 0), ([6, 0, 0, 0, 0, 0], 30), ([3, 1], 1)],
)
def test_the_statistic_by_hand(counts, expected):
    assert statistic(counts) == pytest.approx(expected)


@pytest.mark.parametrize(("throws", "length"), [*itertools.product(range(1, 7), range(1, 5))])
def test_the_chance_of_a_run_by_counting_all_throws_of_three_sided_dice(throws, length):
    hits = 0
    for row in itertools.product(range(3), repeat=throws):
        longest = max(len(list(run)) for _, run in itertools.groupby(row))
        hits += longest >= length
    assert run_chance(throws, length, 3) == pytest.approx(hits / 3**throws)
