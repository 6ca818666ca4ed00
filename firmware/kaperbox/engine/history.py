"""Undo for every game: a game is its list of events, and an undo is one more event in it.

What was undone stays in the list, because a fair game can show it. Every event is a tuple that
begins with its kind and its seat.
"""

UNDO = 0
"""The kind of an undo in every game; a game's own kinds begin at 1."""


def kept(events: tuple) -> list:
    """The events that still count: each undo takes back the last one before it that counts."""
    counting = []
    for event in events:
        if event[0] != UNDO:
            counting.append(event)
        elif counting:
            counting.pop()
    return counting
