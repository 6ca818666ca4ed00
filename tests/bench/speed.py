"""Rides per second through the public `step`, on whatever interpreter runs this.

`python tests/bench/speed.py RIDES` prints for each policy its name and the rides per second. The
events are made beforehand, so that only the engine is timed.
"""

import sys
import time

sys.path[:0] = ["firmware", "."]

from kaperbox.engine.kapern import effects, events, game, rules
from kaperbox.engine.kapern.state import DECIDE, OVER, RESCUE, start
from tests.shared.chance import Chance
from tests.shared.random_player import some_event

PLAYERS = 4


class FairChance:
    """A `Chance` whose dice are fair: that of the tests likes rare throws."""

    def __init__(self, seed):
        chance = Chance(seed)
        self.below = chance.below
        self.one_of = chance.one_of

    def faces(self, count):
        return tuple([self.below(6) for _ in range(count)])


def stop_after_first(state, chance):
    """Stops as soon as that is allowed; throws on only where it must."""
    if state.phase in (DECIDE, RESCUE):
        return events.stop(state.seat)
    return some_event(state, chance)


def games_of(policy, rides, chance):
    """(start, events) of games with at least so many rides altogether, and how many they have."""
    games = []
    done = 0
    while done < rides:
        begin = state = start(rules.AMIGO, PLAYERS)
        happened = []
        while state.phase != OVER and done < rides:
            happened.append(policy(state, chance))
            state, told = game.step(state, happened[-1])
            done += sum(1 for effect in told if effect.kind == effects.RIDE_ENDED)
        games.append((begin, happened))
    return games, done


def rides_per_second(policy, rides):
    games, done = games_of(policy, rides, FairChance(1))
    step = game.step
    began = _now_us()
    for state, happened in games:
        for event in happened:
            state = step(state, event)[0]
    return done * 1000000 // max(1, _now_us() - began)


def _now_us():
    """Time of this process alone, where the interpreter can tell it from that of others."""
    if hasattr(time, "ticks_us"):
        return time.ticks_us()
    return time.process_time_ns() // 1000


if __name__ == "__main__":
    wanted = int(sys.argv[1])
    print("stop after the first throw", rides_per_second(stop_after_first, wanted))
    print("random legal moves", rides_per_second(some_event, wanted))
