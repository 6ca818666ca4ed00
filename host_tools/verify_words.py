"""What `kaperbox verify` found, in words and as facts for programs."""

from typing import NamedTuple

from host_tools.proof_text import SOURCES, Promise
from kaperbox.app.proof import SHOWN_LETTERS


class Checked(NamedTuple):
    throws: int
    cards: int
    undone: int
    edited: tuple[int, ...]
    """The lines by which somebody set a die by hand."""


def account(promise: Promise, found: Checked) -> list[str]:
    """What `kaperbox verify` prints when all is as committed."""
    lines = [f"all {_many(found.throws, 'throw')} and {_many(found.cards, 'card')} as committed"]
    shown = promise.commitment[:SHOWN_LETTERS]
    fours = " ".join(shown[at : at + 4] for at in range(0, SHOWN_LETTERS, 4))
    lines.append(f"The screen must have shown {fours} before the first throw.")
    if not promise.proof.shares:
        lines.append("It was a quick start: the table gave no share of its own.")
    if promise.proof.source:
        lines.append("The board's own chance had failed: the secret rests on presses.")
    if found.undone:
        lines.append(f"{_many(found.undone, 'throw or card', 'throws or cards')} taken back.")
    if found.edited:
        lines.append(_edited(found.edited))
    return lines


def _edited(lines: tuple[int, ...]) -> str:
    where = "line" if len(lines) == 1 else "lines"
    numbers = ", ".join(map(str, lines))
    return f"{_many(len(lines), 'die', 'dice')} set by hand: {where} {numbers}"


def _many(count: int, one: str, more: str = "") -> str:
    return f"{count} {one if count == 1 else more or one + 's'}"


def facts(promise: Promise, found: Checked) -> dict[str, object]:
    """The same for programs."""
    return {
        "ok": True,
        **found._asdict(),
        "commitment": promise.commitment,
        "entropy": SOURCES[promise.proof.source],
        "quick": not promise.proof.shares,
    }
