"""Records of Piratatak: one form, read in many, replayed byte by byte, and told to people."""

import json
import pathlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tools.__main__ import main
from host_tools.failure import CommandError
from host_tools.piratatak_text import Setup
from host_tools.record import Record, read, write
from kaperbox.engine.piratatak import events
from kaperbox.engine.piratatak.rules import LIMITS, Rules
from tests.shared.piratatak_golden import GAMES

FOLDER = pathlib.Path(__file__).parents[1] / "golden" / "piratatak"
GOLDEN = sorted(FOLDER.glob("*.record"))
HEADER = "kaperbox-record 1\ngame piratatak\ntrack 15\ndice box\nplayers Ann, Bob, Cleo\n"
TABLE = HEADER.replace("dice box", "dice table")
TEXT = HEADER + (
    "\n1 throw 1 skull black\n2 throw 5 coconut black\n3 tie 3 1\n3 throw 9 boat black\n"
    "2 call skull black\n1 edit 9 sabre yellow\n1 undo\n2 call\n"
)

SEAT, DIE, FACE = st.integers(0, 2), st.integers(0, 11), st.integers(0, 35)
AMONG = st.sampled_from([0, events.WITH_COCONUT, events.WITH_SKULL, 48])
EVENTS = st.one_of(
    st.builds(events.throw, SEAT, DIE, FACE),
    st.builds(events.rolled, SEAT),
    st.builds(events.call, SEAT, st.integers(0, 4095)),
    st.builds(events.judged, SEAT, st.integers(1, 8), AMONG, st.booleans()),
    st.builds(lambda s, m: events.tie(s, m | 1 << s | 1 << (s + 1) % 3), SEAT, st.integers(0, 7)),
    st.builds(events.pass_on, SEAT),
    st.builds(events.share, SEAT),
    st.builds(events.edit, SEAT, DIE, FACE),
    st.builds(events.undo, SEAT),
)
SETTINGS = st.tuples(*(st.integers(*limits) for limits in LIMITS)).map(lambda row: Rules(*row))
RECORDS = st.builds(
    Record,
    st.just("piratatak"),
    st.builds(Setup, SETTINGS),
    st.just(("Ann", "Bob", "Cleo")),
    st.lists(EVENTS, max_size=10).map(tuple),
)


def parsed(text):
    return read(text.encode(), "x")


@given(RECORDS)
def test_what_is_written_is_read_as_the_same_record(record):
    text = write(record)
    assert parsed(text) == record and write(parsed(text)) == text


def test_the_form_of_the_page():
    assert write(parsed(TEXT)) == TEXT


@pytest.mark.parametrize(
    ("line", "form"),
    [
        ("2 call red skull", "2 call skull red"),
        ("2 tie 1", "2 tie 2 1"),
        ("1 tie 1 3 2", "1 tie 1 2 3"),
        ("2 call 2 skull coconut right", "2 call 2 coconut skull right"),
        ("3 throw", "3 throw"),
        ("1 call 8 wrong", "1 call 8 wrong"),
    ],
)
def test_each_event_has_one_form(line, form):
    assert write(parsed(HEADER + "\n" + line + "\n")).splitlines()[-1] == form


@pytest.mark.parametrize(
    ("value", "form"),
    [
        ("5", "track 5"),
        ("15 tie_us=5000", "track 15"),
        ("40 call_ms=20000 tie_us=0", "track 40 tie_us=0 call_ms=20000"),
    ],
)
def test_settings_that_are_not_usual_stand_behind_the_track(value, form):
    assert form in write(parsed(HEADER.replace("track 15", "track " + value))).splitlines()


WRONG = [
    ("track 15", "track 4", 3, 'track cannot be "4": 5 to 40'),
    ("track 15", "track 41", 3, "5 to 40"),
    ("track 15", "track far", 3, 'track cannot be "far": 5 to 40'),
    ("track 15", "track 15 speed=3", 3, 'unknown setting "speed=3": one of tie_us, call_ms'),
    ("track 15", "track 15 tie_us=1 tie_us=1", 3, '"tie_us" is set twice'),
    ("track 15", "track 15 tie_us=-1", 3, 'tie_us cannot be "-1": 0 to 50000'),
    ("track 15\n", "", 5, 'the header has no "track" line'),
    ("dice box", "dice bag", 4, 'dice cannot be "bag": one of box, table'),
    ("dice box", "dice box\ndeck new38", 5, 'unknown header key "deck"'),
    ("Ann, Bob, Cleo", "Ann", 5, "1 players: this game is for 2 to 4"),
    ("Ann, Bob, Cleo", "A, B, C, D, E", 5, "5 players: this game is for 2 to 4"),
    ("1 throw 1 skull black", "1 throw 1 skull", 7, "a die, its symbol and its colour"),
    ("1 throw 1 skull black", "1 throw 13 skull black", 7, '"13" is no die: a number from 1 to'),
    ("1 throw 1 skull black", "1 throw 0 skull black", 7, '"0" is no die'),
    ("1 throw 1 skull black", "1 throw 1 black skull", 7, '"black" is no symbol: one of skull'),
    ("1 throw 1 skull black", "1 throw 1 skull pink", 7, '"pink" is no colour: one of black'),
    ("2 call skull black", "2 call skull moon", 11, '"moon" is no set: one of skull, sabre'),
    ("2 call skull black", "2 call skull skull", 11, '"skull" is named twice'),
    ("2 call skull black", "2 call 9 right", 11, '"9" sets: a number from 1 to 8'),
    ("2 call skull black", "2 call 12 right", 11, '"12" sets: a number from 1 to 8'),
    ("2 call skull black", "2 call 1", 11, "ends with right or wrong"),
    ("2 call skull black", "2 call 1 boat right", 11, '"boat" is too much'),
    ("2 call skull black", "2 call 2 skull skull right", 11, '"skull" is named twice'),
    ("3 tie 3 1", "3 tie", 9, "a tie takes two players, as in: 1 tie 1 3"),
    ("3 tie 3 1", "3 tie 3", 9, "a tie takes two players"),
    ("3 tie 3 1", "3 tie 1 3", 9, "player 3 is named twice"),
    ("3 tie 3 1", "3 tie 3 5", 9, '"5" is no player: a number from 1 to 4'),
    ("1 undo", "1 undo twice", 13, '"twice" is too much: nothing comes after undo'),
    ("1 undo", "1 stop", 13, 'unknown verb "stop": one of throw, call, tie, pass, share, edit'),
]


@pytest.mark.parametrize(("old", "new", "line", "reason"), WRONG)
def test_what_is_wrong_is_told_with_its_line(old, new, line, reason):
    with pytest.raises(CommandError) as caught:
        parsed(TEXT.replace(old, new, 1))
    assert caught.value.line.startswith(f"kaperbox: x:{line}: ") and reason in caught.value.line


def test_there_is_a_golden_game_for_each_thing_that_can_happen():
    assert [path.stem for path in GOLDEN] == [
        "all_twelve_without_a_set",
        "double_of_five",
        "skulls_at_the_start",
        "table_dice",
        "tie",
        "triple",
        "two_players",
        "win_by_coconut",
        "win_by_skulls",
        "wrong_double_with_coconut",
    ]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_are_replayed_byte_by_byte(path, capsys):
    assert write(read(path.read_bytes(), path.name)).encode() == path.read_bytes()
    assert main(["replay", str(path), "--json"]) == 0
    assert capsys.readouterr().out.encode() == path.with_suffix(".json").read_bytes()


@pytest.mark.parametrize("row", GAMES, ids=lambda row: row[0])
def test_the_shared_bytes_are_those_of_the_records(row):
    name, by, players, text, scores = row
    record = read((FOLDER / f"{name}.record").read_bytes(), name)
    assert (tuple(record.setup.rules), len(record.players)) == (by, players)
    assert b"".join(events.pack(event) for event in record.events).hex() == text
    last = (FOLDER / f"{name}.json").read_text(encoding="utf-8").splitlines()[-1]
    assert tuple(json.loads(last)["scores"]) == scores


def test_every_golden_record_is_shared():
    assert [row[0] for row in GAMES] == [path.stem for path in GOLDEN]


@pytest.fixture
def replay(tmp_path, capsys):
    """(status, standard output, standard error) of `replay` with these event lines."""

    def run(*lines, header=HEADER, options=("--json",)):
        path = tmp_path / "game.record"
        path.write_text(header + "\n" + "\n".join(lines) + "\n", encoding="utf-8")
        status = main(["replay", str(path), *options])
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


def test_the_facts_after_each_event(replay):
    status, out, _ = replay("1 throw 1 skull black", "2 call boat", "2 undo")
    told = [json.loads(line) for line in out.splitlines()]
    assert status == 0 and [one["player"] for one in told] == [2, 2, 2]
    assert told[1] == {
        "line": 8,
        "event": "2 call boat",
        "ok": True,
        "why": "",
        "phase": "roll",
        "player": 2,
        "scores": [0, 0, 0],
        "at_stake": 0,
        "winners": [],
    }


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("2 throw 5 skull blue", "It is not this player's turn."),
        ("1 throw 2 skull red", "Roll the lowest of your own dice."),
        ("1 throw 1 skull red", "That die has no such side."),
        ("1 throw", "That is for real dice only."),
        ("1 call boat", "Roll a new die before the next call."),
        ("1 pass", "There are dice left to roll."),
        ("1 share", "Not all twelve dice lie there."),
        ("1 edit 1 skull black", "That die is not on the track."),
        ("1 call 1 right", "That is for real dice only."),
        ("1 undo", "There is nothing to undo."),
    ],
)
def test_what_the_rules_forbid_stops_the_replay(replay, line, why):
    status, out, err = replay(line, "1 throw 1 skull black")
    told = [json.loads(row) for row in out.splitlines()]
    assert status == 1 and [one["ok"] for one in told] == [False] and told[0]["why"] == why
    assert err.endswith(f"game.record:7: {why}\n")


def test_the_account_gives_the_reason_of_each_verdict(replay):
    lines = (
        "1 throw 1 skull black",
        "2 throw 5 skull yellow",
        "3 tie 3 1",
        "3 throw 9 skull green",
    )
    status, out, _ = replay(*lines, "2 call skull", "2 throw 1 boat yellow", "3 call", options=())
    assert status == 0
    for told in (
        "Piratatak: Ann, Bob, Cleo",
        "Ann and Cleo press at the same time",
        "Bob: calls skull\n    right: skull: 3 dice\n    Bob is at 1",
        "Cleo: the time runs out\n    wrong: no name in time",
        "The game is not over: Cleo is next.",
    ):
        assert told in out


def test_the_account_of_real_dice(replay):
    lines = ("1 throw", "2 call 2 coconut right", "2 throw", "1 call 1 wrong", "3 pass", "1 share")
    status, out, err = replay(*lines, header=TABLE, options=())
    assert (status, err) == (0, "")
    assert "Bob: calls 2 coconut right\n    right: the table says yes\n    Bob is at 4" in out
    assert "Cleo: has no die left and passes" in out
