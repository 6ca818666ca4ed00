"""The games whose dice can be judged: one line each."""

from host_tools import kapern_fair, piratatak_fair

GAMES = {"kapern": kapern_fair, "piratatak": piratatak_fair}
"""Each has FACES, EVENTS, BY_HAND, chance_kinds, dealt, fallen, is_over: see `kapern_fair`."""
