"""Table dice: only the outcome of a ride is entered, and scored as if the box had thrown."""

from kaperbox.engine.kapern import effects, events, game, moves, rules
from kaperbox.engine.kapern.events import ENDED_BUST, ENDED_ISLAND, ENDED_NINE, ENDED_STOP
from kaperbox.engine.kapern.rules import AMIGO
from kaperbox.engine.kapern.state import DECIDE, DRAW, OVER
from tests.shared.cases import cases
from tests.shared.table import again, faces, house, lying, mask, play, refusal, thrown

TABLE = house(AMIGO, dice=rules.TABLE_DICE)


def entered(card, dice, ended, on_card=0, by=TABLE, players=2):
    """The state after the outcome of a ride was entered."""
    state = lying(card, by, players)
    return play(state, events.result(0, faces(dice), ended, on_card))


def why_not(card, dice, ended, on_card=0):
    return refusal(lying(card, TABLE), events.result(0, faces(dice), ended, on_card))


@cases(
    "card, first, agains, ended",
    (rules.PIRATE, "KKGGGMMM", (), ENDED_STOP),
    (rules.PIRATE, "KKGGGMMM", ("6 7 8 GGG",), ENDED_STOP),
    (rules.PIRATE, "KKGGGMMM", ("6 7 8 GGK",), ENDED_BUST),
    (rules.PIRATE, "KKKKGGGG", ("5 6 7 8 KSSS", "6 7 8 GGG"), ENDED_ISLAND),
    (rules.PEACE, "KKSSGGGG", ("5 6 KK",), ENDED_BUST),
    (rules.PEACE, "KKSSGGGG", (), ENDED_STOP),
    (rules.PEACE, "KKKKGGGG", ("5 6 7 8 SSGG",), ENDED_ISLAND),
    (rules.SHIP2, "KKSSGGGG", (), ENDED_STOP),
    (rules.SHIP3, "KKSSGGGG", (), ENDED_STOP),
    (rules.SHIP4, "KKKKSSSS", (), ENDED_BUST),
    (rules.ANIMALS, "MMMMPPPP", (), ENDED_STOP),
    (rules.COIN_CARD, "GGGDDDSS", (), ENDED_STOP),
    (rules.DIAMOND_CARD, "GGGDDDSS", (), ENDED_STOP),
    (rules.SKULL1, "KGGDDDSS", (), ENDED_STOP),
    (rules.SKULL2, "KGGDDDSS", (), ENDED_BUST),
    (rules.SKULL2, "KKGGGGGG", ("3 4 5 6 7 8 SSSSSS",), ENDED_ISLAND),
    (rules.ZOMBIE, "KKKSSSSS", (), ENDED_STOP),
    (rules.ZOMBIE, "KKKSSSSM", ("8 K",), ENDED_STOP),
    (rules.SHIPWRECK, "KKKGGGDD", ("7 8 GG",), ENDED_STOP),
    (rules.GUARDIAN, "KKKSSSGG", ("1 S",), ENDED_STOP),
    (rules.TREASURE, "GGGGGGMM", ("7 8 GG",), ENDED_STOP),
)
def test_the_same_dice_bring_the_same_as_box_dice(card, first, agains, ended):
    for players in (2, 5):
        state = thrown(card, first, *agains, by=TABLE, players=players)
        result = events.result(0, state.ride.dice, ended)
        if ended == ENDED_STOP and state.phase == DECIDE:
            state = play(state, events.stop(0))
        same_game(play(lying(card, TABLE, players), result), state)


def same_game(one, other):
    """All but how often was thrown must be the same."""
    assert one.phase == other.phase == DRAW and one.seat == other.seat == 1
    assert one.scores == other.scores and one.finish == other.finish
    assert one.ride.dice == other.ride.dice and one.ride.on_card == other.ride.on_card


def test_k16_dice_on_the_card_are_entered_too():
    state = thrown(rules.TREASURE, "GGGGMMMP", by=TABLE)
    state = play(state, events.keep(0, mask(1, 2, 3)), again("5 6 7 KKK"))
    direct = entered(rules.TREASURE, "GGGGKKKP", ENDED_BUST, mask(1, 2, 3))
    same_game(direct, state)
    assert direct.scores == (400, 0)
    assert entered(rules.TREASURE, "GGGGKKMP", ENDED_STOP, mask(1)).scores == (600, 0)


def test_k17_nine_of_a_kind_wins_with_table_dice_too():
    state = entered(rules.COIN_CARD, "GGGGGGGG", ENDED_STOP)
    assert state.phase == OVER and state.finish.winners == (0,)
    pays = entered(rules.COIN_CARD, "GGGGGGGG", ENDED_STOP, by=house(TABLE, nine_wins=0))
    assert pays.scores == (9400, 0)


def test_the_ride_is_also_open_to_single_throws():
    state = lying(rules.PIRATE, TABLE)
    assert moves.legal(state) == (events.THROW, events.RESULT)
    state = play(state, events.throw(0, faces("KKGGGMMM")))
    late = events.result(0, faces("KKGGGMMM"), ENDED_STOP)
    assert refusal(state, late) == effects.NOT_NOW
    assert refusal(play(state, events.stop(0)), late) == effects.NOT_YOUR_TURN
    next_up = events.result(1, faces("KKGGGMMM"), ENDED_STOP)
    assert refusal(play(state, events.stop(0)), next_up) == effects.CARD_FIRST


def test_only_with_table_dice():
    event = events.result(0, faces("KKGGGMMM"), ENDED_STOP)
    assert refusal(lying(rules.PIRATE), event) == effects.TABLE_ONLY


@cases(
    "card, dice, ended, on_card, why",
    (rules.PIRATE, "KKKGGMMM", ENDED_STOP, 0, effects.STOP_NEEDS_FEWER_SKULLS),
    (rules.SKULL2, "KGGGGMMM", ENDED_STOP, 0, effects.STOP_NEEDS_FEWER_SKULLS),
    (rules.GUARDIAN, "KKKGGMMM", ENDED_STOP, 0, effects.STOP_NEEDS_FEWER_SKULLS),
    (rules.PIRATE, "KKGGGMMM", ENDED_BUST, 0, effects.BUST_NEEDS_SKULLS),
    (rules.SKULL1, "KGGGGMMM", ENDED_BUST, 0, effects.BUST_NEEDS_SKULLS),
    (rules.PIRATE, "KKKGGMMM", ENDED_ISLAND, 0, effects.ISLAND_NEEDS_SKULLS),
    (rules.SKULL2, "KGGGGMMM", ENDED_ISLAND, 0, effects.ISLAND_NEEDS_SKULLS),
    (rules.SHIP2, "KKKKGMMM", ENDED_ISLAND, 0, effects.NO_ISLAND),
    (rules.TREASURE, "KKKKGMMM", ENDED_ISLAND, 0b10000000, effects.NO_ISLAND),
    (rules.ZOMBIE, "KKKKSSSS", ENDED_BUST, 0, effects.NO_BUST),
    (rules.ZOMBIE, "KKKKSSSS", ENDED_ISLAND, 0, effects.NO_BUST),
    (rules.SHIPWRECK, "KKKKGGGG", ENDED_BUST, 0, effects.NO_BUST),
    (rules.SHIPWRECK, "KKKKGGGG", ENDED_ISLAND, 0, effects.NO_BUST),
    (rules.ZOMBIE, "KKKKSSSM", ENDED_STOP, 0, effects.ZOMBIE_UNFINISHED),
    (rules.PIRATE, "KKKGGMMM", ENDED_BUST, 0b10000000, effects.ONLY_TREASURE),
    (rules.TREASURE, "KKKGGMMM", ENDED_BUST, 0b10000001, effects.NO_SKULL_ON_CARD),
    (rules.TREASURE, "KKKGGMMM", ENDED_BUST, 256, effects.NO_SKULL_ON_CARD),
    (rules.TREASURE, "KKKGGMMM", ENDED_BUST, -1, effects.NO_SKULL_ON_CARD),
    (rules.COIN_CARD, "GGGGGGGG", ENDED_NINE, 0, effects.UNKNOWN_EVENT),
    (rules.PIRATE, "KKGGGMMM", 7, 0, effects.UNKNOWN_EVENT),
    (rules.PIRATE, "KKGGGMM", ENDED_STOP, 0, effects.BAD_FACES),
)
def test_an_outcome_that_cannot_be_is_refused(card, dice, ended, on_card, why):
    assert why_not(card, dice, ended, on_card) == why


def test_the_effects_are_those_of_a_ride_that_ended():
    state = lying(rules.PIRATE, TABLE)
    told = game.step(state, events.result(0, faces("KKGGGMMM"), ENDED_STOP))[1]
    assert [effect.kind for effect in told] == [effects.RIDE_ENDED]
    assert told[0].outcome.rider == 1000 and told[0].value == ENDED_STOP
