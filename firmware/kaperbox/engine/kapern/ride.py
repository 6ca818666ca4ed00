"""One ride: the throws, what they lead to, and its end (K2, K3, K10 to K17, K21, K23)."""

from kaperbox.engine.kapern import effects, events, moves, rules, score
from kaperbox.engine.kapern.effects import Effect, refused
from kaperbox.engine.kapern.ending import end
from kaperbox.engine.kapern.events import Event
from kaperbox.engine.kapern.state import (
    DECIDE,
    DRAW,
    FIRST,
    ISLAND,
    RESCUE,
    ZOMBIES,
    Ride,
    State,
)


def throw(state: State, event: Event) -> tuple[State, tuple]:
    if state.phase != FIRST:
        return refused(state, event.seat, not_first(state))
    if not moves.all_dice_faces(event.faces):
        return refused(state, event.seat, effects.BAD_FACES)
    card = state.ride.card
    ride = Ride(card, event.faces, 0, 1, state.ride.guardian)
    return _settle(state, ride, (Effect(effects.THROWN, event.seat, rules.ALL_DICE, None),))


def not_first(state):
    return effects.CARD_FIRST if state.phase == DRAW else effects.NOT_NOW


def again(state: State, event: Event) -> tuple[State, tuple]:
    mask, faces = event.dice, event.faces
    why = moves.why_not_again(state, mask)
    if not why and not _faces_for(mask, faces):
        why = effects.BAD_FACES
    if why:
        return refused(state, event.seat, why)
    old = state.ride
    guardian = old.guardian and not mask & moves.mask_of(old.dice, rules.SKULL)
    dice = _replaced(old.dice, mask, faces)
    ride = Ride(old.card, dice, old.on_card, old.throws + 1, 1 if guardian else 0)
    told: tuple = (Effect(effects.THROWN, event.seat, mask, None),)
    if old.guardian and not guardian:
        told += (Effect(effects.GUARDIAN_USED, event.seat, 0, None),)
    return _settle(state, ride, told)


def _faces_for(dice, faces):
    return len(faces) == events.bit_count(dice) and rules.FACES.issuperset(faces)


def _replaced(dice, mask, faces):
    new = list(dice)
    index = 0
    for face in faces:
        while not mask >> index & 1:
            index += 1
        new[index] = face
        index += 1
    return tuple(new)


def _settle(state, ride, told):
    """After a throw: does the ride go on, and how?"""
    card = ride.card
    if card == rules.ZOMBIE:
        return _settle_zombie(state, ride, told)
    if card == rules.SHIPWRECK:
        return _settle_shipwreck(state, ride, told)
    if state.phase == ISLAND:
        return _settle_island(state, ride, told)
    if score.is_nine(state.rules, ride):
        return end(state, ride, events.ENDED_NINE, told)
    skulls = rules.CARD_SKULLS[card] + ride.dice.count(rules.SKULL)
    if skulls < 3:
        return _on(state, DECIDE, ride), told
    return _settle_skulls(state, ride, told, skulls)


def _settle_skulls(state, ride, told, skulls):
    """Three skulls or more: Skull Island, the Guardian's offer, or a bust (K3, K11, K14)."""
    if skulls > 3 and ride.throws == 1 and not rules.SHIP_SABRES[ride.card]:
        told += (Effect(effects.ISLAND_REACHED, state.seat, skulls, None),)
        return _stay_on_island(state, ride, told)
    if skulls == 3 and ride.guardian and state.rules.guardian_rescues:
        return _on(state, RESCUE, ride), told + (
            Effect(effects.RESCUE_OFFERED, state.seat, 0, None),
        )
    return end(state, ride, events.ENDED_BUST, told)


def _settle_zombie(state, ride, told):
    if max(ride.dice) > rules.SABRE:
        return _on(state, ZOMBIES, ride), told
    return end(state, ride, events.ENDED_STOP, told)


def _settle_shipwreck(state, ride, told):
    if ride.throws == 1 and rules.DICE - ride.dice.count(rules.SKULL) >= 2:
        return _on(state, DECIDE, ride), told
    return end(state, ride, events.ENDED_STOP, told)


def _settle_island(state, ride, told):
    if ride.dice.count(rules.SKULL) == state.ride.dice.count(rules.SKULL):
        return end(state, ride, events.ENDED_ISLAND, told)
    return _stay_on_island(state, ride, told)


def _stay_on_island(state, ride, told):
    fewest = 1 if state.rules.island_single_die else 2
    if rules.DICE - ride.dice.count(rules.SKULL) < fewest:
        return end(state, ride, events.ENDED_ISLAND, told)
    return _on(state, ISLAND, ride), told


def _on(state, phase, ride):
    return State(state.rules, phase, state.seat, state.scores, state.pile, ride, state.finish)


def keep(state: State, event: Event) -> tuple[State, tuple]:
    why = moves.why_not_keep(state, event.dice)
    if why:
        return refused(state, event.seat, why)
    return _on_card(state, state.ride.on_card | event.dice, effects.KEPT, event)


def take(state: State, event: Event) -> tuple[State, tuple]:
    why = moves.why_not_take(state, event.dice)
    if why:
        return refused(state, event.seat, why)
    return _on_card(state, state.ride.on_card & ~event.dice, effects.TAKEN, event)


def _on_card(state, on_card, kind, event):
    old = state.ride
    ride = Ride(old.card, old.dice, on_card, old.throws, old.guardian)
    return _on(state, DECIDE, ride), (Effect(kind, event.seat, event.dice, None),)


def stop(state: State, event: Event) -> tuple[State, tuple]:
    if state.phase == DECIDE:
        return end(state, state.ride, events.ENDED_STOP, ())
    if state.phase == RESCUE:
        return end(state, state.ride, events.ENDED_BUST, ())
    return refused(state, event.seat, effects.NOTHING_TO_STOP)
