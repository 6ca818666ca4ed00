"""Which pad was first: from raw edges with microsecond stamps to the one who has the word.

Only the stamps decide. Edges may come in any order, pads may bounce, be held down or be stuck, and
the counter behind the stamps may wrap around; the number of a pad decides nothing, ever.
"""

from collections import namedtuple

from kaperbox.app.pads import PADS, since
from kaperbox.engine.presses import Word, judged

BOUNCE_US = 10000
"""Contacts that opened a shorter time ago are still bouncing: no hand lets go and presses again in
ten milliseconds."""

Limits = namedtuple("Limits", ("seats", "tie_us", "lock_us"))
"""How many pads play, and how close together or how long too early counts (P12, P18)."""


def presses(edges: tuple, live_us: int, held: int) -> tuple:
    """(pad, microseconds after `live_us`) of each press, in the order in which they happened.

    `held`: mask of the pads that were down before the first of these edges. A press is an edge
    down on a pad that was up, and had been for a while.
    """
    found = []
    down, changed = held, [None] * PADS
    for us, _, pad, goes_down in in_order(edges, live_us):
        if bool(goes_down) == bool(down >> pad & 1):
            continue  # the edge between was lost: nothing has changed since
        if goes_down and (changed[pad] is None or us - changed[pad] >= BOUNCE_US):
            found.append((pad, us))
        down ^= 1 << pad
        changed[pad] = us
    return tuple(found)


def in_order(edges: tuple, live_us: int) -> list:
    """(microseconds after `live_us`, place in `edges`, pad, down), sorted."""
    counted = enumerate(edges)
    return sorted([(since(edge[1], live_us), at, edge[0], edge[2]) for at, edge in counted])


def word(edges: tuple, live_us: int, held: int, limits: Limits) -> Word:
    """Who has the word, by how much, who tied and who was early (`engine.presses.Word`)."""
    playing = [press for press in presses(edges, live_us, held) if press[0] < limits.seats]
    return judged(tuple(playing), limits.tie_us, limits.lock_us)
