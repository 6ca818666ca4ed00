"""How often each face came: in each game, in all of them, and for each player by name.

Only dice that the box threw and that still count: a throw that was taken back comes again as it
was, and would be counted twice.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from host_tools.failure import CommandError
from host_tools.fair_games import GAMES
from host_tools.record import Record
from host_tools.replay import played
from kaperbox.app.fairness import Tally
from kaperbox.engine.history import kept


class Group(NamedTuple):
    title: str
    tally: Tally


def groups(records: list[tuple[str, Record]]) -> list[Group]:
    """Of each (file, record), then of all if there are several, then of each player."""
    found = [Group(file, Tally()) for file, _ in records]
    everything = Tally()
    players: dict[str, Tally] = {}
    for (file, record), group in zip(records, found, strict=True):
        for name, faces, by_hand in _throws(file, record):
            for tally in (group.tally, everything, players.setdefault(name, Tally())):
                tally.add(faces)
                tally.by_hand += by_hand
    if len(found) > 1:
        found.append(Group("all games", everything))
    return found + [Group(name, tally) for name, tally in players.items()]


def _throws(file: str, record: Record) -> Iterator[tuple[str, tuple[int, ...], bool]]:
    """(who, the faces that the box threw, whether a die was set by hand), in order."""
    game = GAMES[record.game]
    by_box = game.chance_kinds(record.setup)
    for event in kept(_legal(file, record)):
        if event.kind in by_box and game.fallen(event):
            yield record.players[event.seat], game.fallen(event), False
        elif by_box and event.kind in game.BY_HAND:
            yield record.players[event.seat], (), True


def _legal(file: str, record: Record) -> list[Any]:
    events = []
    for one in played(record):
        if one.why:
            raise CommandError(f"{file}:{one.line}", one.why, 1)
        events.append(one.event)
    return events
