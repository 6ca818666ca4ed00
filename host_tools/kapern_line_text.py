"""The longer words for the lines of a score, and how a ride ended: the box has short ones."""

from kaperbox.app.screens.kapern import words
from kaperbox.engine.kapern import events, score_lines

ENDINGS = {
    events.ENDED_STOP: "stop",
    events.ENDED_BUST: "bust",
    events.ENDED_ISLAND: "island",
    events.ENDED_NINE: "nine of a kind",
}

_LINES = {
    score_lines.SET: "set of %s",
    score_lines.ANIMAL_SET: "set of %s",
    score_lines.VALUE: "%s, 100 each",
    score_lines.CHEST: "full chest",
    score_lines.SHIP_WON: "ship won",
    score_lines.SHIP_LOST: "ship lost",
    score_lines.DOUBLED: "doubled by the Pirate",
    score_lines.PEACE_DOUBLED: "doubled by Peace",
    score_lines.SABRES_AT_STOP: "%s at Peace",
    score_lines.SABRES_AT_BUST: "%s at Peace",
    score_lines.SABRES_ON_ISLAND: "%s at Peace",
    score_lines.BUST: "bust: %s",
    score_lines.BUST_ON_CARD: "safe on the card: %s",
    score_lines.ISLAND_SKULLS: "Skull Island: %s",
    score_lines.ZOMBIES_BEATEN: "Zombies beaten",
    score_lines.ZOMBIES_WON: "Zombies won",
    score_lines.WRECK_VALUE: "%s",
    score_lines.WRECK_DOUBLED: "doubled by the Shipwreck",
    score_lines.WRECK_CHEST: "full chest",
    score_lines.NINE: "nine of a kind: %s",
}


def line_text(entry: score_lines.Line) -> str:
    """What a `score_lines.Line` says, without its points."""
    text = _LINES[entry.why]
    if "%s" not in text:
        return text
    noun = "die" if entry.why == score_lines.BUST_ON_CARD else words.FACES[entry.face]
    if noun == "die":
        return text % ("1 die" if entry.number == 1 else "%d dice" % entry.number)
    return text % words.many(entry.number, noun)
