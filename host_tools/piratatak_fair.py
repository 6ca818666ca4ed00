"""Piratatak for the commands that judge dice, under the names of `fair_games.GAMES`."""

from host_tools.piratatak_events_text import SYMBOLS
from host_tools.piratatak_text import Setup
from kaperbox.app.screens.piratatak import flow
from kaperbox.engine.piratatak import events
from kaperbox.engine.piratatak.events import Event
from kaperbox.engine.piratatak.rules import symbol_of
from kaperbox.engine.piratatak.state import State

__all__ = ["BY_HAND", "EVENTS", "FACES", "chance_kinds", "dealt", "fallen", "is_over"]

FACES = SYMBOLS
EVENTS = events
BY_HAND = flow.BY_HAND
is_over = flow.is_over


def chance_kinds(setup: Setup) -> tuple[int, ...]:
    """The kinds that the box's chance decides in this game, not the table's own dice."""
    return events.THROWS if flow.by_chance(setup.rules) else ()


def dealt(before: State, event: Event, dealer) -> Event:
    """What this dealer gives in place of the event, asked as the box asks."""
    return flow.deal(before, event.die, dealer)


def fallen(event: Event) -> tuple[int, ...]:
    """The side that was thrown with this event."""
    return (symbol_of(event.value),) if event.kind in events.THROWS else ()
