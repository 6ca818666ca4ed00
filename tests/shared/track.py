"""A table for Piratatak: words as in a record, and players who insist on every move.

Dice and seats count from 1 in texts, as people write them: `"1 skull red"` is what die 1 shows.
"""

from kaperbox.engine.piratatak import calls, effects, events, game, moves, rules
from kaperbox.engine.piratatak.rules import USUAL
from kaperbox.engine.piratatak.state import NOT_LYING, ON_TRACK, Dice, State, start
from kaperbox.engine.piratatak.turns import to_roll
from tests.shared.insisting import Insisting

NAMES = ("skull", "sabre", "coconut", "diamond", "boat", "pistol") + (
    ("black", "red", "green", "blue", "yellow", "purple")
)

PLAYER = Insisting(game, effects)
play, told, kinds, refusal = PLAYER.play, PLAYER.told, PLAYER.kinds, PLAYER.refusal


def names(text):
    """The mask of these names."""
    return sum(1 << NAMES.index(word) for word in text.split())


def face(text):
    """The face of `skull red`."""
    symbol, colour = text.split()
    return rules.face(NAMES.index(symbol), NAMES.index(colour))


def settings(**fields):
    """The usual settings with these changed."""
    by = USUAL
    index = rules.Rules(*range(len(USUAL)))
    for name in sorted(fields):
        by = rules.with_field(by, getattr(index, name), fields[name])
    return by


TABLE = settings(dice=rules.TABLE_DICE)


def lying(*texts, scores=(0, 0), seat=0, by=USUAL, live=1):
    """A game in which just these dice lie, rolled by the player before `seat`, and may be called.

    `None` is a die that does not lie; texts without colours are dice 1, 2, 3 ... in order and must
    be faces that those dice have.
    """
    begun = start(by, len(scores))
    faces, owners = list(begun.dice.faces), list(begun.dice.owners)
    for text in texts:
        number, shown = text.split(" ", 1)
        die = int(number) - 1
        assert face(shown) in rules.SIDES[die], text
        faces[die], owners[die] = face(shown), ON_TRACK
    roller = (seat - 1) % len(scores)
    state = State(by, 0, seat, roller, live, tuple(scores), begun.dice)
    return to_roll(state, seat, roller, live, Dice(tuple(faces), tuple(owners)))


def on_table(scores=(0, 0), seat=0, by=TABLE):
    """A game with real dice, a die just rolled by the player before `seat`."""
    return State(by, 0, seat, (seat - 1) % len(scores), 1, tuple(scores), None)


def throw(state, side=0):
    """The state after the player in turn rolled the lowest die onto this side (its symbol)."""
    die = moves.die_to_roll(state)
    return play(state, events.throw(state.seat, die, rules.SIDES[die][side]))


def call(seat, text):
    return events.call(seat, names(text))


def verdict(state, event):
    """The verdict on this call."""
    return told(state, event)[0].outcome


def is_whole(state):
    """Whether every die is in one place, every pawn on the track, and somebody can go on."""
    assert all(0 <= score <= state.rules.track for score in state.scores)
    assert 0 <= state.seat < len(state.scores)
    if state.dice is None:
        return True
    faces, owners = state.dice
    assert len(faces) == len(owners) == rules.DICE
    for die in range(rules.DICE):
        assert (faces[die] == NOT_LYING) != (owners[die] == ON_TRACK)
        assert faces[die] == NOT_LYING or faces[die] in rules.SIDES[die]
        assert owners[die] < len(state.scores)
    on_track = sum(1 for lies in faces if lies != NOT_LYING)
    in_front = sum(owners.count(seat) for seat in range(len(state.scores)))
    assert on_track + in_front == rules.DICE
    assert calls.bit_count(calls.sets(faces)) <= rules.MOST_SETS
    return True
