"""`kaperbox replay`: what programs read, what people read, and where it stops."""

import io
import json
import pathlib

import pytest

from host_tools.__main__ import main

TOP = pathlib.Path(__file__).parents[2]
GOLDEN = sorted((TOP / "tests" / "golden").glob("*.record"))
KEYS = ["line", "event", "ok", "why", "phase", "player", "scores", "at_stake", "winners"]
HEADER = (
    "kaperbox-record 1\ngame kapern\nrules amigo target=1000\ndeck table\ndice box\n"
    "players Ann, Bob\n\n"
)


@pytest.fixture
def replay(tmp_path, capsys):
    """(status, the objects, what went to standard error) of these event lines."""

    def run(*lines, header=HEADER):
        path = tmp_path / "game.record"
        path.write_text(header + "\n".join(lines) + "\n", encoding="utf-8")
        status = main(["replay", str(path), "--json"])
        said = capsys.readouterr()
        return status, [json.loads(line) for line in said.out.splitlines()], said.err

    return run


@pytest.fixture
def account(tmp_path, capsys):
    """What a person reads of these event lines."""

    def run(*lines, header=HEADER):
        path = tmp_path / "game.record"
        path.write_text(header + "\n".join(lines) + "\n", encoding="utf-8")
        main(["replay", str(path)])
        return capsys.readouterr().out

    return run


def test_there_is_a_golden_game_for_each_way_to_end():
    assert len(GOLDEN) == 11


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_are_replayed_byte_by_byte(path, capsys):
    assert main(["replay", str(path), "--json"]) == 0
    assert capsys.readouterr().out.encode() == path.with_suffix(".json").read_bytes()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_are_told_to_their_end(path, capsys):
    assert main(["replay", str(path)]) == 0
    said = capsys.readouterr()
    assert said.out.splitlines()[-1].endswith((" wins.", " share the victory."))
    assert said.err == ""


def test_the_keys_and_their_order_are_those_of_the_record_form(replay):
    status, rows, err = replay("1 card coin", "1 throw KSSGGDMP")
    assert (status, err) == (0, "")
    assert [list(row) for row in rows] == [KEYS, KEYS]
    assert rows[1] == {
        "line": 9,
        "event": "1 throw KSSGGDMP",
        "ok": True,
        "why": "",
        "phase": "decide",
        "player": 1,
        "scores": [0, 0],
        "at_stake": 500,
        "winners": [],
    }


def phases(rows):
    return [row["phase"] for row in rows]


def test_every_phase_has_its_word(replay):
    island = replay("1 card pirate", "1 throw KKKKKSSS", "1 again 6 7 8 KSS", "1 again 7 8 GG")
    assert phases(island[1]) == ["throw", "island", "island", "draw"]
    rescue = replay("1 card guardian", "1 throw KKKSSSSS", "1 stop")
    assert phases(rescue[1]) == ["throw", "rescue", "draw"]
    zombie = replay("1 card zombie", "1 throw KKKSSSSM", "1 again 8 S", "2 card coin")
    assert phases(zombie[1]) == ["throw", "zombie", "draw", "throw"]
    over = replay("1 card diamond", "1 throw DDDDDDDD")
    assert phases(over[1]) == ["throw", "over"]
    assert over[1][-1]["winners"] == [1]
    assert over[1][-1]["player"] is None


def test_a_forbidden_move_is_the_last_line_and_status_1(replay):
    status, rows, err = replay("1 card coin", "2 throw KSSGGDMP", "1 throw KSSGGDMP")
    assert status == 1
    assert [row["ok"] for row in rows] == [True, False]
    assert rows[1]["why"] == "It is not this player's turn."
    assert (rows[1]["phase"], rows[1]["player"]) == ("throw", 1)
    assert err.startswith("kaperbox: ")
    assert err.endswith("game.record:9: It is not this player's turn.\n")


def test_a_result_needs_table_dice(replay):
    assert replay("1 card coin", "1 result KSSGGDMP stop")[0] == 1
    table = HEADER.replace("dice box", "dice table")
    assert replay("1 card coin", "1 result KSSGGDMP stop", header=table)[1][-1]["scores"] == [
        500,
        0,
    ]


def test_nine_of_a_kind_with_table_dice_wins(replay):
    table = HEADER.replace("dice box", "dice table")
    status, rows, _ = replay("1 card coin", "1 result GGGGGGGG stop", header=table)
    assert (status, rows[-1]["phase"], rows[-1]["winners"]) == (0, "over", [1])


def test_an_undo_leads_back_and_stays_in_the_record(replay):
    status, rows, _ = replay("1 card coin", "1 throw KSSGGDMP", "1 stop", "2 undo", "1 undo")
    assert status == 0
    assert phases(rows) == ["throw", "decide", "draw", "decide", "throw"]
    assert [row["scores"][0] for row in rows] == [0, 0, 500, 0, 0]


def test_an_undo_of_the_winning_throw_reopens_the_game(replay):
    _, rows, _ = replay("1 card coin", "1 throw GGGGGGGG", "1 undo", "1 throw KSSGGDMP")
    assert phases(rows) == ["throw", "over", "throw", "decide"]
    assert rows[2]["winners"] == []


def test_an_undo_with_nothing_to_undo_is_forbidden(replay):
    status, rows, err = replay("1 card coin", "1 undo", "2 undo", "1 card coin")
    assert status == 1
    assert [row["ok"] for row in rows] == [True, True, False]
    assert rows[-1]["why"] == "There is nothing to undo."
    assert err.endswith(":10: There is nothing to undo.\n")


def test_a_game_that_has_not_begun_is_a_game(replay, account):
    assert replay() == (0, [], "")
    assert account().endswith("The game is not over: Ann is next.\n")


def test_standard_input_is_read_for_a_dash(capsys, monkeypatch):
    data = io.BytesIO((HEADER + "1 card coin\n1 card coin\n").encode())
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(data))
    assert main(["replay", "-"]) == 1
    assert capsys.readouterr().err == "kaperbox: -:9: The card is drawn already.\n"


def test_the_account_names_cards_dice_rulings_and_totals(account):
    told = account("1 card coin", "1 throw KSSGGDMP", "1 again 8 7 DD", "1 stop", "2 undo")
    for line in (
        "Piraten Kapern: Ann, Bob",
        "rules amigo target=1000, deck table, dice box",
        "Ann: Coin. You start with one coin.",
        "     K  S  S  G  G  D  M  P",
        "     K  S  S  G  G  D (D)(D)",
        "        set of 3 diamonds              100  K4",
        "        3 coins, 100 each              300  K4",
        "    Ann 800 (+800), Bob 0",
        "    undo by Bob: 1 stop",
        "The game is not over: Ann is next.",
    ):
        assert line in told.splitlines()


def test_the_account_tells_the_turns_of_the_end(account):
    told = account(
        *("1 card diamond", "1 throw DDDDDGGG", "1 stop", "2 card diamond", "2 throw DDDDDGGG"),
        "2 stop",
    )
    assert "Last round: Ann is at the target." in told
    assert told.endswith("Ann and Bob share the victory.\n")


def test_the_account_says_what_was_forbidden(account):
    told = account("1 card coin", "1 stop")
    assert told.endswith("    1 stop: There is nothing to stop now.\n")
