"""`kaperbox verify`: a fair game passes, and whatever is changed in one is found."""

import hashlib
import itertools
import json
import pathlib
import random

import pytest

from host_tools.__main__ import main
from host_tools.record import read, seal, write
from kaperbox.app.base32 import base32
from kaperbox.app.proof import Proof
from tests.host.fair_record import fair_record, played_game, record_of
from tests.shared.fair_box import FairBox
from tests.shared.proofs import FAIR, QUICK, SECRET

TEXT = fair_record(seed=10)
LINES = TEXT.splitlines()
HEADER = LINES.index("") + 1
EXAMPLE = pathlib.Path(__file__).parents[2] / "host_tools/examples/fair.record"
NOTED = "4PQW PAF6 Z5QB 2VPE"


def sealed(text):
    """The seal that belongs to this text, worked out from the README."""
    rest = "".join(line for line in text.splitlines(True) if not line.startswith("seal "))
    return base32(hashlib.sha256(rest.encode()).digest())


def resealed(text):
    """The text with a seal that fits, by somebody who knows how."""
    return text.replace("seal " + sealed(TEXT), "seal " + sealed(text))


@pytest.fixture
def verify(tmp_path, capsys):
    """Runs the command on a text; (status, what it printed, its complaint without the file)."""

    def run(text, *options):
        path = tmp_path / "game.record"
        path.write_text(text)
        status = main(["verify", str(path), *options])
        said = capsys.readouterr()
        return status, said.out, said.err.replace(f"kaperbox: {path}:", "").strip()

    return run


def line(beginning):
    """The number of the first line that begins so."""
    return next(n for n, text in enumerate(LINES, 1) if text.startswith(beginning))


def changed(number, text):
    return "\n".join([*LINES[: number - 1], text, *LINES[number:], ""])


def test_the_record_of_a_fair_game_reads_like_this():
    assert LINES[:12] == [
        "kaperbox-record 1",
        "game kapern",
        "rules amigo target=3000",
        "deck new38",
        "dice box",
        "players Ann, Bob",
        "commitment " + base32(hashlib.sha256(SECRET).digest()),
        "entropy board",
        "share 183746 99281734 LROTTORL",
        "secret " + SECRET.hex(),
        "seal " + sealed(TEXT),
        "",
    ]


def test_a_fair_game_is_as_committed(verify):
    throws = sum(" throw " in text or " again " in text for text in LINES)
    cards = sum(" card " in text for text in LINES)
    undone = TEXT.count("undo")
    assert throws > 30 and cards > 10 and undone > 5
    status, out, err = verify(TEXT)
    assert (status, err) == (0, "")
    assert out.splitlines()[0] == f"all {throws} throws and {cards} cards as committed"
    assert out.splitlines()[1] == f"The screen must have shown {NOTED} before the first throw."
    assert "taken back" in out


def test_the_facts_for_programs(verify):
    status, out, _ = verify(TEXT, "--json")
    facts = json.loads(out)
    assert status == 0
    assert facts["ok"] is True and facts["quick"] is False and facts["entropy"] == "board"
    assert facts["commitment"] == base32(hashlib.sha256(SECRET).digest())
    assert facts["throws"] > 30 and facts["cards"] > 10 and facts["undone"] > 5


def test_throws_that_were_made_again_with_other_dice_are_told(verify):
    text = EXAMPLE.read_text()
    assert "2 throws made again with other dice." in verify(text)[1]
    assert json.loads(verify(text, "--json")[1])["otherwise"] == 2


def test_taking_back_after_the_end_is_found(verify):
    status, _, err = verify(resealed(TEXT + LINES[-1][0] + " undo\n"))
    assert status == 1
    assert err == f"{len(LINES) + 1}: taken back after the end, when the secret was told"


def test_a_quick_start_and_failed_entropy_are_told(verify):
    status, out, _ = verify(fair_record(QUICK, 10))
    assert status == 0
    assert "It was a quick start: the table gave no share of its own." in out
    assert "The board's own chance had failed: the secret rests on presses." in out


@pytest.mark.parametrize("noted", [NOTED, NOTED.replace(" ", "").lower(), "4PQW"])
def test_what_was_noted_fits(verify, noted):
    assert verify(TEXT, "--noted", noted)[0] == 0


@pytest.mark.parametrize("noted", ["4PQW PAF6 Z5QB 2VPA", "", "x" * 60])
def test_what_was_noted_does_not_fit(verify, noted):
    status, _, err = verify(TEXT, "--noted", noted)
    assert (status, err) == (1, "7: the commitment is not the one that was noted")


def test_every_single_changed_face_is_found(verify):
    """One face of each throw in turn, to another one: that line is named, or an earlier end."""
    chance = random.Random(2)
    for number in range(HEADER + 1, len(LINES) + 1):
        words = LINES[number - 1].split()
        if words[1] not in ("throw", "again"):
            continue
        at = chance.randrange(len(words[-1]))
        other = chance.choice([face for face in "KSGDMP" if face != words[-1][at]])
        words[-1] = words[-1][:at] + other + words[-1][at + 1 :]
        status, _, err = verify(changed(number, " ".join(words)))
        assert status == 1
        assert err.startswith(f"{number}: not as committed: ")
        assert f'should be "{LINES[number - 1]}"' in err


def test_every_single_changed_card_is_found(verify):
    for number in range(HEADER + 1, len(LINES) + 1):
        words = LINES[number - 1].split()
        if words[1] == "card":
            words[2] = "peace" if words[2] == "coin" else "coin"
            status, _, err = verify(changed(number, " ".join(words)))
            assert status == 1
            assert err.startswith(f"{number}: ")


def test_any_two_lines_in_another_order_are_found(verify):
    for number in range(HEADER + 1, len(LINES)):
        one, other = LINES[number - 1], LINES[number]
        if one != other:
            swapped = [*LINES[: number - 1], other, one, *LINES[number + 1 :], ""]
            assert verify("\n".join(swapped))[0] == 1, (number, one, other)


def test_cards_and_first_throws_in_another_order_are_found_by_the_dice_alone(verify):
    cards = [number for number in range(HEADER, len(LINES)) if " card " in LINES[number]]
    for one, other in itertools.pairwise(cards):
        lines = LINES[:]
        lines[one], lines[other] = lines[other], lines[one]
        if lines != LINES:
            status, _, err = verify(resealed("\n".join([*lines, ""])))
            assert status == 1 and "seal" not in err


def test_any_line_that_is_left_out_or_doubled_is_found(verify):
    for number in range(HEADER + 1, len(LINES) + 1, 4):
        assert verify("\n".join([*LINES[: number - 1], *LINES[number:], ""]))[0] == 1, number
        assert verify("\n".join([*LINES[:number], *LINES[number - 1 :], ""]))[0] == 1, number


CHANGED = [
    ("rules amigo target=3000", "rules amigo target=2900"),
    ("rules amigo target=3000", "rules amigo target=3000 peace_penalty=400"),
    ("rules amigo target=3000", "rules gigamic target=3000"),
    ("deck new38", "deck table"),
    ("deck new38", "deck classic35"),
    ("dice box", "dice table"),
    ("players Ann, Bob", "players Ann, Rob"),
    ("players Ann, Bob", "players Bob, Ann"),
]


@pytest.mark.parametrize(("old", "new"), CHANGED)
def test_another_header_is_found_by_the_dice_though_it_has_a_seal_that_fits(verify, old, new):
    assert TEXT.count(old + "\n") == 1
    status, _, err = verify(resealed(TEXT.replace(old, new)))
    assert status == 1
    assert err.startswith(("13: ", "14: not as committed")), err


def test_one_player_more_is_found_by_the_dice_of_a_quick_start(verify):
    text = fair_record(QUICK, 10)
    more = text.replace("players Ann, Bob", "players Ann, Bob, Cleo")
    status, _, err = verify(more.replace("seal " + sealed(text), "seal " + sealed(more)))
    assert status == 1 and err.startswith("13: not as committed")


def test_what_chance_has_no_part_in_is_found_by_the_seal(verify):
    status, _, err = verify(TEXT.replace("entropy board", "entropy presses"))
    assert status == 1
    assert err.startswith("11: the seal does not fit")


def test_a_record_without_its_seal_does_not_pass(verify):
    status, _, err = verify(TEXT.replace(LINES[10] + "\n", ""))
    assert status == 1
    assert err.startswith("1: the seal does not fit")


def test_comments_and_line_ends_do_not_break_the_seal(verify):
    assert verify(TEXT.replace("\n", "  # as read\r\n", 4))[0] == 0
    assert seal(read(TEXT.encode(), "x")) == sealed(TEXT)


@pytest.mark.parametrize("place", range(0, 64, 7))
def test_another_secret_does_not_fit_the_commitment(verify, place):
    secret = SECRET.hex()
    other = secret[:place] + ("0" if secret[place] != "0" else "1") + secret[place + 1 :]
    status, _, err = verify(TEXT.replace(secret, other))
    assert (status, err) == (1, "10: the secret does not fit the commitment")


def test_a_commitment_forged_to_fit_another_secret_does_not_fit_the_dice(verify):
    other = bytes(32)
    forged = TEXT.replace(SECRET.hex(), other.hex()).replace(
        base32(hashlib.sha256(SECRET).digest()), base32(hashlib.sha256(other).digest())
    )
    status, _, err = verify(forged)
    assert status == 1
    assert err.startswith("13: not as committed: ")
    assert verify(resealed(forged))[2] == err
    assert verify(forged, "--noted", NOTED)[2].startswith("7: the commitment is not the one")


def test_a_commitment_forged_alone_does_not_fit(verify):
    forged = TEXT.replace("commitment 4", "commitment 5")
    assert verify(forged)[2] == "10: the secret does not fit the commitment"


@pytest.mark.parametrize(
    "share",
    ["183747 99281734 LROTTORL", "99281734 183746 LROTTORL", "183746 99281734 LROTTORR", "quick"],
)
def test_another_share_of_the_table_does_not_fit_the_dice(verify, share):
    other = TEXT.replace("183746 99281734 LROTTORL", share)
    status, _, err = verify(other)
    assert status == 1
    assert err.startswith(("13: not as committed", "14: not as committed"))


def test_a_move_against_the_rules_is_found_first(verify):
    status, _, err = verify(changed(line("1 throw"), "2 stop"))
    assert status == 1
    assert err.startswith(f"{line('1 throw')}: ")


def test_before_the_end_of_a_game_the_secret_is_not_in_the_record(verify):
    session = played_game(most=20)
    text = write(record_of(session, over=False))
    assert SECRET.hex() not in text
    status, _, err = verify(text)
    assert status == 1
    assert err.endswith("the secret is not told yet: it is when the game is over")


def test_a_game_without_a_commitment_cannot_be_checked(verify):
    text = "\n".join([*LINES[:6], *LINES[11:], ""])
    assert verify(text)[0] == 1
    assert "no commitment" in verify(text)[2]


def test_dice_of_the_table_cannot_be_checked(verify):
    text = TEXT.replace("dice box", "dice table").replace("deck new38", "deck table")
    status, _, err = verify(text)
    assert status == 1
    assert "nothing to check" in err


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("commitment 4", "commitment 1", "7: "),
        ("commitment 4", "commitment ", "7: "),
        ("entropy board", "entropy moon", '8: entropy cannot be "moon": one of board, presses'),
        ("entropy board\n", "", '11: the header has no "entropy" line'),
        ("share 183746 ", "share ", "9: there are shares of 1, but players are 2"),
        ("share 183746", "share 0183746", '9: "0183746" is no share: microseconds as a number'),
        ("share 183746", "share 1073741824", '9: "1073741824" is no share: less than 1073741824'),
        ("LROTTORL", "LROTTORX", '9: "LROTTORX" is no word of the table'),
        ("LROTTORL", "", '9: "99281734" is no word of the table'),
        ("secret 6", "secret ", "10: the secret must be 64 digits of 0 to 9 and a to f"),
    ],
)
def test_a_damaged_header_is_unreadable(verify, old, new, complaint):
    assert TEXT.count(old) == 1
    status, _, err = verify(TEXT.replace(old, new))
    assert status == 2
    assert err.startswith(complaint)


@pytest.mark.parametrize("proof", [FAIR, QUICK, Proof(SECRET, 1, (0, 2**30 - 1), "LLLLLLLL")])
def test_a_record_with_a_proof_is_the_same_when_read_and_written_again(proof):
    text = fair_record(proof, most=10)
    record = read(text.encode(), "x")
    assert write(record) == text
    assert record.promise.proof == proof


def test_a_game_pressed_on_the_box_is_as_committed(verify):
    """From the buttons to the command: nothing in between may lose anything."""
    box = FairBox()
    box.set_up()
    letters = box.screen().letters[:16]
    box.press("ok")
    box.share()
    box.throws(25)
    text = write(record_of(box.session()))
    status, out, err = verify(text, "--noted", letters)
    assert (status, err) == (0, "")
    assert out.startswith("all ")


def test_a_demonstration_promises_nothing():
    session = played_game(most=10)
    session.proof = None
    assert record_of(session).promise is None
    assert "commitment" not in write(record_of(session))
