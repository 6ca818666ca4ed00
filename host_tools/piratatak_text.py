"""Piratatak's part of a record, under the names that `record.GAMES` asks of every game."""

from collections import namedtuple

from host_tools.failure import one_of, quoted
from host_tools.piratatak_events_read import VERBS, read_event
from host_tools.piratatak_events_text import write_event
from kaperbox.engine.piratatak.rules import (
    LIMITS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    USUAL,
    Rules,
    changed,
    with_field,
)

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
    "write_keys",
]

KEYS = ("track", "dice")
PLAYERS = (MIN_PLAYERS, MAX_PLAYERS)

DICE_NAMES = ("box", "table")
FIELDS = ("tie_us", "call_ms", "false_start_ms")
"""Settings that may follow the length of the track where they are not the usual ones."""

_ALL_FIELDS = ("track", "tie_us", "call_ms", "false_start_ms", "dice")


Setup = namedtuple("Setup", ("rules",))
"""All that the header says: there is one edition, so no profile stands beside the rules."""

NO_SETUP = Setup(USUAL)


def setup_of(profile: int, rules: Rules) -> Setup:
    """What a saved game says: the index of the profile, and every field."""
    return Setup(rules)


def profile_of(setup: Setup) -> int:
    """The index of the profile."""
    return 0


def read_key(setup: Setup, key: str, value: str) -> Setup:
    """`setup` with one header line applied. ValueError for a wrong value."""
    return Setup(_with_key(setup.rules, key, value))


def _with_key(setup: Rules, key: str, value: str) -> Rules:
    if key == "dice":
        if value not in DICE_NAMES:
            raise ValueError(f"dice cannot be {quoted(value)}: {one_of(DICE_NAMES)}")
        return with_field(setup, _ALL_FIELDS.index("dice"), DICE_NAMES.index(value))
    track, *settings = value.split()
    setup = _with_number(setup, "track", track)
    seen = set()
    for setting in settings:
        field, equals, number = setting.partition("=")
        if not equals or field not in FIELDS:
            raise ValueError(f"unknown setting {quoted(setting)}: {one_of(FIELDS)}")
        if field in seen:
            raise ValueError(f"{quoted(field)} is set twice")
        seen.add(field)
        setup = _with_number(setup, field, number)
    return setup


def _with_number(setup: Rules, field: str, text: str) -> Rules:
    index = _ALL_FIELDS.index(field)
    try:
        if not 0 < len(text) < 7 or text.strip("0123456789"):
            raise ValueError("%d to %d" % LIMITS[index])
        return with_field(setup, index, int(text))
    except ValueError as error:
        raise ValueError(f"{field} cannot be {quoted(text)}: {error}") from None


def write_keys(setup: Setup) -> list[str]:
    """The header lines of this game, in their one order."""
    rules = setup.rules
    words = ["track", str(rules.track)]
    for index in changed(rules):
        if _ALL_FIELDS[index] in FIELDS:
            words.append(f"{_ALL_FIELDS[index]}={rules[index]}")
    return [" ".join(words), f"dice {DICE_NAMES[rules.dice]}"]
