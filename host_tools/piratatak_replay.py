"""Piratatak for `kaperbox replay`, under the names that `replay.GAMES` asks of every game."""

from typing import Any

from host_tools.piratatak_account import closing, entry, opening
from host_tools.record import Record
from kaperbox.app.screens.piratatak.words import REASONS
from kaperbox.engine.piratatak import effects, game, state
from kaperbox.engine.piratatak.events import Event
from kaperbox.engine.piratatak.state import State

__all__ = ["NOTHING_TO_UNDO", "closing", "entry", "facts", "opening", "start", "step"]

NOTHING_TO_UNDO = REASONS[effects.NOTHING_TO_UNDO]

_PHASES = {state.ROLL: "roll", state.PASS: "pass", state.SHARE: "share", state.OVER: "over"}


def start(record: Record) -> State:
    return state.start(record.setup.rules, len(record.players))


def step(before: State, event: Event) -> tuple[State, tuple, str]:
    """(state after the event, effects, why it was refused or "")."""
    after, told = game.step(before, event)
    if told and told[0].kind == effects.REFUSED:
        return before, (), REASONS[told[0].value]
    return after, told, ""


def facts(now: State) -> dict[str, Any]:
    """What a program wants to know of a state. Nobody acts after the end: `player` is None."""
    over = now.phase == state.OVER
    home = [seat + 1 for seat, score in enumerate(now.scores) if score == now.rules.track]
    return {
        "phase": _PHASES[now.phase],
        "player": None if over else now.seat + 1,
        "scores": list(now.scores),
        "at_stake": 0,
        "winners": home if over else [],
    }
