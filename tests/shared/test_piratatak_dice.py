"""The dice, the deal and the turns (P1, P9, P13, P14, P16, P17)."""

from kaperbox.engine.piratatak import effects, events, game, moves, rules
from kaperbox.engine.piratatak.rules import USUAL
from kaperbox.engine.piratatak.state import NOT_LYING, OVER, PASS, ROLL, SHARE, State, start
from tests.shared.cases import cases
from tests.shared.random_pirate import legal
from tests.shared.track import (
    NAMES,
    TABLE,
    call,
    face,
    kinds,
    lying,
    names,
    on_table,
    play,
    refusal,
    throw,
)

TWELVE = (
    "1 skull black|2 skull red|3 sabre blue|4 sabre yellow|5 coconut black|6 coconut red"
    "|7 diamond blue|8 diamond yellow|9 boat black|10 boat red|11 pistol blue|12 pistol yellow"
)


def test_p1_side_i_of_die_d_has_symbol_i_and_colour_i_plus_d():
    for die in range(12):
        for side in range(6):
            number = rules.SIDES[die][side]
            assert rules.symbol_of(number) == side
            assert rules.colour_of(number) == 6 + (side + die) % 6


def test_p1_each_of_the_36_faces_is_there_twice():
    every = sorted(number for die in rules.SIDES for number in die)
    assert every == sorted(list(range(36)) * 2)


@cases(
    "text, die",
    ("skull black", 1),
    ("skull red", 2),
    ("pistol purple", 1),
    ("pistol black", 2),
    ("coconut purple", 4),
    ("boat yellow", 7),
)
def test_p1_faces_by_name(text, die):
    assert face(text) in rules.SIDES[die - 1]


@cases("players, each", (2, 6), (3, 4), (4, 3))
def test_p16_the_deal_is_in_the_order_of_the_dice(players, each):
    state = start(USUAL, players)
    for seat in range(players):
        assert state.dice.owners[seat * each : (seat + 1) * each] == (seat,) * each
    assert state.dice.faces == (NOT_LYING,) * 12
    assert state.seat == 0 and state.phase == ROLL and state.scores == (0,) * players


def test_p16_the_turn_goes_round_and_each_rolls_the_lowest_die():
    state = start(USUAL, 3)
    for seat, die in ((0, 0), (1, 4), (2, 8), (0, 1), (1, 5)):
        assert state.seat == seat and moves.die_to_roll(state) == die
        state = throw(state)
        assert state.roller == seat and state.live


def test_only_the_player_in_turn_rolls_and_only_the_lowest_die():
    state = start(USUAL, 2)
    shown = face("skull black")
    assert refusal(state, events.throw(1, 6, shown)) == effects.NOT_YOUR_TURN
    assert refusal(state, events.throw(0, 1, face("skull red"))) == effects.LOWEST_DIE
    assert refusal(state, events.throw(0, 6, shown)) == effects.LOWEST_DIE
    assert refusal(state, events.throw(0, 12, shown)) == effects.NO_SUCH_DIE
    assert refusal(state, events.throw(0, -1, shown)) == effects.NO_SUCH_DIE
    assert refusal(state, events.throw(2, 0, shown)) == effects.NO_SUCH_PLAYER
    assert refusal(state, events.throw(-1, 0, shown)) == effects.NO_SUCH_PLAYER


@cases("shown", face("skull red"), face("sabre black"), -1, 36)
def test_p1_a_die_shows_only_its_own_faces(shown):
    assert refusal(start(USUAL, 2), events.throw(0, 0, shown)) == effects.NO_SUCH_FACE


def test_p13_who_has_no_die_passes_and_may_still_call():
    state = lying("1 skull black", "2 skull red", "3 skull green", scores=(0,) * 4, seat=0)
    assert state.phase == PASS and legal(state) == (events.PASS, events.CALL, events.TIE, 8)
    assert refusal(state, events.throw(0, 0, 0)) == effects.NO_DIE_LEFT
    assert refusal(state, events.pass_on(1)) == effects.NOT_YOUR_TURN
    passed = play(state, events.pass_on(0))
    assert passed.seat == 1 and passed.phase == ROLL and passed.live
    called = play(passed, call(0, "skull"))
    assert called.scores[0] == 1 and called.seat == 0 and called.phase == ROLL


def test_p13_who_has_a_die_does_not_pass():
    assert refusal(start(USUAL, 2), events.pass_on(0)) == effects.HAS_DICE


def test_p14_all_twelve_are_shared_out_and_the_player_in_turn_rolls():
    state = lying(*TWELVE.split("|"), scores=(3, 4, 5), seat=2)
    assert state.phase == SHARE
    assert refusal(state, events.pass_on(2)) == effects.SHARE_FIRST
    assert refusal(state, events.throw(2, 0, 0)) == effects.SHARE_FIRST
    assert refusal(state, events.share(1)) == effects.NOT_YOUR_TURN
    assert kinds(state, events.share(2)) == (effects.SHARED,)
    shared = play(state, events.share(2))
    assert shared.dice == start(USUAL, 3).dice and shared.scores == (3, 4, 5)
    assert shared.seat == 2 and shared.phase == ROLL and not shared.live


def test_p14_a_last_set_can_be_called_before_sharing():
    state = lying(*TWELVE.replace("2 skull red", "2 coconut blue").split("|"), seat=1)
    called = play(state, call(0, "coconut"))
    assert called.scores == (3, 0) and called.seat == 0 and called.phase == ROLL
    assert called.dice.owners.count(0) == 3
    assert refusal(called, events.share(0)) == effects.NOT_ALL_LIE


def test_p14_a_wrong_last_call_leaves_the_dice_to_be_shared():
    state = play(lying(*TWELVE.split("|"), seat=1), call(1, "boat"))
    assert state.phase == SHARE and state.seat == 1 and not state.live
    assert refusal(state, call(0, "boat")) == effects.ROLL_FIRST


def test_p17_a_die_that_was_knocked_over_shows_its_new_face():
    state = lying("1 skull black", "2 skull red")
    edited = play(state, events.edit(1, 0, face("boat yellow")))
    assert edited.dice.faces[0] == face("boat yellow") and edited.seat == state.seat
    assert refusal(state, events.edit(1, 0, face("boat red"))) == effects.NO_SUCH_FACE
    assert refusal(state, events.edit(1, 2, face("skull green"))) == effects.NOT_LYING
    assert refusal(state, events.edit(1, 12, 0)) == effects.NO_SUCH_DIE
    assert refusal(on_table(), events.edit(1, 0, 0)) == effects.BOX_ONLY


@cases("live", 0, 1)
def test_p10_p17_a_die_knocked_over_is_no_new_die(live):
    state = lying("1 skull black", live=live)
    assert play(state, events.edit(0, 0, face("boat yellow"))).live == live


def test_with_table_dice_the_table_knows_who_has_dice():
    state = start(TABLE, 3)
    assert state.dice is None
    assert refusal(state, events.throw(0, 0, 0)) == effects.BOX_ONLY
    assert refusal(state, events.rolled(1)) == effects.NOT_YOUR_TURN
    state = play(state, events.rolled(0), events.pass_on(1))
    assert state.seat == 2 and state.roller == 0 and state.live
    shared = play(state, events.share(2))
    assert shared.seat == 2 and not shared.live


def test_box_dice_cannot_be_rolled_unseen():
    assert refusal(start(USUAL, 2), events.rolled(0)) == effects.TABLE_ONLY


@cases("kind", -1, 0, 9, 15, 1000)
def test_other_events_do_not_exist(kind):
    assert refusal(start(USUAL, 2), events.Event(kind, 0, 0, 0)) == effects.UNKNOWN_EVENT


def test_after_the_end_nothing_happens_any_more():
    begun = lying("1 skull black")
    over = State(USUAL, OVER, 0, 1, 0, (15, 0), begun.dice)
    for kind in range(1, 9):
        assert refusal(over, events.Event(kind, 0, 0, 0)) == effects.GAME_OVER
    assert legal(over) == ()


def test_undo_leads_back_to_any_earlier_moment():
    happened = (events.throw(0, 0, face("skull black")), events.throw(1, 6, face("skull black")))
    once = game.replay(USUAL, 2, happened + (events.undo(0),))
    assert once == game.replay(USUAL, 2, happened[:1])
    twice = happened + (events.undo(0), events.undo(1), events.undo(1))
    assert game.replay(USUAL, 2, twice) == start(USUAL, 2)


def test_the_names_are_those_of_the_rulings():
    assert names("skull purple") == 1 | 1 << 11 and len(NAMES) == rules.NAMES
