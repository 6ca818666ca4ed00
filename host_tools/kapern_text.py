"""Piraten Kapern's part of a record, under the names that `record.GAMES` asks of every game."""

from collections import namedtuple

from host_tools.failure import quoted
from host_tools.kapern_events_text import VERBS, read_event, write_event
from host_tools.kapern_rules_text import (
    ALL_FIELDS,
    DECK_NAMES,
    DICE_NAMES,
    PROFILE_NAMES,
    position,
    read_rules,
    write_rules,
)
from kaperbox.engine.kapern.rules import AMIGO, MAX_PLAYERS, MIN_PLAYERS, Rules, with_field

__all__ = [
    "KEYS",
    "NO_SETUP",
    "PLAYERS",
    "VERBS",
    "profile_of",
    "read_event",
    "read_key",
    "setup_of",
    "write_event",
]

KEYS = ("rules", "deck", "dice")
PLAYERS = (MIN_PLAYERS, MAX_PLAYERS)

_CHOICES = {"deck": DECK_NAMES, "dice": DICE_NAMES}


Setup = namedtuple("Setup", ("profile", "rules"))
"""The profile's name says which fields are changed, so it is kept beside the rules."""

NO_SETUP = Setup("amigo", AMIGO)


def setup_of(profile: int, rules: Rules) -> Setup:
    """What a journal says: the index of the profile, and every field."""
    return Setup(PROFILE_NAMES[profile], rules)


def profile_of(setup: Setup) -> int:
    """The index of the profile."""
    return PROFILE_NAMES.index(setup.profile)


def read_key(setup: Setup, key: str, value: str) -> Setup:
    """`setup` with one header line applied. ValueError for a wrong value."""
    if key == "rules":
        return Setup(*read_rules(value))
    try:
        number = position(_CHOICES[key], value)
    except ValueError as error:
        raise ValueError(f"{key} cannot be {quoted(value)}: {error}") from None
    return Setup(setup.profile, with_field(setup.rules, ALL_FIELDS.index(key), number))


def write_keys(setup: Setup) -> list[str]:
    """The header lines of this game, in their one order."""
    rules = setup.rules
    deck, dice = DECK_NAMES[rules.deck], DICE_NAMES[rules.dice]
    return [f"rules {write_rules(*setup)}", f"deck {deck}", f"dice {dice}"]
