"""What one provably fair throw of eight dice takes: microseconds, and bytes until they are freed.

`throw_cost(now_us)` runs anywhere, on the board too: `now_us` is any microsecond counter. As a
program it prints its numbers, a line each.
"""

import gc
import sys
import time

if __name__ == "__main__":
    sys.path[:0] = ["firmware", "."]

from kaperbox.app import fate
from kaperbox.app.proof import Proof

RUNS = 50
PLAYED = "kapern 0 1 1 0 0 1 1 2 500 0 8000 1 0 0, Ann, Bob, Cleo, Dan, Edda"


def throw(number):
    """The faces of one throw, from the secret on, as the box works them out."""
    proof = Proof(bytes(range(32)), 0, (183746, 99281734, 5, 6, 7), "LROTTORL")
    return fate.dealer(proof, PLAYED, (1, number)).faces(8)


def throw_cost(now_us):
    """(microseconds of the quickest of some throws, bytes of the heap or 0 where not known)."""
    best = 1 << 29
    for number in range(1, RUNS + 1):
        began = now_us()
        throw(number)
        best = min(best, now_us() - began)
    return best, _allocated()


def _allocated():
    """What a throw takes from the heap before anything is collected."""
    if not hasattr(gc, "mem_alloc"):
        return 0
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    throw(1)
    used = gc.mem_alloc() - before
    gc.enable()
    return used


if __name__ == "__main__":
    counter = getattr(time, "ticks_us", None) or (lambda: time.perf_counter_ns() // 1000)
    us, size = throw_cost(counter)
    print("us", us)
    print("bytes", size)
