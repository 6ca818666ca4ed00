"""What saving costs the flash, counted on a block device with the RP2's sizes: names and numbers.

Games of two to five players are saved one after another beside as many blocks as the firmware has.
LittleFS moves a metadata block on after some 100 erases, so blocks wear in turn. How uneven that
is was counted over 2,400 games: the most worn block then had 838 erases, 4.2 times the mean, after
6 times at 1,000 games and 9 at 500. Twenty years have 146,000.
"""

import sys

sys.path[:0] = ["firmware", "."]

from tests.device.flash import Flash
from tests.device.power import Power
from tests.shared.saved_games import Tape
from tests.shared.saving import save_all

FIRMWARE_BLOCKS = 150
GAMES_OF_20_YEARS = 20 * 365 * 20
PEAK = 5
"""The most worn block, in means."""
SOME_GAMES = ((1, 2, 8000), (2, 3, 8000, True), (3, 4, 8000), (4, 5, 8000, True))


class NoLog:
    """Takes operations and forgets them."""

    def append(self, operation):
        pass


def played(games):
    """(flash, events) after so many games."""
    flash = Flash()
    power = Power(flash, format=True)
    for number in range(FIRMWARE_BLOCKS):
        power.storage.write("firmware/%d" % number, bytes(4096))
    flash.log = NoLog()
    flash.erases = [0] * flash.blocks
    flash.programs = flash.pages = 0
    tapes = [Tape(game) for game in SOME_GAMES]
    events, session = 0, None
    for number in range(games):
        tape = tapes[number % len(tapes)]
        session = save_all(power.store, tape, session)
        events += len(tape.sizes)
    return flash, events


def show(games):
    flash, events = played(games)
    erases = sum(flash.erases)
    moving = flash.blocks - FIRMWARE_BLOCKS
    print("erases per 1000 events", erases * 1000 // events)
    print("programs per 1000 events", flash.programs * 1000 // events)
    print("pages of 256 bytes per 1000 events", flash.pages * 1000 // events)
    print("most erases of a block", PEAK * erases * GAMES_OF_20_YEARS // (games * moving))


if __name__ == "__main__":
    show(int(sys.argv[1]))
