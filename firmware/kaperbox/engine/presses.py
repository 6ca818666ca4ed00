"""Who was first, for every game with pads: P11, P12 and P18 of Piratatak.

Here a press is only (seat, microseconds after the pads went live), less than 0 for one that came
too early. What a pad's contacts do before that is a press is for `app/arbitration.py`.
"""

from collections import namedtuple

Word = namedtuple("Word", ("first", "first_us", "lead_us", "early"))
"""`first`: mask of the seats that pressed first: 0 nobody yet, one has the word, several cancel
each other. `first_us`: when. `lead_us`: how much later the next one was, `NOBODY_ELSE` while there
is none. `early`: mask of the seats that pressed too early."""

NOBODY_ELSE = -1


def judged(presses: tuple, tie_us: int, lock_us: int) -> Word:
    """The `Word` after these presses, which are in the order of their microseconds.

    A press that is too early counts for nothing, and neither does any further one of that seat
    within `lock_us` (P18). Whoever is at most `tie_us` behind the first one ties with it (P12).
    The seats' numbers decide nothing.
    """
    free_us: dict = {}
    early = first = first_us = 0
    for seat, us in presses:
        if us < 0:
            early |= 1 << seat
            free_us[seat] = us + lock_us
        elif us < free_us.get(seat, 0):
            continue
        elif not first:
            first, first_us = 1 << seat, us
        elif us - first_us <= tie_us:
            first |= 1 << seat
        elif not first >> seat & 1:
            return Word(first, first_us, us - first_us, early)
    return Word(first, first_us, NOBODY_ELSE, early)
