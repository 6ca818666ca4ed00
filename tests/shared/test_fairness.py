"""Faces counted, and what is said about them."""

from kaperbox.app.fairness import Tally, fair_games, said, unevenness
from tests.shared.cases import cases


def tally(*throws):
    counted = Tally()
    for faces in throws:
        counted.add(faces)
    return counted


def test_faces_are_counted_over_all_throws():
    counted = tally((0, 1, 1, 5), (), (1, 2))
    assert counted.counts == [1, 3, 1, 0, 0, 1]
    assert counted.total() == 6


@cases(
    "throws, longest, face",
    ((), 0, 0),
    (((3,),), 1, 3),
    (((3, 3, 4), (4, 4), (4, 3)), 4, 4),
    (((2, 2, 2), (5, 5, 5)), 3, 2),
)
def test_a_run_goes_on_from_throw_to_throw(throws, longest, face):
    counted = tally(*throws)
    assert (counted.longest, counted.longest_face) == (longest, face)


@cases(
    "counts, thousandths",
    ([0] * 6, 0),
    ([7] * 6, 0),
    ([10, 0, 0, 0, 0, 0], 50000),
    ([12, 8, 10, 10, 10, 10], 800),
    ([1, 0, 0, 0, 0, 0], 5000),
    ([2000, 1900, 1800, 2100, 2050, 1950], 29661),
)
def test_unevenness_is_chi_square_in_thousandths(counts, thousandths):
    assert unevenness(counts) == thousandths


@cases(
    "counts, games",
    ([10] * 6, 100),
    ([12, 8, 10, 10, 10, 10], 98),
    ([15, 5, 10, 10, 10, 10], 42),
    ([20, 5, 10, 10, 10, 5], 1),
    ([30, 6, 6, 6, 6, 6], 0),
)
def test_in_how_many_of_100_fair_games(counts, games):
    assert fair_games(counts) == games


@cases(
    "throws, text",
    ((), "Too few dice to tell: throw 30."),
    (((0, 1, 2, 3, 4) * 5,), "Too few dice to tell: throw 30."),
    (((0, 1, 2, 3, 4, 5) * 5,), "In 100 of 100 fair games it is as uneven."),
    (((0,) * 40,), "Hardly any fair game is this uneven."),
)
def test_what_is_said(throws, text):
    assert said(tally(*throws)) == text
