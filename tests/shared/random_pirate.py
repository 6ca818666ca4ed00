"""Players of Piratatak by chance, who do what the rules allow and mostly roll."""

from kaperbox.engine.piratatak import calls, events, moves, rules


def sensible(state, chance):
    """An event that the rules allow, as a player would choose it."""
    kinds = moves.legal(state)
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
