"""What counts mean, said so that a ten-year-old understands, and as facts for programs."""

from host_tools.chi_square import p_value, run_chance, statistic
from host_tools.fair_counts import Group
from kaperbox.app.fairness import ENOUGH, Tally

_BAR = 40
_USUAL, _ODD = 0.05, 0.01


def account(group: Group, faces: tuple[str, ...]) -> list[str]:
    """The lines about one group."""
    tally = group.tally
    lines = [f"{group.title}: {tally.total():,} dice"]
    if tally.by_hand:
        lines.append(f"  Set by hand, and not counted: {tally.by_hand:,}")
    if not tally.total():
        return lines
    most = max(tally.counts)
    for face, count in zip(faces, tally.counts, strict=True):
        lines.append(f"  {face:8}{count:>8,}  {'#' * round(_BAR * count / most)}")
    return [*lines, "  " + _uneven(tally), "  " + _run(tally, faces)]


def _uneven(tally: Tally) -> str:
    if tally.total() < ENOUGH:
        return f"Too few dice to tell whether they are even: it takes {ENOUGH}."
    chance = p_value(statistic(tally.counts), len(tally.counts) - 1)
    said = f"Chance makes the faces this uneven in {games(chance)}."
    if chance >= _USUAL:
        return said + " Nothing unusual."
    if chance >= _ODD:
        return said + " A bit odd, but it happens: play on and look again."
    return said + " That is odd: if more games say the same, something is wrong."


def _run(tally: Tally, faces: tuple[str, ...]) -> str:
    face = faces[tally.longest_face]
    if tally.longest == 1:
        return "No two equal faces fell one after another."
    chance = run_chance(tally.total(), tally.longest)
    return (
        f"Longest run: {tally.longest} times {face} in a row. "
        f"One as long as that comes in {games(chance)}."
    )


def games(chance: float) -> str:
    """A chance as so many of so many fair games, with as many digits as it needs."""
    for whole in (100, 1_000, 1_000_000):
        if chance * whole >= 0.995:
            return f"{round(chance * whole)} of {whole:,} fair games"
    return "not even 1 of 1,000,000 fair games"


def facts(group: Group, faces: tuple[str, ...]) -> dict[str, object]:
    """The same for programs; `p` are null where they say nothing."""
    tally, total = group.tally, group.tally.total()
    uneven = statistic(tally.counts)
    return {
        "group": group.title,
        "dice": total,
        "by_hand": tally.by_hand,
        "counts": dict(zip(faces, tally.counts, strict=True)),
        "chi_square": round(uneven, 6),
        "p": round(p_value(uneven, len(faces) - 1), 9) if total >= ENOUGH else None,
        "longest_run": tally.longest,
        "longest_run_face": faces[tally.longest_face] if total else None,
        "longest_run_p": round(run_chance(total, tally.longest), 9) if total else None,
    }
