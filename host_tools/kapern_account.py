"""A game of Piraten Kapern told for people: who drew what, the dice, the sum of every ride."""

from typing import Any

from host_tools.kapern_dice_text import LETTERS, dice_text
from host_tools.kapern_events_text import write_event
from host_tools.kapern_line_text import ENDINGS
from host_tools.kapern_score_text import sum_rows
from host_tools.kapern_text import write_keys
from host_tools.record import Record
from kaperbox.app.screens.kapern import words
from kaperbox.engine.kapern import effects, events
from kaperbox.engine.kapern.rules import ALL_DICE, DICE
from kaperbox.engine.kapern.state import OVER, State

_RIDE, _SUM = " " * 4, " " * 8


def opening(record: Record) -> list[str]:
    """Who plays, by which rules, and how to read the dice."""
    letters = (f"{letter} {face}" for letter, face in zip(LETTERS, words.FACES, strict=False))
    return [
        "Piraten Kapern: " + ", ".join(record.players),
        ", ".join(write_keys(record.setup)),
        "dice: " + ", ".join(letters) + "; (X) was thrown again",
    ]


def entry(record: Record, one: Any) -> list[str]:
    """What one event of the record tells; `one` is a `replay.Played`."""
    if one.why:
        return [f"{_RIDE}{write_event(one.event)}: {one.why}"]
    lines = [_did(record, one)]
    for effect in one.told:
        teller = _EFFECTS.get(effect.kind)
        lines += teller(record, one, effect) if teller else []
    return lines


def _did(record: Record, one: Any) -> str:
    event, name = one.event, record.players[one.event.seat]
    if event.kind == events.CARD:
        rule = words.CARD_RULES[event.value]
        return f"\n{name}: {words.CARDS[event.value]}. {rule}"
    if event.kind in (events.THROW, events.AGAIN, events.RESULT):
        ended = ENDINGS[event.value] if event.kind == events.RESULT else ""
        return f"{_RIDE}{_dice(one.before.ride.dice, event)} {ended}".rstrip()
    if event.kind in (events.KEEP, events.TAKE):
        where = "onto the card" if event.kind == events.KEEP else "off the card"
        return f"{_RIDE}{dice_text(event.dice)} {where}"
    if event.kind == events.STOP:
        return f"{_RIDE}stop"
    return f"{_RIDE}undo by {name}: {write_event(one.undone)}"


def _dice(lying: tuple[int, ...], event: events.Event) -> str:
    """All eight dice as they lie after the event, those thrown again in brackets."""
    thrown = event.dice if event.kind == events.AGAIN else ALL_DICE
    faces, cells = list(event.faces), ""
    for index in range(DICE):
        new = thrown >> index & 1
        letter = LETTERS[faces.pop(0) if new else lying[index]]
        cells += f"({letter})" if new and event.kind == events.AGAIN else f" {letter} "
    return cells


def _ended(record: Record, one: Any, effect: effects.Effect) -> list[str]:
    rows = [_SUM + row for row in sum_rows(effect.outcome)]
    seats = range(len(record.players))
    changes = [one.after.scores[seat] - one.before.scores[seat] for seat in seats]
    totals = (
        f"{record.players[seat]} {one.after.scores[seat]}"
        + (f" ({changes[seat]:+d})" if changes[seat] else "")
        for seat in seats
    )
    return [*rows, _RIDE + ", ".join(totals)]


def _last_round(record: Record, one: Any, effect: effects.Effect) -> list[str]:
    return [f"\nLast round: {record.players[effect.seat]} is at the target."]


def _last_ride(record: Record, one: Any, effect: effects.Effect) -> list[str]:
    return [f"\nOne last ride for {record.players[effect.seat]}, who was overtaken."]


def _said(text: str) -> Any:
    return lambda record, one, effect: [text]


_EFFECTS = {
    effects.RESHUFFLED: _said(_RIDE + "(the discards were shuffled first)"),
    effects.RESCUE_OFFERED: _said(_RIDE + "third skull: the Guardian may help"),
    effects.GUARDIAN_USED: _said(_RIDE + "the Guardian took a skull"),
    effects.ISLAND_REACHED: _said(_RIDE + "Skull Island!"),
    effects.RIDE_ENDED: _ended,
    effects.LAST_ROUND: _last_round,
    effects.LAST_RIDE: _last_ride,
    effects.SUDDEN_DEATH: _said("\nNobody is at the target: the first to reach it wins."),
}


def closing(record: Record, last: State) -> list[str]:
    """The totals, the highest first, and who won."""
    order = sorted(range(len(record.players)), key=lambda seat: (-last.scores[seat], seat))
    width = max(len(name) for name in record.players)
    table = [f"{record.players[seat]:<{width}} {last.scores[seat]:>6}" for seat in order]
    names = [record.players[seat] for seat in last.finish.winners]
    if last.phase != OVER:
        end = f"The game is not over: {record.players[last.seat]} is next."
    elif len(names) == 1:
        end = f"{names[0]} wins."
    else:
        end = " and ".join(names) + " share the victory."
    return ["", "Totals", *table, "", end]
