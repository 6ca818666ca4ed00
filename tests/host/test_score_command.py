"""`kaperbox score`: the sum of a ride, its rulings, and rides that cannot be."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tools.__main__ import main


@pytest.fixture
def score(capsys):
    """(status, standard output, standard error) of one command line."""

    def run(words):
        status = main(["score", *words.split()])
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


def test_json_is_as_the_record_form_shows_it(score):
    status, out, err = score("none KKSSSSGM --json")
    assert (status, err) == (0, "")
    assert out == (
        '{"rider": 300, "others": 0, "win": false, "lines": ['
        '{"why": "set of 4 sabres", "points": 200, "ruling": "K4"}, '
        '{"why": "1 coin, 100 each", "points": 100, "ruling": "K4"}]}\n'
    )


def test_text_shows_each_line_with_its_ruling_and_the_total(score):
    assert score("pirate kkssssgm") == (
        0,
        "set of 4 sabres                200  K4\n"
        "1 coin, 100 each               100  K4\n"
        "doubled by the Pirate          300  K8\n"
        "the rider                     +600\n"
        "each other player               +0\n",
        "",
    )


RIDES = [
    ("coin KKKSSSSS", 0, 0),
    ("COIN MMMSSSKK", 300, 0),
    ("animals MMMPPPKG", 1100, 0),
    ("ship2 MMMMKKKS", -300, 0),
    ("ship2 KKKKKKSS", -300, 0),
    ("ship3 MMMSSSSK", 800, 0),
    ("skull2 KSSSSSSS", 0, 0),
    ("pirate KKKKKKKS --end island", 0, -1400),
    ("peace KKKKKSSM --end island", -1000, -500),
    ("peace KSSMMMKK --end bust", -1000, 0),
    ("shipwreck KKKGGGDD", 1200, 0),
    ("shipwreck KKKGGGDD --set shipwreck=value200", 1100, 0),
    ("shipwreck KKKGGGDD --set shipwreck=value_only", 1000, 0),
    ("zombie KKKSSSSS", 1200, 0),
    ("zombie KKKKSSSS", 0, 1200),
    ("zombie KKKKSSSS --players 4", 0, 400),
    ("treasure GGGGKKKM --on-card 1 2 3 4", 600, 0),
    ("treasure GGGGKKKM --on-card 1,2,3 --end bust", 400, 0),
    ("treasure GGGGKKKM --on-card 1234", 600, 0),
    ("treasure GGGGKKKK --on-card 1234", 600, 0),
    ("peace PPPPPPPP --rules gigamic", 4500, 0),
    ("peace SPPPPPPP --rules gigamic", -1000, 0),
    ("peace SPPPPPPP --set peace_penalty=250", -250, 0),
    ("coin GGGGGGGG --set nine_wins=off", 9400, 0),
]


@pytest.mark.parametrize("words, rider, others", RIDES)
def test_rides_bring_what_the_rulings_say(score, words, rider, others):
    status, out, err = score(words + " --json")
    assert (status, err) == (0, "")
    said = json.loads(out)
    assert list(said) == ["rider", "others", "win", "lines"]
    assert (said["rider"], said["others"], said["win"]) == (rider, others, False)
    assert sum(line["points"] for line in said["lines"]) == rider


def test_nine_of_a_kind_wins_and_has_no_points(score):
    said = json.loads(score("diamond DDDDDDDD --json")[1])
    assert (said["rider"], said["others"], said["win"]) == (None, 0, True)
    assert said["lines"] == [{"why": "nine of a kind: 9 diamonds", "points": 0, "ruling": "K17"}]
    assert score("diamond DDDDDDDD")[1].endswith("The rider wins the game at once.\n")


CANNOT_BE = [
    ("coin KKKKSSSS", "coin KKKKSSSS: 4 skulls: say which it was, --end bust or --end island"),
    ("coin KKKSSSSS --end stop", "coin KKKSSSSS: With three skulls the ride is a bust."),
    ("coin KKSSSSSS --end bust", "coin KKSSSSSS: A bust takes three skulls."),
    ("coin KKKSSSSS --end island", "coin KKKSSSSS: Skull Island takes four skulls."),
    ("ship2 KKKKSSSS --end island", "ship2 KKKKSSSS: No Skull Island with this card."),
    ("zombie KKKKSSSM", "zombie KKKKSSSM: Throw on: only skulls and sabres."),
    ("zombie KKKKSSSS --end bust", "zombie KKKKSSSS: With this card a ride just ends: stop."),
    ("coin GGSSSSSS --on-card 1", "coin GGSSSSSS: Only Treasure Island holds dice."),
    ("treasure KGSSSSSS --on-card 1", "treasure KGSSSSSS: A skull cannot go on the card."),
]


@pytest.mark.parametrize("words, reason", CANNOT_BE)
def test_a_ride_that_cannot_be_is_status_1(score, words, reason):
    assert score(words) == (1, "", f"kaperbox: {reason}\n")


WRONG = [
    ("", "the following arguments are required: CARD, FACES (see kaperbox score --help)"),
    ("coin", "the following arguments are required: FACES (see kaperbox score --help)"),
    ("sword KKSSSSSS", 'CARD: unknown card "sword": one of treasure, pirate,'),
    ("coin KKSSSSS", 'FACES: "KKSSSSS" has 7 faces for 8 dice'),
    ("coin KKSSSSSX", 'FACES: "X" is no face: one of K, S, G, D, M, P'),
    ("coin KKSSSSSS --end won", "argument --end: invalid choice: 'won'"),
    ("coin KKSSSSSS --players 1", "--players: 1 players: the game is for 2 to 5"),
    ("coin KKSSSSSS --players 6", "--players: 6 players: the game is for 2 to 5"),
    ("coin KKSSSSSS --players two", "argument --players: invalid int value: 'two'"),
    ("coin KKSSSSSS --rules enemy", '--rules: unknown rule profile "enemy": one of amigo,'),
    ("coin KKSSSSSS --set a", '--set: "a" is no setting: write FIELD=VALUE'),
    ("coin KKSSSSSS --set a=1", '--set: unknown rule "a": one of must_keep_one,'),
    ("coin KKSSSSSS --set target=1", '--set: target cannot be "1": 1000 to 30000'),
    ("treasure KKSSSSSS --on-card 9", '--on-card: "9" is no die: a number from 1 to 8'),
    ("treasure KKSSSSSS --on-card 3 3", "--on-card: die 3 is named twice"),
    ("treasure KKSSSSSS --on-card", "argument --on-card: expected at least one argument"),
    ("coin KKSSSSSS more", "unrecognized arguments: more (see kaperbox --help)"),
]


@pytest.mark.parametrize("words, reason", WRONG)
def test_wrong_usage_is_one_line_and_status_2(score, words, reason):
    status, out, err = score(words)
    assert (status, out) == (2, "")
    assert err.startswith(f"kaperbox: {reason}")
    assert err.count("\n") == 1


@given(
    st.sampled_from(("pirate", "peace", "zombie", "shipwreck", "treasure", "ship3", "skull1")),
    st.text("KSGDMP", min_size=8, max_size=8),
    st.sampled_from((None, "stop", "bust", "island")),
    st.lists(st.sampled_from("12345678"), max_size=3),
    st.sampled_from(("amigo", "classic", "gigamic")),
)
def test_any_ride_has_a_sum_or_a_reason(card, faces, end, dice, profile):
    ended = ["--end", end] if end else []
    on_card = ["--on-card", *dice] if dice else []
    words = [card, faces, *ended, *on_card, "--rules", profile, "--players", "3"]
    assert main(["score", *words]) == main(["score", *words, "--json"])
