"""Players of Piratatak by chance, who do what the rules allow and mostly roll."""

from kaperbox.engine.piratatak import calls, events, moves, rules
from kaperbox.engine.piratatak.state import NOT_LYING, OVER, PASS, ROLL, SHARE


def legal(state):
    """The kinds of event that the rulings allow now, apart from undo."""
    if state.phase == OVER:
        return ()
    of_turn = _OF_TABLE if state.dice is None else (_OF_TURN[state.phase],)
    return of_turn + _of_anyone(state)


def _of_anyone(state):
    kinds = ()
    if state.live:
        kinds += (events.JUDGED,) if state.dice is None else (events.CALL,)
    if state.live and len(state.scores) > 1:
        kinds += (events.TIE,)
    if state.dice is not None and max(state.dice.faces) > NOT_LYING:
        kinds += (events.EDIT,)
    return kinds


_OF_TURN = {ROLL: events.THROW, PASS: events.PASS, SHARE: events.SHARE}
_OF_TABLE = (events.ROLLED, events.PASS, events.SHARE)


def sensible(state, chance):
    """An event that the rules allow, as a player would choose it."""
    kinds = legal(state)
    kind = kinds[chance.below(len(kinds)) if chance.below(3) == 0 else 0]
    return _MAKERS[kind](state, chance)


def _throw(state, chance):
    die = moves.die_to_roll(state)
    return events.throw(state.seat, die, rules.SIDES[die][chance.below(6)])


def _call(state, chance):
    lying = calls.sets(state.dice.faces)
    named = lying if lying else 1 << chance.below(12)
    return events.call(chance.below(len(state.scores)), named)


def _judged(state, chance):
    among = chance.below(2) * events.WITH_SKULL
    return events.judged(
        chance.below(len(state.scores)), 1 + chance.below(3), among, chance.below(2)
    )


def _tie(state, chance):
    seat = chance.below(len(state.scores))
    return events.tie(seat, 1 << seat | 1 << (seat + 1) % len(state.scores))


def _edit(state, chance):
    lying = [die for die in range(12) if state.dice.faces[die] >= 0]
    die = lying[chance.below(len(lying))]
    return events.edit(chance.below(len(state.scores)), die, rules.SIDES[die][chance.below(6)])


_MAKERS = {
    events.THROW: _throw,
    events.ROLLED: lambda state, chance: events.rolled(state.seat),
    events.CALL: _call,
    events.JUDGED: _judged,
    events.TIE: _tie,
    events.PASS: lambda state, chance: events.pass_on(state.seat),
    events.SHARE: lambda state, chance: events.share(state.seat),
    events.EDIT: _edit,
}
