"""`kaperbox fairness`: faces counted for each game, all games and each player, in plain words."""

import json
import pathlib
import random
import xml.etree.ElementTree as ElementTree

import pytest

from host_tools.__main__ import main
from host_tools.chi_square import p_value, statistic
from host_tools.fair_counts import Group
from host_tools.fair_words import account, games
from host_tools.kapern_fair import FACES
from kaperbox.app.fairness import Tally, fair_games
from tests.host.fair_record import fair_record

HEAD = "kaperbox-record 1\ngame kapern\nrules amigo\ndeck new38\ndice box\nplayers Ann, Bob\n\n"
ONE = HEAD + "1 card coin\n1 throw KSSSGDMP\n1 again 2 3 DD\n1 undo\n1 stop\n2 card zombie\n"


@pytest.fixture
def fairness(tmp_path, capsys):
    """Runs the command on texts; (status, what it printed, its complaint)."""

    def run(*texts, options=()):
        files = []
        for number, text in enumerate(texts):
            path = tmp_path / f"game{number}.record"
            path.write_text(text)
            files.append(str(path))
        status = main(["fairness", *files, *options])
        said = capsys.readouterr()
        return status, said.out.replace(str(tmp_path) + "/", ""), said.err

    return run


def test_what_it_looks_like_for_a_few_dice(fairness):
    status, out, _ = fairness(ONE)
    assert status == 0
    assert out.splitlines()[:9] == [
        "game0.record: 8 dice",
        "  skull          1  #############",
        "  sabre          3  ########################################",
        "  coin           1  #############",
        "  diamond        1  #############",
        "  monkey         1  #############",
        "  parrot         1  #############",
        "  Too few dice to tell whether they are even: it takes 30.",
        "  Longest run: 3 times sabre in a row. "
        "One as long as that comes in 14 of 100 fair games.",
    ]
    assert "Ann: 8 dice" in out
    assert "Bob" not in out


def test_games_all_games_and_players_add_up(fairness):
    texts = [fair_record(seed=seed) for seed in (1, 2)]
    _, out, _ = fairness(*texts, options=["--json"])
    groups = {fact["group"]: fact for fact in map(json.loads, out.splitlines())}
    assert list(groups) == ["game0.record", "game1.record", "all games", "Ann", "Bob"]
    for face in FACES:
        both = groups["game0.record"]["counts"][face] + groups["game1.record"]["counts"][face]
        seats = groups["Ann"]["counts"][face] + groups["Bob"]["counts"][face]
        assert groups["all games"]["counts"][face] == both == seats
    fact = groups["all games"]
    assert fact["p"] == pytest.approx(p_value(fact["chi_square"], 5), abs=1e-6)
    assert fact["longest_run"] >= 2 and 0 < fact["longest_run_p"] <= 1


def test_a_throw_that_was_taken_back_is_not_counted_twice(fairness):
    _, out, _ = fairness(ONE, options=["--json"])
    assert json.loads(out.splitlines()[0])["dice"] == 8


def test_dice_of_the_table_are_not_the_box_s(fairness):
    status, _, err = fairness(ONE.replace("dice box", "dice table"))
    assert status == 1
    assert "no dice of the box were thrown here" in err


def test_a_move_against_the_rules_is_named(fairness):
    status, _, err = fairness(ONE + "1 stop\n")
    assert status == 1
    assert "game0.record:14: " in err


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (1, "100 of 100 fair games"),
        (0.384, "38 of 100 fair games"),
        (0.01, "1 of 100 fair games"),
        (0.0042, "4 of 1,000 fair games"),
        (0.0000123, "12 of 1,000,000 fair games"),
        (1e-30, "not even 1 of 1,000,000 fair games"),
    ],
)
def test_a_chance_in_games(chance, words):
    assert games(chance) == words


def counted(counts):
    tally = Tally()
    for face, count in enumerate(counts):
        for _ in range(count):
            tally.add((face,))
    return tally


@pytest.mark.parametrize(
    ("counts", "words"),
    [
        ([20, 20, 20, 20, 20, 20], "in 100 of 100 fair games. Nothing unusual."),
        ([30, 15, 15, 20, 20, 20], "in 19 of 100 fair games. Nothing unusual."),
        ([35, 15, 15, 15, 20, 20], "in 1 of 100 fair games. A bit odd, but it happens"),
        ([40, 16, 16, 16, 16, 16], "in 217 of 1,000,000 fair games. That is odd"),
    ],
)
def test_what_uneven_faces_mean(counts, words):
    assert words in "\n".join(account(Group("x", counted(counts)), FACES))


def test_the_box_s_table_says_what_the_exact_sum_says():
    chance = random.Random(5)
    for _ in range(2000):
        counts = [chance.randrange(20, 60) for _ in FACES]
        exact = 100 * p_value(statistic(counts), 5)
        assert abs(fair_games(counts) - exact) <= 0.51, counts


def test_the_picture_has_a_bar_for_each_face_of_each_group(fairness, tmp_path):
    path = tmp_path / "dice.svg"
    assert fairness(fair_record(), options=["--plot", str(path)])[0] == 0
    picture = ElementTree.fromstring(path.read_text())
    bars = picture.findall(".//{http://www.w3.org/2000/svg}rect[@fill-opacity]")
    assert len(bars) == 3 * len(FACES)
    texts = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert any(text.startswith("Ann: ") for text in texts)


@pytest.mark.parametrize(
    ("name", "reason"),
    [("dice.doc", "must end with .svg"), ("no/such/folder/dice.svg", "No such file")],
)
def test_a_picture_that_cannot_be_is_an_error(fairness, tmp_path, name, reason):
    status, _, err = fairness(ONE, options=["--plot", str(tmp_path / name)])
    assert status == 2
    assert reason in err
    assert not list(pathlib.Path(tmp_path).glob("**/dice*"))
