"""Undo for every game: a game is its list of events, and an undo is one more event in it.

What was undone stays in the list, because a fair game can show it. Every event is a tuple that
begins with its kind and its seat.
"""

UNDO = 0
"""The kind of an undo in every game; a game's own kinds begin at 1."""


def counting(kinds: bytes) -> bytearray:
    """For each event, by its kind: 1 if it still counts, 0 for an undo and what it took back.

    Each undo takes back the last event before it that counts; one with nothing before it, nothing.
    """
    flags = bytearray(len(kinds))
    to_take_back = 0
    for index in range(len(kinds) - 1, -1, -1):
        if kinds[index] == UNDO:
            to_take_back += 1
        elif to_take_back:
            to_take_back -= 1
        else:
            flags[index] = 1
    return flags


def kept(events: tuple | list) -> list:
    """The events that still count, in order."""
    flags = counting(bytes([event[0] for event in events]))
    return [event for event, counts in zip(events, flags) if counts]


def undone(kinds: bytes, alike) -> list:
    """The places of the events that were taken back and can be done again, the next one last.

    Anything else that happens instead makes an end of them; the very same event is a redo:
    `alike(place, other)` says whether two are.
    """
    there: list = []
    waiting: list = []
    for place, kind in enumerate(kinds):
        if kind != UNDO:
            if not (waiting and alike(waiting.pop(), place)):
                waiting = []
            there.append(place)
        elif there:
            waiting.append(there.pop())
    return waiting
