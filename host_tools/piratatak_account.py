"""A game of Piratatak told for people: the dice as they fall, the calls, and what they brought."""

from typing import Any

from host_tools.piratatak_events_text import face_text, write_event
from host_tools.piratatak_text import write_keys
from host_tools.record import Record
from kaperbox.app.screens.piratatak import words
from kaperbox.engine.piratatak import effects, events
from kaperbox.engine.piratatak.state import OVER, State

_MORE = " " * 4


def opening(record: Record) -> list[str]:
    """Who plays, how far, and with which dice."""
    return ["Piratatak: " + ", ".join(record.players), ", ".join(write_keys(record.setup)), ""]


def entry(record: Record, one: Any) -> list[str]:
    """What one event of the record tells; `one` is a `replay.Played`."""
    if one.why:
        return [f"{write_event(one.event)}: {one.why}"]
    name = record.players[one.event.seat]
    lines = [f"{name}: {_did(record, one)}"]
    for effect in one.told:
        if effect.kind == effects.CALLED:
            table = one.event.kind == events.JUDGED
            right = "right" if effect.outcome.right else "wrong"
            lines.append(f"{_MORE}{right}: {words.reason(effect.outcome, table)}")
        elif effect.kind == effects.MOVED:
            lines.append(f"{_MORE}{record.players[effect.seat]} is at {effect.value}")
    return lines


def _did(record: Record, one: Any) -> str:
    event = one.event
    if event.kind == events.THROW:
        return "die " + face_text(event.die, event.value)
    if event.kind == events.EDIT:
        return "a die was knocked over: " + face_text(event.die, event.value)
    if event.kind in (events.CALL, events.JUDGED):
        said = write_event(event).split(" ")[2:]
        return "calls " + " ".join(said) if said else "the time runs out"
    if event.kind == events.TIE:
        tied = [n for seat, n in enumerate(record.players) if event.value >> seat & 1]
        return f"{words.listed(tuple(tied))} press at the same time"
    if event.kind == events.UNDO:
        return "undo: " + write_event(one.undone)
    return _PLAIN[event.kind]


_PLAIN = {
    events.ROLLED: "rolls a die",
    events.PASS: "has no die left and passes",
    events.SHARE: "all twelve dice are shared out",
}


def closing(record: Record, last: State) -> list[str]:
    """The pawns, the first one first, and who won."""
    order = sorted(range(len(record.players)), key=lambda seat: (-last.scores[seat], seat))
    width = max(len(name) for name in record.players)
    table = [f"{record.players[seat]:<{width}} {last.scores[seat]:>3}" for seat in order]
    if last.phase == OVER:
        end = f"{record.players[order[0]]} wins."
    else:
        end = f"The game is not over: {record.players[last.seat]} is next."
    return ["", f"Pawns (treasure at {last.rules.track})", *table, "", end]
