"""The end of a ride: what it brings to whom, and what follows (K13, K17, K26)."""

from kaperbox.engine.kapern import effects, events, finish, score
from kaperbox.engine.kapern.effects import Effect
from kaperbox.engine.kapern.state import Ride, State


def end(state: State, ride: Ride, ended: int, told: tuple) -> tuple[State, tuple]:
    """The ride is over: its points, and whoever is next. Its dice stay to be looked at."""
    by, seat, scores = state.rules, state.seat, state.scores
    outcome = score.outcome(by, ride, ended, len(scores))
    told += (Effect(effects.RIDE_ENDED, seat, ended, outcome),)
    if ended == events.ENDED_NINE:
        phase, then, after, more = finish.won(seat, (seat,))
    else:
        scores = _paid(by, seat, scores, outcome)
        phase, then, after, more = finish.after_ride(by, state.finish, seat, scores)
    return State(by, phase, then, scores, state.pile, ride, after), told + more


def _paid(by, seat, scores, outcome):
    others = outcome.others
    scores = [points + others for points in scores] if others else list(scores)
    scores[seat] += outcome.rider - others
    if by.floor_at_zero:
        scores = [max(0, points) for points in scores]
    return tuple(scores)
