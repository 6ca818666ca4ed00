"""Players by chance: they ask the engine which kinds are legal, and find the rest by the rulings.

What they throw and keep is thought out here once more, from the rulings alone, so that a game
gets stuck where the engine lists a kind and then refuses it.
"""

from kaperbox.engine.kapern import events, game, moves, rules
from kaperbox.engine.kapern.state import DECIDE, ISLAND, RESCUE, ZOMBIES, start

TARGETS = (1000, 2000, 3000)


def some_rules(chance):
    """A profile with some fields changed, and a target that is soon reached."""
    profile = chance.one_of(rules.PROFILES)[1]
    for index in range(len(profile)):
        low, high = rules.LIMITS[index]
        if not chance.below(3):
            value = low + chance.below(high - low + 1)
            profile = rules.with_field(profile, index, value)
    return rules.with_field(profile, 10, chance.one_of(TARGETS))


def some_start(chance):
    return start(some_rules(chance), 2 + chance.below(4))


def some_event(state, chance):
    """An event that the rulings allow now, of a kind that the engine lists."""
    return _MADE[chance.one_of(moves.legal(state))](state, chance)


def sensible_event(state, chance):
    """Like `some_event`, by a player who stops as soon as that brings anything."""
    kinds = moves.legal(state)
    if events.STOP in kinds and (game.at_stake(state) > 0 or events.AGAIN not in kinds):
        return events.stop(state.seat)
    return _MADE[kinds[0]](state, chance)


def some_of(indices, least, chance):
    """The mask of at least so many of these dice."""
    left = list(indices)
    mask = 0
    for _ in range(least + chance.below(len(left) - least + 1)):
        mask |= 1 << left.pop(chance.below(len(left)))
    return mask


def showing(ride, unwanted):
    """The dice that show none of these faces and do not lie on Treasure Island."""
    return [i for i in range(8) if ride.dice[i] not in unwanted and not ride.on_card >> i & 1]


def may_again(state, dice):
    """K1, K2, K3, K12, K14, K16, K21: may these dice, one or more of eight, be thrown again?"""
    ride = state.ride
    if state.phase not in (DECIDE, RESCUE, ISLAND, ZOMBIES) or dice & ride.on_card:
        return False
    chosen = [ride.dice[i] for i in range(8) if dice >> i & 1]
    skulls = chosen.count(rules.SKULL)
    if state.phase == ISLAND:
        return skulls == 0 and len(chosen) == 8 - ride.dice.count(rules.SKULL)
    if state.phase == ZOMBIES:
        stay = ride.dice.count(rules.SKULL) + ride.dice.count(rules.SABRE)
        return skulls == chosen.count(rules.SABRE) == 0 and len(chosen) == 8 - stay
    if len(chosen) == 8 and state.rules.must_keep_one:
        return False
    if skulls:
        return skulls == 1 and ride.guardian == 1
    return len(chosen) > 1 and state.phase == DECIDE


def _card(state, chance):
    pile = game.pile_now(state)
    which = chance.below(rules.CARDS)
    while pile and not pile[which]:
        which = chance.below(rules.CARDS)
    return events.card(state.seat, which)


def _throw(state, chance):
    return events.throw(state.seat, chance.faces(8))


def _again(state, chance):
    dice = _some_dice(state, chance)
    return events.again(state.seat, dice, chance.faces(bin(dice).count("1")))


def _some_dice(state, chance):
    ride = state.ride
    free = showing(ride, (rules.SKULL,))
    if state.phase == ISLAND:
        return some_of(free, len(free), chance)
    if state.phase == ZOMBIES:
        free = showing(ride, (rules.SKULL, rules.SABRE))
        return some_of(free, len(free), chance)
    skulls = [i for i in range(8) if ride.dice[i] == rules.SKULL]
    her = ride.guardian and skulls and (state.phase == RESCUE or len(free) < 2 or chance.below(2))
    dice = some_of(free, 0 if her else 2, chance)
    if her:
        dice |= 1 << chance.one_of(skulls)
    return dice - 128 if dice == 255 and state.rules.must_keep_one else dice


def _keep(state, chance):
    return events.keep(state.seat, some_of(showing(state.ride, (rules.SKULL,)), 1, chance))


def _take(state, chance):
    on_card = [i for i in range(8) if state.ride.on_card >> i & 1]
    return events.take(state.seat, some_of(on_card, 1, chance))


def _stop(state, chance):
    return events.stop(state.seat)


def _result(state, chance):
    card, dice = state.ride.card, chance.faces(8)
    if card == rules.ZOMBIE:
        dice = tuple([face % 2 for face in dice])
    skulls = dice.count(rules.SKULL) + rules.CARD_SKULLS[card]
    if card in (rules.ZOMBIE, rules.SHIPWRECK) or skulls < 3:
        return events.result(state.seat, dice, events.ENDED_STOP)
    if skulls > 3 and card not in (rules.SHIP2, rules.SHIP3, rules.SHIP4) and chance.below(2):
        return events.result(state.seat, dice, events.ENDED_ISLAND)
    plain = [i for i in range(8) if dice[i] != rules.SKULL]
    on_card = some_of(plain, 0, chance) if card == rules.TREASURE else 0
    return events.result(state.seat, dice, events.ENDED_BUST, on_card)


_MADE = {
    events.CARD: _card,
    events.THROW: _throw,
    events.AGAIN: _again,
    events.KEEP: _keep,
    events.TAKE: _take,
    events.STOP: _stop,
    events.RESULT: _result,
}
