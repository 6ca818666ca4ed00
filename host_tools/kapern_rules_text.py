"""Piraten Kapern's rule profiles as text: `amigo target=5000`, and what may stand in a header.

The fields of `Rules` are read and written by their own names. MicroPython's named tuples do not
tell them, so they stand here once more; a test compares.
"""

from host_tools.failure import one_of, quoted
from kaperbox.engine.kapern.rules import LIMITS, PROFILES, Rules, changed, with_field

DECK_NAMES = ("new38", "classic35", "table")
DICE_NAMES = ("box", "table")
PROFILE_NAMES = tuple(name for name, _ in PROFILES)

ALL_FIELDS = (
    "must_keep_one",
    "ship_sabres_fill_chest",
    "skull_card_blocks_chest",
    "island_single_die",
    "floor_at_zero",
    "guardian_rescues",
    "nine_wins",
    "peace_multiplier",
    "peace_penalty",
    "shipwreck",
    "target",
    "starter_last_ride",
    "deck",
    "dice",
)
FIELDS = tuple(name for name in ALL_FIELDS if name not in ("deck", "dice"))
"""Those of the `rules` line; deck and dice have header lines of their own."""

_WORDS = {"shipwreck": ("double_all", "value200", "value_only")}
_ON_OFF = ("off", "on")
_YES_NO = {"off": 0, "0": 0, "false": 0, "no": 0, "on": 1, "1": 1, "true": 1, "yes": 1}


def profile(name: str) -> Rules:
    """The rules of this name. ValueError where there are none."""
    if name not in PROFILE_NAMES:
        raise ValueError(f"unknown rule profile {quoted(name)}: {one_of(PROFILE_NAMES)}")
    return dict(PROFILES)[name]


def read_rules(text: str) -> tuple[str, Rules]:
    """(profile name, rules) of a `rules` line. ValueError for anything else."""
    name, *settings = text.split()
    rules, seen = profile(name), set()
    for setting in settings:
        field = setting.partition("=")[0]
        if field in seen:
            raise ValueError(f"{quoted(field)} is set twice")
        seen.add(field)
        rules = with_setting(rules, setting)
    return name, rules


def with_setting(rules: Rules, setting: str) -> Rules:
    """`rules` with one `field=value` applied. ValueError with the possible fields or values."""
    field, equals, value = setting.partition("=")
    if not equals:
        raise ValueError(f"{quoted(setting)} is no setting: write FIELD=VALUE")
    if field not in FIELDS:
        raise ValueError(f"unknown rule {quoted(field)}: {one_of(FIELDS)}")
    index = ALL_FIELDS.index(field)
    try:
        return with_field(rules, index, _value(field, index, value))
    except ValueError as error:
        raise ValueError(f"{field} cannot be {quoted(value)}: {error}") from None


def _value(field: str, index: int, text: str) -> int:
    if field in _WORDS:
        return position(_WORDS[field], text)
    if LIMITS[index] == (0, 1):
        if text.lower() not in _YES_NO:
            raise ValueError("on or off")
        return _YES_NO[text.lower()]
    if not 0 < len(text) < 7 or text.strip("0123456789"):
        raise ValueError("%d to %d" % LIMITS[index])
    return int(text)


def position(names: tuple[str, ...], name: str) -> int:
    """The number behind a name. ValueError that lists the names."""
    if name not in names:
        raise ValueError(one_of(names))
    return names.index(name)


def write_rules(name: str, rules: Rules) -> str:
    """The profile's name and every field that differs from it, in the order of `Rules`."""
    words = [name]
    for index in changed(rules, profile(name)):
        field = ALL_FIELDS[index]
        if field in FIELDS:
            words.append(f"{field}={_written(field, index, rules[index])}")
    return " ".join(words)


def _written(field: str, index: int, value: int) -> str:
    if field in _WORDS:
        return _WORDS[field][value]
    return _ON_OFF[value] if LIMITS[index] == (0, 1) else str(value)
