"""What `kaperbox verify` found, in words and as facts for programs."""

from typing import Any

from host_tools.proof_text import SOURCES, Promise
from kaperbox.app.proof import SHOWN_LETTERS


class Checked:
    """What was as promised: how many throws and cards, and what else is to be told of them.

    `undone`: throws and cards that were taken back. `otherwise`: throws that were made again with
    other dice, by somebody who had seen the faces. `edited`: the lines by which a die was set.
    """

    def __init__(self) -> None:
        self.throws = self.cards = self.undone = self.otherwise = 0
        self.edited: list[int] = []
        self._seen: dict[tuple[int, int], set[Any]] = {}

    def deal(self, event: Any, place: tuple[int, int], drawn: bool) -> None:
        """A card or a throw at its place."""
        seen = self._seen.setdefault(place, set())
        self.cards += drawn
        self.throws += not drawn
        self.otherwise += bool(seen) and event not in seen and not drawn
        seen.add(event)

    def facts(self) -> dict[str, object]:
        names = ("throws", "cards", "undone", "otherwise", "edited")
        return {name: getattr(self, name) for name in names}


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
    if found.otherwise:
        lines.append(f"{_many(found.otherwise, 'throw')} made again with other dice.")
    if found.edited:
        lines.append(_edited(found.edited))
    return lines


def _edited(lines: list[int]) -> str:
    where = "line" if len(lines) == 1 else "lines"
    numbers = ", ".join(map(str, lines))
    return f"{_many(len(lines), 'die', 'dice')} set by hand: {where} {numbers}"


def _many(count: int, one: str, more: str = "") -> str:
    return f"{count} {one if count == 1 else more or one + 's'}"


def facts(promise: Promise, found: Checked) -> dict[str, object]:
    """The same for programs."""
    return {
        "ok": True,
        **found.facts(),
        "commitment": promise.commitment,
        "entropy": SOURCES[promise.proof.source],
        "quick": not promise.proof.shares,
    }
