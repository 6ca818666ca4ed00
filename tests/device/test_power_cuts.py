"""The power is cut at every single program and erase of whole games, in each way it can be."""

from kaperbox.app.pieces import TAIL_MOST
from kaperbox.app.saved_game import unpacked
from tests.device.flash import CLEAN, ONES, TORN, Cut, Flash
from tests.device.power import Power, played
from tests.shared.proofs import FAIR, QUICK
from tests.shared.saved_games import LONG, MIDDLE, PIRATES, SHORT, Tape

BLOCKS = 64


def check(power, allowed, tapes):
    """What is kept is one of the two that are allowed, and nothing is broken."""
    assert power.store.notes == [], power.store.notes
    found = power.kept()
    if power.session:
        check_game(power.session, tapes[found[0] - 1], found[1])
    assert found in allowed, (found, allowed)
    for number in range(1, found[0]):
        game = unpacked(power.store.archive.read(number))
        check_game(game, tapes[number - 1], len(game.packed))
        assert len(game.packed) == len(tapes[number - 1].session.packed)


def check_game(found, tape, size):
    """`found`, a session or a `Saved`, is this game up to so many bytes of events."""
    once = tape.session
    assert found.game in (once.game, tape.game) and found.proof == once.proof
    assert tuple(found.rules) == tuple(once.rules) and found.names == once.names
    assert found.packed == once.packed[:size]


def cut_everywhere(*tapes, spoil=None):
    """How many operations there were to be cut."""
    flash = Flash(BLOCKS)
    before, log, marks, _ = played(flash, *tapes, spoil=spoil)
    flash.data[:] = before
    operations, at = list(log), 0
    for number, operation in enumerate(operations):
        while marks[at + 1][0] <= number:
            at += 1
        for left in (CLEAN, TORN, ONES):
            power = Power(Cut(flash, operation, left), replay=number % 16 == 0)
            check(power, (marks[at][1], marks[at + 1][1]), tapes)
            power.off()
        flash.do(operation)
    return len(operations)


def test_a_short_game_of_two():
    assert cut_everywhere(Tape(SHORT)) > 30


def test_a_long_game_of_five_with_undo():
    assert cut_everywhere(Tape(LONG)) > 400


def test_a_game_of_piratatak_with_undo():
    assert cut_everywhere(Tape(PIRATES)) > 350


def test_a_game_of_kapern_and_then_one_of_piratatak_with_dice_that_can_be_checked():
    """The proof makes the beginning of a game longer, and its first program with it."""
    assert cut_everywhere(Tape(SHORT, proof=FAIR), Tape(PIRATES, 120, QUICK)) > 80


def test_three_games_in_a_row():
    assert cut_everywhere(Tape(SHORT), Tape(MIDDLE, 300), Tape(SHORT)) > 100


def test_a_game_of_more_than_a_block_where_a_plain_write_may_break():
    """Above 4096 bytes LittleFS may leave a part of the new: only the last stretch is cut."""
    tape = Tape((1, 5, 30000, True), 4620)
    tape.sizes = [size for size in tape.sizes if size > 4400]
    assert tape.sizes[-1] - tape.sizes[0] > TAIL_MOST
    assert cut_everywhere(tape) > 70


def test_the_game_goes_on_after_a_cut():
    """Of every operation of a game: what follows the cut is as safe as what came before."""
    flash, tape = Flash(BLOCKS), Tape(MIDDLE, 500)
    before, log, marks, whole = played(flash, tape)
    flash.data[:] = before
    sizes = [kept[1] for _, kept in marks]
    for operation in list(log):
        device = Cut(flash, operation, TORN)
        power = Power(device)
        session = power.session
        if session:
            at = sizes.index(len(session.packed))
            for size in sizes[at + 1 : at + 4]:
                session.packed[:] = whole[0][:size]
                power.store.keep(session)
            power.off()
            power = Power(device)
            assert power.store.notes == []
            assert power.session.packed == session.packed
        power.off()
        flash.do(operation)
