"""What the rules of Piraten Kapern are called in the set-up, by their place in `rules.Rules`.

Apart from the words of a ride, which stay in memory while a game goes on.
"""

from kaperbox.engine.kapern import rules

PENALTY_FIELD, _SHIPWRECK_FIELD, TARGET_FIELD, DECK_FIELD, DICE_FIELD = 8, 9, 10, 12, 13
"""Indices of fields of `rules.Rules`."""
HOUSE_FIELDS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11)
"""Those that are house rules: all but target, deck and dice."""

DECKS = ("new38", "classic35", "real")
DICE = ("box", "real")
_SHIPWRECKS = ("double", "200+set", "200")
_RULES = (
    ("Keep one", "One die must stay each throw."),
    ("Ship", "Its sabres help fill the chest."),
    ("Skull card", "It bars the full chest."),
    ("Island", "It goes on with one last die."),
    ("Floor", "Nobody falls below zero."),
    ("Guardian", "She may save at the third skull."),
    ("Nine", "Nine of a kind wins the game."),
    ("Peace", "No sabre: points count so often."),
    ("Fine", "For each sabre at Peace."),
    ("Wreck", "How coins and diamonds count."),
    ("Target", ""),
    ("Last ride", "For an overtaken starter."),
    ("Cards", ""),
    ("Dice", ""),
)


def rule(index: int, value: int) -> tuple[str, str]:
    """(label, value) of one field of the rules."""
    if index == DECK_FIELD:
        text = DECKS[value]
    elif index == DICE_FIELD:
        text = DICE[value]
    elif index == _SHIPWRECK_FIELD:
        text = _SHIPWRECKS[value]
    elif rules.LIMITS[index] == (0, 1):
        text = "yes" if value else "no"
    else:
        text = str(value)
    return _RULES[index][0], text


def rule_help(index: int) -> str:
    """What a house rule means, in two lines of the screen."""
    return _RULES[index][1]
