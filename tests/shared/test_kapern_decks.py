"""The decks, the pile, and whose turn it is to draw from it."""

from kaperbox.engine.kapern import effects, events, game, moves, rules
from kaperbox.engine.kapern.rules import AMIGO, CLASSIC, GIGAMIC
from kaperbox.engine.kapern.state import DRAW, FIRST, OPEN, Finish, State, start
from tests.shared.cases import cases
from tests.shared.table import faces, house, kinds, play, refusal


def drawn(state, card):
    """The state after this card was drawn, put back to before the next one."""
    pile = play(state, events.card(0, card)).pile
    return State(state.rules, DRAW, 0, state.scores, pile, state.ride, state.finish)


def test_the_decks_hold_the_cards_of_the_rulings():
    new, classic, table = rules.DECKS
    three = (0, 1, 2, 3, 4, 5, rules.SKULL1, rules.PEACE, rules.SHIPWRECK, rules.ZOMBIE)
    two = (rules.SKULL2, rules.SHIP2, rules.SHIP3, rules.SHIP4)
    assert [new[card] for card in three] == [3] * 10 and [new[card] for card in two] == [2] * 4
    assert sum(new) == 38 and len(new) == rules.CARDS
    assert classic[:6] == (4,) * 6 and classic[rules.SKULL1] == 3
    assert [classic[card] for card in two] == [2] * 4
    assert sum(classic) == 35 and table == ()


@cases("profile", AMIGO, CLASSIC)
def test_a_card_that_is_used_up_is_refused(profile):
    state = start(profile, 2)
    for _ in range(rules.DECKS[profile.deck][rules.COIN_CARD]):
        state = drawn(state, rules.COIN_CARD)
    assert refusal(state, events.card(0, rules.COIN_CARD)) == effects.CARD_USED_UP
    assert game.pile_now(state)[rules.COIN_CARD] == 0
    play(state, events.card(0, rules.DIAMOND_CARD))


@cases("card", rules.PEACE, rules.ZOMBIE, rules.SHIPWRECK)
def test_the_classic_deck_has_no_peace_no_zombie_and_no_shipwreck(card):
    assert refusal(start(CLASSIC, 2), events.card(0, card)) == effects.CARD_USED_UP


@cases("profile, size", (AMIGO, 38), (CLASSIC, 35), (GIGAMIC, 35))
def test_the_pile_is_reshuffled_when_it_is_empty(profile, size):
    state = start(profile, 2)
    for card in range(rules.CARDS):
        for _ in range(rules.DECKS[profile.deck][card]):
            assert kinds(state, events.card(0, card)) == (effects.CARD_DRAWN,)
            state = drawn(state, card)
            size -= 1
    assert size == 0 and sum(state.pile) == 0
    assert game.pile_now(state) == rules.DECKS[profile.deck]
    told = (effects.RESHUFFLED, effects.CARD_DRAWN)
    assert kinds(state, events.card(0, rules.PIRATE)) == told
    state = drawn(state, rules.PIRATE)
    assert sum(state.pile) == sum(rules.DECKS[profile.deck]) - 1
    assert state.pile[rules.PIRATE] == rules.DECKS[profile.deck][rules.PIRATE] - 1


def test_the_table_deck_has_every_card_at_any_time():
    state = start(house(AMIGO, deck=rules.TABLE_DECK), 2)
    for _ in range(50):
        assert kinds(state, events.card(0, rules.ZOMBIE)) == (effects.CARD_DRAWN,)
        state = drawn(state, rules.ZOMBIE)
    assert state.pile == () and game.pile_now(state) == ()
    for card in range(rules.CARDS):
        play(state, events.card(0, card))


@cases("card", -1, rules.CARDS, rules.NO_CARD, 1000)
def test_other_cards_do_not_exist(card):
    assert refusal(start(AMIGO, 2), events.card(0, card)) == effects.NO_SUCH_CARD
    table = start(house(AMIGO, deck=rules.TABLE_DECK), 2)
    assert refusal(table, events.card(0, card)) == effects.NO_SUCH_CARD


def test_a_game_begins_with_seat_0_and_a_card():
    state = start(AMIGO, 5)
    assert state.seat == 0 and state.scores == (0,) * 5 and state.phase == DRAW
    assert state.finish == Finish(OPEN, 0, (), ()) and moves.legal(state) == (events.CARD,)
    state = play(state, events.card(0, rules.PIRATE))
    assert state.phase == FIRST and moves.legal(state) == (events.THROW,)
    assert kinds(state, events.throw(0, faces("KKSSMMPP"))) == (effects.THROWN,)


def test_the_turn_goes_round_the_table():
    state = start(house(AMIGO, deck=rules.TABLE_DECK), 3)
    for seat in (0, 1, 2, 0):
        assert state.seat == seat
        state = play(state, events.card(seat, rules.PIRATE))
        state = play(state, events.throw(seat, faces("KKKSMMPP")))
