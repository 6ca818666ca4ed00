"""Every reason to refuse is reached, in every phase, and a refusal changes nothing."""

from kaperbox.engine.kapern import effects, events, rules
from kaperbox.engine.kapern.rules import AMIGO
from kaperbox.engine.kapern.state import start
from tests.shared.cases import cases
from tests.shared.table import again, faces, house, lying, mask, play, refusal, thrown

TABLE = house(AMIGO, dice=rules.TABLE_DICE)
KEEP_ONE = house(AMIGO, must_keep_one=1)
STOP, BUST, ISLAND = events.ENDED_STOP, events.ENDED_BUST, events.ENDED_ISLAND


def plain():
    return thrown(rules.PIRATE, "KSGGDDMM")


def entering(card, dice, ended, on_card=0):
    """A state and an outcome that is entered in it."""
    return lying(card, TABLE), events.result(0, faces(dice), ended, on_card)


def treasured():
    return play(thrown(rules.TREASURE, "KSGGDDMM"), events.keep(0, mask(3)))


def finished():
    return thrown(rules.COIN_CARD, "GGGGGGGG")


def coins_drawn():
    """A game whose three coin cards have been drawn."""
    state = start(AMIGO, 3)
    for seat in range(3):
        state = play(state, events.card(seat, rules.COIN_CARD))
        state = play(state, events.throw(seat, faces("KKKSSSSS")))
    return state


REACHED = (
    (effects.GAME_OVER, lambda: (finished(), events.stop(0))),
    (effects.UNKNOWN_EVENT, lambda: (plain(), events.undo(0))),
    (effects.NOT_YOUR_TURN, lambda: (plain(), events.stop(1))),
    (effects.NO_SUCH_CARD, lambda: (start(AMIGO, 2), events.card(0, rules.CARDS))),
    (effects.CARD_USED_UP, lambda: (coins_drawn(), events.card(0, rules.COIN_CARD))),
    (effects.CARD_FIRST, lambda: (start(AMIGO, 2), events.throw(0, faces("KSGGDDMM")))),
    (effects.CARD_LIES, lambda: (plain(), events.card(0, rules.PIRATE))),
    (effects.BAD_FACES, lambda: (plain(), again("2 3 S"))),
    (effects.NOT_NOW, lambda: (plain(), events.throw(0, faces("KSGGDDMM")))),
    (effects.NO_DICE, lambda: (plain(), events.again(0, 0, ()))),
    (effects.TWO_DICE, lambda: (plain(), again("2 S"))),
    (
        effects.KEEP_ONE,
        lambda: (
            thrown(rules.PIRATE, "SSGGDDMM", by=KEEP_ONE),
            again("1 2 3 4 5 6 7 8 SSSSSSSS"),
        ),
    ),
    (effects.SKULL_LIES, lambda: (plain(), again("1 2 SS"))),
    (effects.ONE_SKULL, lambda: (thrown(rules.GUARDIAN, "KKGGDDMM"), again("1 2 SS"))),
    (effects.RESCUE_OR_STOP, lambda: (thrown(rules.GUARDIAN, "KKKGDDMM"), again("4 5 SS"))),
    (effects.DICE_ON_CARD, lambda: (treasured(), again("2 3 SS"))),
    (effects.DICE_NOT_ON_CARD, lambda: (treasured(), events.take(0, mask(2)))),
    (effects.FORCED_DICE, lambda: (thrown(rules.PIRATE, "KKKKDDMM"), again("5 6 SS"))),
    (effects.ONLY_TREASURE, lambda: (plain(), events.keep(0, mask(2)))),
    (effects.NOTHING_TO_STOP, lambda: (thrown(rules.PIRATE, "KKKKDDMM"), events.stop(0))),
    (effects.TABLE_ONLY, lambda: (lying(0), events.result(0, faces("KSGGDDMM"), STOP))),
    (effects.STOP_NEEDS_FEWER_SKULLS, lambda: entering(rules.PIRATE, "KKKGGGGG", STOP)),
    (effects.BUST_NEEDS_SKULLS, lambda: entering(rules.PIRATE, "KKGGGGGG", BUST)),
    (effects.ISLAND_NEEDS_SKULLS, lambda: entering(rules.PIRATE, "KKKGGGGG", ISLAND)),
    (effects.NO_ISLAND, lambda: entering(rules.SHIP2, "KKKKGGGG", ISLAND)),
    (effects.NO_BUST, lambda: entering(rules.SHIPWRECK, "KKKKGGGG", BUST)),
    (effects.ZOMBIE_UNFINISHED, lambda: entering(rules.ZOMBIE, "KKKKGGGG", STOP)),
    (effects.NO_SKULL_ON_CARD, lambda: (treasured(), events.keep(0, mask(1)))),
)
"""Each reason, and how a state and an event for it are made."""

NOT_OF_STEP = (effects.NOTHING_TO_UNDO,)
"""An undo is no event of `step`: whoever keeps the list of events takes the last one back."""


@cases("why, made", *REACHED)
def test_each_reason_is_reached(why, made):
    state, event = made()
    assert refusal(state, event) == why


def test_no_reason_is_missing():
    reached = tuple(why for why, _ in REACHED)
    last = effects.NOTHING_TO_UNDO
    assert sorted(reached + NOT_OF_STEP) == list(range(effects.GAME_OVER, last + 1))


@cases("dice", -1, 256, 1 << 40)
def test_dice_that_there_are_not(dice):
    assert refusal(plain(), events.again(0, dice, (1, 1))) == effects.NO_DICE
    assert refusal(treasured(), events.keep(0, dice)) == effects.NO_DICE
    assert refusal(treasured(), events.take(0, dice)) == effects.NO_DICE


@cases("fallen", (), (1,), (1, 1, 1), (1, 6), (-1, 1), (1, 1 << 40))
def test_faces_that_cannot_fall(fallen):
    assert refusal(plain(), events.again(0, mask(2, 3), fallen)) == effects.BAD_FACES
    assert refusal(lying(0), events.throw(0, fallen)) == effects.BAD_FACES
    assert refusal(lying(0), events.throw(0, (1,) * 6 + fallen[:1])) == effects.BAD_FACES


@cases("first", (1,) * 7, (1,) * 9, (1,) * 7 + (6,), (1,) * 7 + (-1,))
def test_eight_faces_and_no_others(first):
    assert refusal(lying(0), events.throw(0, first)) == effects.BAD_FACES
    entered = events.result(0, first, STOP)
    assert refusal(lying(0, TABLE), entered) == effects.BAD_FACES


def test_before_and_after_the_ride_nothing_else_is_possible():
    for state in (start(AMIGO, 2), thrown(rules.TREASURE, "KKKSSSSS")):
        seat = state.seat
        assert refusal(state, events.stop(seat)) == effects.NOTHING_TO_STOP
        assert refusal(state, events.again(seat, 3, (1, 1))) == effects.NOT_NOW
        assert refusal(state, events.keep(seat, 1)) in (effects.ONLY_TREASURE, effects.NOT_NOW)
        assert refusal(state, events.take(seat, 1)) in (effects.ONLY_TREASURE, effects.NOT_NOW)
    assert refusal(lying(rules.TREASURE), events.keep(0, 1)) == effects.NOT_NOW
    assert refusal(lying(rules.PIRATE), events.stop(0)) == effects.NOTHING_TO_STOP
    assert refusal(lying(rules.PIRATE), again("1 2 SS")) == effects.NOT_NOW
