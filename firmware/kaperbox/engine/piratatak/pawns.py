"""After a press: the verdict moves the pawns, a tie moves none, and who rolls next (P6 to P15)."""

from kaperbox.engine.piratatak import calls, effects, moves, turns
from kaperbox.engine.piratatak.effects import Effect, refused
from kaperbox.engine.piratatak.events import Event
from kaperbox.engine.piratatak.state import OVER, State


def call(state: State, event: Event) -> tuple[State, tuple]:
    """The box has the dice before it and judges by itself."""
    why = moves.why_not_call(state, event.value)
    if why:
        return refused(state, event.seat, why)
    return _after(state, event.seat, calls.verdict(state.dice.faces, event.value))


def judged(state: State, event: Event) -> tuple[State, tuple]:
    """The table has judged (table dice)."""
    why = moves.why_not_judged(state, event.value)
    if why:
        return refused(state, event.seat, why)
    return _after(state, event.seat, calls.table_verdict(event.value))


def tie(state: State, event: Event) -> tuple[State, tuple]:
    """Nobody calls, and the turn passes to the player after the roller (P12)."""
    why = moves.why_not_tie(state, event.seat, event.value)
    if why:
        return refused(state, event.seat, why)
    told = (Effect(effects.TIED, event.seat, event.value, None),)
    return _next_rolls(state), told


def _after(state, seat, verdict):
    told = (Effect(effects.CALLED, seat, 0, verdict),)
    scores = moved(state, seat, verdict)
    for each, score in enumerate(scores):
        if score != state.scores[each]:
            told += (Effect(effects.MOVED, each, score, None),)
    dice = state.dice and turns.taken(state.dice, verdict.taken, seat)
    after = State(state.rules, OVER, seat, state.roller, 0, scores, dice)
    if scores[seat] == state.rules.track:
        return after, told + (Effect(effects.WON, seat, 1 << seat, None),)
    if not verdict.right:
        return _next_rolls(after), told
    return turns.to_roll(after, seat, state.roller, 0, dice), told


def _next_rolls(state):
    """The player after the last roller (P9); what lies must wait for a new die (P10)."""
    seat = turns.next_seat(state, state.roller)
    return turns.to_roll(state, seat, state.roller, 0, state.dice)


def moved(state: State, seat: int, verdict: calls.Verdict) -> tuple[int, ...]:
    """Where the pawns stand after the verdict: never behind the start (P8) nor past the treasure.

    A caller who gets home has won at once: the others do not step back any more (P15).
    """
    home = state.rules.track
    own = max(0, min(home, state.scores[seat] + verdict.steps))
    others = 0 if own == home else verdict.others
    scores = [max(0, score + others) for score in state.scores]
    scores[seat] = own
    return tuple(scores)
