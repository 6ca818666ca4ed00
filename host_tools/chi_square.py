"""How uneven counts are, and how often chance alone is as uneven: Pearson's chi-square test.

With whole degrees of freedom the tail of the chi-square distribution is a finite sum, so this is
exact up to rounding. (That counts follow it is an approximation, good where at least five are
expected of each kind.)
"""

import math
from collections.abc import Iterable, Sequence


def statistic(counts: Sequence[int]) -> float:
    """The squared distance of counts from being all equal, 0 where they are."""
    total = sum(counts)
    return len(counts) * sum(count * count for count in counts) / total - total if total else 0.0


def p_value(statistic: float, freedom: int) -> float:
    """The chance that fair counts are at least so uneven; `freedom` is one less than the kinds."""
    half = statistic / 2
    if half <= 0:
        return 1.0
    if freedom % 2:
        first, tail = 0.5, math.erfc(math.sqrt(half))
    else:
        first, tail = 0.0, 0.0
    return min(1.0, tail + math.fsum(_terms(half, first, freedom // 2)))


def _terms(half: float, first: float, count: int) -> Iterable[float]:
    """half**k / Gamma(k + 1) * exp(-half) for `count` numbers k from `first` on, by logarithms
    so that nothing overflows."""
    for index in range(count):
        k = first + index
        yield math.exp(k * math.log(half) - half - math.lgamma(k + 1))


def run_chance(throws: int, length: int, kinds: int = 6) -> float:
    """The chance that somewhere in so many throws one face comes `length` times in a row.

    A run is a face followed by `again` = length - 1 equal ones. Whether the next is equal is 1 in
    `kinds`, whatever came before; so it is a run of `again` successes in throws - 1 trials, for
    which the chance of having none yet falls by a known recurrence.
    """
    again, trials, equal = length - 1, throws - 1, 1 / kinds
    if again <= 0 or trials < again:
        return 1.0 if throws >= length else 0.0
    none = [1.0] * again + [1 - equal**again]
    for _ in range(trials - again):
        none.append(none[-1] - (1 - equal) * equal**again * none[-1 - again])
        del none[0]
    return 1 - none[-1]
