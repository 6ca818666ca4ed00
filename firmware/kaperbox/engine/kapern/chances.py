"""The exact chance to bust, for the dice that a player has in mind (K3, K14)."""

from kaperbox.engine.kapern import moves
from kaperbox.engine.kapern.events import bit_count
from kaperbox.engine.kapern.rules import SHIPWRECK, SKULL
from kaperbox.engine.kapern.state import DECIDE, RESCUE, State


def bust_chance(state: State, dice: int) -> tuple[int, int]:
    """(bad, all): of `all` equally likely throws of these dice, `bad` end the ride at once.

    A throw that the Guardian may still rescue is not bad yet (K14). (0, 1) where no skull ends a
    ride: on Skull Island, for the Zombie attack, after a Shipwreck.
    """
    ride = state.ride
    if state.phase not in (DECIDE, RESCUE) or ride.card == SHIPWRECK:
        return 0, 1
    if moves.why_not_again(state, dice):
        return 0, 1
    taken = bit_count(dice & moves.mask_of(ride.dice, SKULL))
    lying = moves.skulls(ride) - taken
    spared = ride.guardian and not taken
    count = bit_count(dice)
    good = _ways(count, (3 if spared and state.rules.guardian_rescues else 2) - lying)
    return 6**count - good, 6**count


def _ways(count, allowed):
    """How many throws of so many dice show at most so many skulls."""
    good, chosen = 0, 1
    for skulls in range(min(allowed, count) + 1):
        good += chosen * 5 ** (count - skulls)
        chosen = chosen * (count - skulls) // (skulls + 1)
    return good
