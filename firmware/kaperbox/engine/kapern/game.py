"""The game as a state machine: `step` is total and pure, `replay` plays a list of events.

Every forbidden move leaves the state as it is and says why in a `REFUSED` effect. Where nothing is
left to choose, a ride ends by itself.
"""

from kaperbox.engine.history import kept
from kaperbox.engine.kapern import effects, events, ride, rules, score
from kaperbox.engine.kapern.effects import Effect, refused
from kaperbox.engine.kapern.events import Event
from kaperbox.engine.kapern.rules import Rules
from kaperbox.engine.kapern.state import DECIDE, DRAW, FIRST, OVER, RESCUE, Ride, State, start


def step(state: State, event: Event) -> tuple[State, tuple]:
    """(state after the event, effects). Never raises for an `events.Event` of integers."""
    handler = _HANDLERS.get(event.kind)
    if handler is None:
        return refused(state, event.seat, effects.UNKNOWN_EVENT)
    if state.phase == OVER:
        return refused(state, event.seat, effects.GAME_OVER)
    if event.seat != state.seat:
        return refused(state, event.seat, effects.NOT_YOUR_TURN)
    return handler(state, event)


def replay(game_rules: Rules, players: int, happened: tuple[Event, ...]) -> State:
    """The state after these events, undone ones left out. Refused events change nothing."""
    state = start(game_rules, players)
    for event in kept(happened):
        state = step(state, event)[0]
    return state


def at_stake(state: State) -> int:
    """What the rider would get for stopping now; 0 where stopping is impossible (or brings 0)."""
    return what_if_stopped(state).rider


def what_if_stopped(state: State) -> score.Outcome:
    """The `score.Outcome` of stopping now, with its lines; an empty one where that is impossible.

    With the third skull lying and the Guardian unused, to stop is to accept the bust (K14).
    """
    if state.phase not in _STOPPED:
        return score.NOTHING
    return score.outcome(state.rules, state.ride, _STOPPED[state.phase], len(state.scores))


def pile_now(state: State) -> tuple[int, ...]:
    """How many of each card the next one is drawn from; () with the table's deck."""
    return state.pile if any(state.pile) else rules.DECKS[state.rules.deck]


def _card(state, event):
    which = event.value
    if state.phase != DRAW:
        return refused(state, event.seat, effects.CARD_LIES)
    if not 0 <= which < rules.CARDS:
        return refused(state, event.seat, effects.NO_SUCH_CARD)
    pile, told = pile_now(state), (Effect(effects.CARD_DRAWN, event.seat, which, None),)
    if pile:
        if not pile[which]:
            return refused(state, event.seat, effects.CARD_USED_UP)
        if pile is not state.pile:
            told = (Effect(effects.RESHUFFLED, event.seat, 0, None),) + told
        pile = pile[:which] + (pile[which] - 1,) + pile[which + 1 :]
    fresh = Ride(which, (), 0, 0, 1 if which == rules.GUARDIAN else 0)
    return State(state.rules, FIRST, event.seat, state.scores, pile, fresh, state.finish), told


def _result(state, event):
    """Imported where a table throws its own dice."""
    from kaperbox.engine.kapern.result import result

    return result(state, event)


_STOPPED = {DECIDE: events.ENDED_STOP, RESCUE: events.ENDED_BUST}
"""How a ride ends that is stopped in this phase."""

_HANDLERS = {
    events.CARD: _card,
    events.THROW: ride.throw,
    events.AGAIN: ride.again,
    events.KEEP: ride.keep,
    events.TAKE: ride.take,
    events.STOP: ride.stop,
    events.RESULT: _result,
}
