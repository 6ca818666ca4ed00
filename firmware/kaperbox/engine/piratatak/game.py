"""The game as a state machine: `step` is total and pure, `replay` plays a list of events.

Every forbidden move leaves the state as it is and says why in a `REFUSED` effect.
"""

from kaperbox.engine.history import kept
from kaperbox.engine.piratatak import effects, events, pawns, rules, turns
from kaperbox.engine.piratatak.effects import refused
from kaperbox.engine.piratatak.events import Event
from kaperbox.engine.piratatak.state import OVER, State, start


def step(state: State, event: Event) -> tuple[State, tuple]:
    """(state after the event, effects). Never raises for an `events.Event` of integers."""
    handler = _HANDLERS.get(event.kind)
    if handler is None:
        return refused(state, event.seat, effects.UNKNOWN_EVENT)
    if state.phase == OVER:
        return refused(state, event.seat, effects.GAME_OVER)
    if not 0 <= event.seat < len(state.scores):
        return refused(state, event.seat, effects.NO_SUCH_PLAYER)
    if event.kind in _OF_TURN and event.seat != state.seat:
        return refused(state, event.seat, effects.NOT_YOUR_TURN)
    return handler(state, event)


def replay(game_rules: rules.Rules, players: int, happened: tuple[Event, ...]) -> State:
    """The state after these events, undone ones left out. Refused events change nothing."""
    state = start(game_rules, players)
    for event in kept(happened):
        state = step(state, event)[0]
    return state


_OF_TURN = (events.THROW, events.ROLLED, events.PASS, events.SHARE)
"""Only the player in turn can do these; any player can do the others."""

_HANDLERS = {
    events.THROW: turns.throw,
    events.ROLLED: turns.rolled,
    events.CALL: pawns.call,
    events.JUDGED: pawns.judged,
    events.TIE: pawns.tie,
    events.PASS: turns.pass_on,
    events.SHARE: turns.share,
    events.EDIT: turns.edit,
}
