"""The words of a ride of Piraten Kapern, on the screen or in a terminal; `rule_words` has others.

Indexed by the engine's numbers. Each sentence fits three screen lines of 16 characters.
"""

from kaperbox.app.language import say
from kaperbox.engine.kapern import effects, score_lines

UNTOLD_SKULLS = 8
"""So many skulls in a bust mean that the table did not tell its dice."""

FACES = ("skull", "sabre", "coin", "diamond", "monkey", "parrot", "animal")

CARDS = (
    "Treasure Island",
    "Pirate",
    "Guardian",
    "Animals",
    "Coin",
    "Diamond",
    "Skull",
    "Two skulls",
    "Ship, 2 sabres",
    "Ship, 3 sabres",
    "Ship, 4 sabres",
    "Peace",
    "Zombie attack",
    "Shipwreck",
    "No card",
)

SHORT_CARDS = (
    "Treasure",
    "Pirate",
    "Guardian",
    "Animals",
    "Coin",
    "Diamond",
    "Skull ☠",
    "Skulls ☠☠",
    "Ship 2",
    "Ship 3",
    "Ship 4",
    "Peace",
    "Zombies",
    "Wreck",
    "",
)

CARD_RULES = (
    "Dice put on the card survive a bust.",
    "All points count double.",
    "She throws one skull again, once.",
    "Monkeys and parrots are one kind.",
    "You start with one coin.",
    "You start with one diamond.",
    "You start with one skull.",
    "You start with two skulls.",
    "2 sabres and stop: +300, else -300.",
    "3 sabres and stop: +500, else -500.",
    "4 sabres and stop: +1000, else -1000.",
    "No sabre: double. Else -500 each.",
    "5 sabres: 1200. Else the others share it.",
    "Two throws. Only coins and diamonds, doubled.",
    "",
)

REASONS = {
    effects.GAME_OVER: "The game is over.",
    effects.UNKNOWN_EVENT: "This game has no such move.",
    effects.NOT_YOUR_TURN: "It is not this player's turn.",
    effects.NO_SUCH_CARD: "There is no such card.",
    effects.CARD_USED_UP: "No such card is left in the pile.",
    effects.CARD_FIRST: "First draw a card.",
    effects.CARD_LIES: "The card is drawn already.",
    effects.BAD_FACES: "One face for each die, please.",
    effects.NOT_NOW: "This cannot be done now.",
    effects.NO_DICE: "Mark dice to throw first.",
    effects.TWO_DICE: "Throw at least two dice.",
    effects.KEEP_ONE: "Keep at least one die.",
    effects.SKULL_LIES: "A skull stays where it is.",
    effects.ONE_SKULL: "She takes only one skull.",
    effects.RESCUE_OR_STOP: "Mark one skull, or accept 0.",
    effects.DICE_ON_CARD: "That die is on the card already.",
    effects.DICE_NOT_ON_CARD: "That die is not on the card.",
    effects.FORCED_DICE: "All loose dice must be thrown.",
    effects.ONLY_TREASURE: "Only Treasure Island holds dice.",
    effects.NOTHING_TO_STOP: "There is nothing to stop now.",
    effects.TABLE_ONLY: "Results are for table dice only.",
    effects.STOP_NEEDS_FEWER_SKULLS: "With three skulls the ride is a bust.",
    effects.BUST_NEEDS_SKULLS: "A bust takes three skulls.",
    effects.ISLAND_NEEDS_SKULLS: "Skull Island takes four skulls.",
    effects.NO_ISLAND: "No Skull Island with this card.",
    effects.NO_BUST: "With this card a ride just ends: stop.",
    effects.ZOMBIE_UNFINISHED: "Throw on: only skulls and sabres.",
    effects.NO_SKULL_ON_CARD: "A skull cannot go on the card.",
    effects.NOTHING_TO_UNDO: "There is nothing to undo.",
}

CARD_SKULLS_TOO = ("", " ☠ on card", " ☠☠ card")
"""Beside a bust: how many of its skulls are the card's."""

MARKS_WRONG = {
    effects.TWO_DICE: "Mark one more",
    effects.KEEP_ONE: "Keep one die",
    effects.RESCUE_OR_STOP: "Mark one skull",
}
"""Shown in place of what ROLL does, where the marked dice cannot be thrown yet."""


def signed(points: int) -> str:
    """`+300`, `-500`, `0`."""
    return "+%d" % points if points > 0 else str(points)


def chance(bad: int, out_of: int) -> str:
    """The chance to bust, never rounded to a certainty that it is not."""
    if bad == 0:
        return "Cannot bust"
    if bad == out_of:
        return "Sure to bust"
    percent = (200 * bad + out_of) // (2 * out_of)
    return say("Bust %d in 100") % max(1, min(99, percent))


def many(count: int, noun: str) -> str:
    """`1 die`, `3 coins`: the number and the noun in the right form."""
    return say("1 " + noun) if count == 1 else say("%d " + noun + "s") % count


_SHORT_LINES = {
    score_lines.SET: "%s",
    score_lines.ANIMAL_SET: "%s",
    score_lines.CHEST: "Full chest",
    score_lines.SHIP_WON: "Ship won",
    score_lines.SHIP_LOST: "Ship lost",
    score_lines.DOUBLED: "Pirate ×2",
    score_lines.PEACE_DOUBLED: "Peace ×%d",
    score_lines.SABRES_AT_STOP: "%s",
    score_lines.SABRES_AT_BUST: "%s",
    score_lines.SABRES_ON_ISLAND: "%s",
    score_lines.BUST: "%s",
    score_lines.BUST_ON_CARD: "Safe: %d dice",
    score_lines.ISLAND_SKULLS: "%s",
    score_lines.ZOMBIES_BEATEN: "%s",
    score_lines.ZOMBIES_WON: "only %s",
    score_lines.WRECK_DOUBLED: "Wreck ×2",
    score_lines.WRECK_CHEST: "Full chest",
    score_lines.NINE: "%s!",
}


def short_line(entry: score_lines.Line) -> str:
    """What a line of a score says on the screen: with the points it fits 16 columns."""
    if entry.why in (score_lines.VALUE, score_lines.WRECK_VALUE):
        return "%d×%s" % (entry.number, say(FACES[entry.face]))
    if entry.why == score_lines.BUST and entry.number >= UNTOLD_SKULLS:
        return "Bust"
    if entry.why == score_lines.BUST_ON_CARD and entry.number == 1:
        return "Safe: 1 die"
    text = _SHORT_LINES[entry.why]
    if "%d" in text:
        return say(text) % entry.number
    return say(text) % many(entry.number, FACES[entry.face]) if "%s" in text else text
