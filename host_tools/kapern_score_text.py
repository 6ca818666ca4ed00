"""The sum of one ride as text or JSON, each line with its points and the ruling behind it."""

import json

from host_tools.kapern_line_text import line_text
from kaperbox.engine.kapern.score import Outcome
from kaperbox.engine.kapern.score_lines import NINE, RULINGS, Line

_WIDTH = 28


def _ruling(line: Line) -> str:
    return f"K{RULINGS[line.why]}"


def sum_rows(outcome: Outcome) -> list[str]:
    """One row of text for each line of the sum."""
    return [_row(line_text(line), f"{line.points}", _ruling(line)) for line in outcome.lines]


def _row(what: str, points: str, ruled: str = "") -> str:
    return f"{what:<{_WIDTH}}{points:>6}  {ruled}".rstrip()


def wins(outcome: Outcome) -> bool:
    """Whether the ride wins the game at once (K17)."""
    return outcome.lines[-1].why == NINE


def as_json(outcome: Outcome) -> str:
    """One object; the rider's points are null where the game ends instead."""
    lines = [
        {"why": line_text(line), "points": line.points, "ruling": _ruling(line)}
        for line in outcome.lines
    ]
    win = wins(outcome)
    rider = None if win else outcome.rider
    return json.dumps({"rider": rider, "others": outcome.others, "win": win, "lines": lines})


def as_text(outcome: Outcome) -> str:
    """The rows of the sum, what the rider gets, and what each other player gets."""
    rows = sum_rows(outcome)
    if wins(outcome):
        return "\n".join([*rows, "The rider wins the game at once."])
    rows.append(_row("the rider", f"{outcome.rider:+d}"))
    return "\n".join([*rows, _row("each other player", f"{outcome.others:+d}")])
