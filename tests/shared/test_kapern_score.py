"""What a ride is worth: one test for each ruling about points (K4 to K9, K13, K16 to K25)."""

from kaperbox.engine.kapern import events, rules, score
from kaperbox.engine.kapern.state import Ride
from tests.shared.cases import cases

LETTERS = "KSGDMP"


def faces(text):
    return tuple(LETTERS.index(letter) for letter in text)


@cases(
    "dice points",
    ("SSSKKGMP", 100 + 100),
    ("SSSSKKMP", 200),
)
def test_k4_sets_and_values(dice, points):
    ride = Ride(rules.NO_CARD, faces(dice), 0, 1, 0)
    assert score.outcome(rules.AMIGO, ride, events.ENDED_STOP, 2).rider == points
