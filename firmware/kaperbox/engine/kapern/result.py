"""Table dice: the outcome of a whole ride, entered in one go and scored like any other ride."""

from kaperbox.engine.kapern import effects, events, moves, rules, score
from kaperbox.engine.kapern.effects import refused
from kaperbox.engine.kapern.ending import end
from kaperbox.engine.kapern.events import Event
from kaperbox.engine.kapern.ride import not_first
from kaperbox.engine.kapern.state import FIRST, Ride, State


def result(state: State, event: Event) -> tuple[State, tuple]:
    why = _why_not(state, event)
    if why:
        return refused(state, event.seat, why)
    ride = Ride(state.ride.card, event.faces, event.dice, 1, 0)
    ended = events.ENDED_NINE if score.is_nine(state.rules, ride) else event.value
    return end(state, ride, ended, ())


def _why_not(state, event):
    if state.rules.dice != rules.TABLE_DICE:
        return effects.TABLE_ONLY
    if state.phase != FIRST:
        return not_first(state)
    if not moves.all_dice_faces(event.faces):
        return effects.BAD_FACES
    ride = Ride(state.ride.card, event.faces, event.dice, 1, 0)
    return why_not_ended(ride, event.value)


def why_not_ended(ride: Ride, ended: int) -> int:
    """Why a ride with these dice cannot have ended that way: a reason from `effects`, or 0."""
    if ride.on_card:
        if ride.card != rules.TREASURE:
            return effects.ONLY_TREASURE
        if ride.on_card & ~moves.no_skulls(ride):
            return effects.NO_SKULL_ON_CARD
    if ride.card in (rules.ZOMBIE, rules.SHIPWRECK):
        return _why_not_special(ride, ended)
    check = _CHECKS.get(ended)
    return check(ride) if check else effects.UNKNOWN_EVENT


def _why_not_special(ride, ended):
    if ended != events.ENDED_STOP:
        return effects.NO_BUST
    others = ride.dice.count(rules.SKULL) + ride.dice.count(rules.SABRE) < rules.DICE
    return effects.ZOMBIE_UNFINISHED if ride.card == rules.ZOMBIE and others else 0


def _why_not_stop(ride):
    return effects.STOP_NEEDS_FEWER_SKULLS if moves.skulls(ride) > 2 else 0


def _why_not_bust(ride):
    return effects.BUST_NEEDS_SKULLS if moves.skulls(ride) < 3 else 0


def _why_not_island(ride):
    if rules.SHIP_SABRES[ride.card] or ride.on_card:
        return effects.NO_ISLAND
    return effects.ISLAND_NEEDS_SKULLS if moves.skulls(ride) < 4 else 0


_CHECKS = {
    events.ENDED_STOP: _why_not_stop,
    events.ENDED_BUST: _why_not_bust,
    events.ENDED_ISLAND: _why_not_island,
}
