"""Piratatak's dice are provably fair too: each throw has its number, and its side."""

import json

import pytest

from host_tools.__main__ import main
from host_tools.piratatak_text import Setup
from host_tools.proof_text import promised
from host_tools.record import Record, read, write
from kaperbox.app.fate import FateDealer
from kaperbox.app.screens.piratatak import flow
from kaperbox.app.session import Session
from kaperbox.engine.piratatak import events, game, rules
from kaperbox.engine.piratatak.state import ROLL, SHARE
from tests.shared.fair_box import FairBox
from tests.shared.proofs import FAIR


def played() -> Session:
    """All twelve dice are thrown, one of them twice, and shared out, three times over."""
    session = Session(game, rules.USUAL, ("Ann", "Bob"))
    session.proof = FAIR
    dealer = FateDealer(session, FAIR)
    for _ in range(40):
        state = session.state
        if state.phase == ROLL:
            die = state.dice.owners.index(state.seat)
            session.submit(flow.deal(state, die, dealer))
            if die == 3:
                session.undo()
                session.submit(flow.deal(state, die, dealer))
        elif state.phase == SHARE:
            session.submit(events.share(state.seat))
        else:
            session.submit(events.pass_on(state.seat))
    return session


@pytest.fixture(scope="module")
def text() -> str:
    session = played()
    happened = tuple(session.happened())
    setup, promise = Setup(session.rules), promised(FAIR, True)
    return write(Record("piratatak", setup, session.names, happened, promise=promise))


def run(capsys, tmp_path, command, text, *options):
    path = tmp_path / "game.record"
    path.write_text(text)
    status = main([command, str(path), *options])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_every_die_is_as_committed(text, capsys, tmp_path):
    throws = text.count(" throw ")
    assert throws > 24 and "undo" in text
    status, out, _ = run(capsys, tmp_path, "verify", text)
    assert status == 0
    assert out.startswith(f"all {throws} throws and 0 cards as committed")


def test_every_die_on_another_side_is_found(text, capsys, tmp_path):
    lines = text.splitlines()
    thrown = [number for number, line in enumerate(lines) if " throw " in line]
    assert len(thrown) > 24
    for number in thrown:
        seat, _, die, *_ = lines[number].split()
        sides = [f"{seat} throw {die} {write_side(int(die) - 1, side)}" for side in range(6)]
        at = sides.index(lines[number])
        changed = [*lines[:number], sides[(at + 1 + number % 5) % 6], *lines[number + 1 :], ""]
        status, _, err = run(capsys, tmp_path, "verify", "\n".join(changed))
        assert status == 1
        assert f":{number + 1}: not as committed" in err
        assert f'should be "{lines[number]}"' in err


def write_side(die: int, side: int) -> str:
    from host_tools.piratatak_events_text import COLOURS, SYMBOLS

    face = rules.SIDES[die][side]
    return f"{SYMBOLS[rules.symbol_of(face)]} {COLOURS[rules.colour_of(face) - rules.BLACK]}"


def edited(text):
    """The text with two dice set by hand after the last throw, by somebody who can make a seal."""
    lines = text.splitlines()
    last = max(n for n, line in enumerate(lines) if " throw " in line)
    seat, _, die, *_ = lines[last].split()
    hands = [f"{seat} edit {die} {write_side(int(die) - 1, side)}" for side in (0, 1)]
    changed = "\n".join([*lines[: last + 1], *hands, ""])
    return write(read(changed.encode(), "x")), (last + 2, last + 3)


def test_dice_set_by_hand_are_told(text, capsys, tmp_path):
    changed, (one, other) = edited(text)
    status, out, _ = run(capsys, tmp_path, "verify", changed)
    assert status == 0
    assert out.splitlines()[-1] == f"2 dice set by hand: lines {one}, {other}"
    facts = json.loads(run(capsys, tmp_path, "verify", changed, "--json")[1])
    assert facts["edited"] == [one, other]
    assert json.loads(run(capsys, tmp_path, "verify", text, "--json")[1])["edited"] == []
    _, out, _ = run(capsys, tmp_path, "fairness", changed)
    assert out.splitlines()[1] == "  Set by hand, and not counted: 2"
    _, out, _ = run(capsys, tmp_path, "fairness", changed, "--json")
    assert json.loads(out.splitlines()[0])["by_hand"] == 2
    assert "hand" not in run(capsys, tmp_path, "verify", text)[1]


def test_symbols_are_counted(text, capsys, tmp_path):
    status, out, _ = run(capsys, tmp_path, "fairness", text, "--json")
    facts = json.loads(out.splitlines()[0])
    assert status == 0
    assert set(facts["counts"]) == {"skull", "sabre", "coconut", "diamond", "boat", "pistol"}
    assert facts["dice"] == text.count(" throw ") - text.count(" undo")


def test_a_game_pressed_on_the_box_is_as_committed(capsys, tmp_path):
    """From the buttons and pads to the command: nothing in between may lose anything."""
    box = FairBox()
    box.press("right ok ok ok")
    letters = box.screen().letters[:16]
    box.press("ok")
    box.share()
    for _ in range(9):
        box.press("roll")
        box.wait(2000)
    box.pad(2)
    box.wait(300)
    box.press("ok roll")
    for _ in range(4):
        box.press("ok")
    session = box.session()
    kinds = [event.kind for event in session.happened()]
    assert kinds.count(events.THROW) >= 9 and events.CALL in kinds
    happened, promise = tuple(session.happened()), promised(session.proof, True)
    made = Record("piratatak", Setup(session.rules), session.names, happened, promise=promise)
    status, out, err = run(capsys, tmp_path, "verify", write(made), "--noted", letters)
    assert (status, err) == (0, "")
    assert out.startswith(f"all {kinds.count(events.THROW)} throws and 0 cards as committed")


@pytest.mark.parametrize(
    ("old", "new"),
    [("track 15", "track 14"), ("track 15", "track 15 tie_us=4000"), ("Ann, Bob", "Bob, Ann")],
)
def test_another_header_with_a_new_seal_is_found_by_the_dice(text, old, new, capsys, tmp_path):
    assert text.count(old) == 1
    resealed = write(read(text.replace(old, new).encode(), "x"))
    status, _, err = run(capsys, tmp_path, "verify", resealed)
    assert status == 1
    assert "not as committed" in err
