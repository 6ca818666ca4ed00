"""Piraten Kapern for the commands that judge dice, under the names of `fair_games.GAMES`."""

from host_tools.kapern_text import Setup
from kaperbox.app.screens.kapern import flow
from kaperbox.engine.kapern import events
from kaperbox.engine.kapern.events import Event
from kaperbox.engine.kapern.rules import ALL_DICE, BOX_DICE, TABLE_DECK
from kaperbox.engine.kapern.state import State

FACES = ("skull", "sabre", "coin", "diamond", "monkey", "parrot")

EVENTS = events
"""Has `DRAWS` and `THROWS`, the kinds of events that chance decides."""

BY_HAND: tuple[int, ...] = ()
"""The kinds of events by which somebody sets a die."""

is_over = flow.is_over


def chance_kinds(setup: Setup) -> tuple[int, ...]:
    """The kinds that the box's chance decides in this game, not the table's own dice or cards."""
    throws = events.THROWS if setup.rules.dice == BOX_DICE else ()
    return throws + (() if setup.rules.deck == TABLE_DECK else events.DRAWS)


def dealt(before: State, event: Event, dealer) -> Event:
    """What this dealer gives in place of the event, asked as the box asks."""
    return flow.deal(before, event.dice or ALL_DICE, dealer)


def fallen(event: Event) -> tuple[int, ...]:
    """The faces that were thrown with this event."""
    return event.faces if event.kind in events.THROWS else ()
