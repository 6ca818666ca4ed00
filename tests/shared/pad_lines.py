"""Pads as timelines: `"..##.#"` is one pad, one sign a millisecond, `#` is down."""

from kaperbox.app.arbitration import Limits, word
from kaperbox.app.pads import Reading

LIMITS = Limits(4, 5000, 250000)
LAST = (1 << 30) - 1

ORDERS = tuple(
    (a, b, c, d)
    for a in range(4)
    for b in range(4)
    for c in range(4)
    for d in range(4)
    if sorted((a, b, c, d)) == [0, 1, 2, 3]
)


def edges(*lines, begin_us=0):
    """The edges of these timelines, pad after pad: not in the order in which they happened."""
    found = []
    for pad, line in enumerate(lines):
        for at in range(1, len(line)):
            if line[at] != line[at - 1]:
                found.append((pad, (begin_us + at * 1000) & LAST, line[at] == "#"))
    return tuple(found)


def held(*lines):
    """The pads that are down at the beginning."""
    return sum(1 << pad for pad, line in enumerate(lines) if line[:1] == "#")


def permuted(mask, order):
    return sum(1 << order[pad] for pad in range(4) if mask >> pad & 1)


def judged(found, live_us, down=0, limits=LIMITS):
    """The word on these edges, which must be the same in any order and for any pads."""
    given = word(found, live_us, down, limits)
    assert word(tuple(reversed(found)), live_us, down, limits) == given
    for order in ORDERS if limits.seats == 4 else ():
        moved = tuple((order[pad], us, goes_down) for pad, us, goes_down in found)
        other = word(moved, live_us, permuted(down, order), limits)
        assert other.first == permuted(given.first, order)
        assert other.early == permuted(given.early, order)
        assert other.first_us == given.first_us and other.lead_us == given.lead_us
    return given


def heard(race, now_us, *new, down=0, after=0):
    """The verdict of a race after these edges; `down` and `after`: pads before and after them."""
    race.hear(Reading(tuple(new), now_us & LAST, 20, down, after))
    return race.verdict(now_us & LAST)
