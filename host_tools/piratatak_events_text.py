"""Piratatak's events as lines of a record: the one form of each, and the words in it."""

from kaperbox.app.screens.piratatak.words import NAMES
from kaperbox.engine.history import UNDO
from kaperbox.engine.piratatak import events
from kaperbox.engine.piratatak.events import Event
from kaperbox.engine.piratatak.rules import BLACK, MAX_PLAYERS, colour_of, symbol_of

SYMBOLS, COLOURS = NAMES[:BLACK], NAMES[BLACK:]
AMONG = {"coconut": events.WITH_COCONUT, "skull": events.WITH_SKULL}
VERDICTS = ("wrong", "right")


def write_event(event: Event) -> str:
    """The one form of this event; it must be one that `read_event` could have made."""
    words = [str(event.seat + 1), _WORDS[event.kind]]
    if event.kind in (events.THROW, events.EDIT):
        words.append(face_text(event.die, event.value))
    elif event.kind == events.CALL:
        words.extend(name for at, name in enumerate(NAMES) if event.value >> at & 1)
    elif event.kind == events.JUDGED:
        words.append(str(event.value & events.SETS))
        words.extend(name for name, bit in AMONG.items() if event.value & bit)
        words.append(VERDICTS[bool(event.value & events.RIGHT)])
    elif event.kind == events.TIE:
        others = event.value & ~(1 << event.seat)
        words.append(str(event.seat + 1))
        words.extend(str(seat + 1) for seat in range(MAX_PLAYERS) if others >> seat & 1)
    return " ".join(words)


def face_text(die: int, number: int) -> str:
    """`7 boat red`: a die from 0 and its face."""
    return f"{die + 1} {NAMES[symbol_of(number)]} {NAMES[colour_of(number)]}"


_WORDS = {
    UNDO: "undo",
    events.THROW: "throw",
    events.ROLLED: "throw",
    events.CALL: "call",
    events.JUDGED: "call",
    events.TIE: "tie",
    events.PASS: "pass",
    events.SHARE: "share",
    events.EDIT: "edit",
}
