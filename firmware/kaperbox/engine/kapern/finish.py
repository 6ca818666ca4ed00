"""The end of a game: last round, the starter's last ride, sudden death, winners (K27 to K32)."""

from kaperbox.engine.kapern.effects import LAST_RIDE as LAST_RIDE_EFFECT
from kaperbox.engine.kapern.effects import LAST_ROUND as LAST_ROUND_EFFECT
from kaperbox.engine.kapern.effects import SUDDEN_DEATH as SUDDEN_DEATH_EFFECT
from kaperbox.engine.kapern.effects import WON, Effect
from kaperbox.engine.kapern.rules import Rules
from kaperbox.engine.kapern.state import (
    DRAW,
    LAST_RIDE,
    LAST_ROUND,
    OPEN,
    OVER,
    SUDDEN_DEATH,
    Finish,
)


def after_ride(rules: Rules, finish: Finish, seat: int, scores: tuple[int, ...]) -> tuple:
    """What follows the ride of `seat`: (phase, next seat, finish, effects)."""
    return _AFTER[finish.stage](rules, finish, seat, scores)


def _open(rules, finish, seat, scores):
    if max(scores) < rules.target:
        return DRAW, (seat + 1) % len(scores), finish, ()
    order = _from(seat, len(scores))
    starter = _first_with(max(scores), scores, order)
    waiting = tuple(s for s in order[1:] + order[:1] if s != starter)
    told = (Effect(LAST_ROUND_EFFECT, starter, 0, None),)
    return DRAW, waiting[0], Finish(LAST_ROUND, starter, waiting, ()), told


def _last_round(rules, finish, seat, scores):
    starter, waiting = finish.starter, finish.waiting[1:]
    if waiting:
        return DRAW, waiting[0], Finish(LAST_ROUND, starter, waiting, ()), ()
    if rules.starter_last_ride and max(scores) > scores[starter]:
        told = (Effect(LAST_RIDE_EFFECT, starter, 0, None),)
        return DRAW, starter, Finish(LAST_RIDE, starter, (starter,), ()), told
    return _last_ride(rules, finish, seat, scores)


def _last_ride(rules, finish, seat, scores):
    if max(scores) >= rules.target:
        return won(seat, winners(scores))
    told = (Effect(SUDDEN_DEATH_EFFECT, seat, 0, None),)
    return DRAW, (seat + 1) % len(scores), Finish(SUDDEN_DEATH, 0, (), ()), told


def _sudden_death(rules, finish, seat, scores):
    if max(scores) >= rules.target:
        return won(seat, winners(scores))
    return DRAW, (seat + 1) % len(scores), finish, ()


_AFTER = {
    OPEN: _open,
    LAST_ROUND: _last_round,
    LAST_RIDE: _last_ride,
    SUDDEN_DEATH: _sudden_death,
}


def _from(seat, players):
    """All seats in the order of play, beginning with `seat`."""
    return tuple((seat + i) % players for i in range(players))


def _first_with(points, scores, order):
    for seat in order:
        if scores[seat] == points:
            return seat
    return order[0]


def winners(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the highest total: several share the victory (K31)."""
    top = max(scores)
    return tuple(seat for seat in range(len(scores)) if scores[seat] == top)


def won(seat: int, seats: tuple[int, ...]) -> tuple:
    """The game ends with these winners: (phase, seat, finish, effects)."""
    mask = 0
    for winner in seats:
        mask |= 1 << winner
    return OVER, seat, Finish(OPEN, 0, (), seats), (Effect(WON, seat, mask, None),)
