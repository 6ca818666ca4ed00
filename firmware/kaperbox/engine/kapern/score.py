"""What a ride is worth, line by line, for box dice and table dice alike (K3 to K25).

The lines of an `Outcome` add up to what the rider gets, so that a screen can show the whole sum.
"""

from collections import namedtuple

from kaperbox.engine.kapern.events import ENDED_BUST, ENDED_ISLAND, ENDED_NINE, ENDED_STOP
from kaperbox.engine.kapern.rules import (
    CARD_SKULLS,
    COIN,
    COIN_CARD,
    DIAMOND,
    DIAMOND_CARD,
    DICE,
    DOUBLE_ALL,
    PEACE,
    PIRATE,
    SABRE,
    SHIP_POINTS,
    SHIP_SABRES,
    SHIPWRECK,
    SKULL,
    VALUE_ONLY,
    ZOMBIE,
    Rules,
)
from kaperbox.engine.kapern.score_lines import (
    BUST,
    BUST_ON_CARD,
    CHEST,
    DOUBLED,
    ISLAND_SKULLS,
    NINE,
    PEACE_DOUBLED,
    SABRES_AT_BUST,
    SABRES_AT_STOP,
    SABRES_ON_ISLAND,
    SET,
    SET_POINTS,
    SHIP_LOST,
    SHIP_WON,
    VALUE_POINTS,
    WRECK_CHEST,
    WRECK_DOUBLED,
    WRECK_VALUE,
    ZOMBIES_BEATEN,
    ZOMBIES_WON,
    Line,
    dice_lines,
    total,
)
from kaperbox.engine.kapern.state import Ride

Outcome = namedtuple("Outcome", ("lines", "rider", "others"))
"""`rider`: the change of the rider's total; `others`: the change of each other player's."""

NOTHING = Outcome((), 0, 0)

CHEST_POINTS = 500
ISLAND_POINTS = 100
ZOMBIE_POINTS = 1200
ZOMBIE_SABRES = 5


def outcome(rules: Rules, ride: Ride, ended: int, players: int) -> Outcome:
    """The `Outcome` of a ride that ended in one of the ways `events.ENDED_…`."""
    if ended == ENDED_NINE:
        return Outcome((Line(NINE, 9, ride.dice[0], 0),), 0, 0)
    if ride.card == ZOMBIE:
        return _zombie(ride.dice, players)
    if ride.card == SHIPWRECK:
        return _summed(_shipwreck(rules, ride.dice))
    if ended == ENDED_ISLAND:
        return _island(rules, ride)
    return _summed(_ENDINGS[ended](rules, ride))


def _summed(lines):
    return Outcome(tuple(lines), total(lines), 0)


def _stop(rules, ride):
    card, dice = ride.card, ride.dice
    asked = SHIP_SABRES[card]
    if asked and dice.count(SABRE) < asked:
        return [_ship_lost(card)]
    if card == PEACE and SABRE in dice:
        return [_sabres(rules, dice, SABRES_AT_STOP)]
    lines, filled = dice_lines(card, dice)
    if asked:
        lines.append(Line(SHIP_WON, asked, SABRE, SHIP_POINTS[card]))
        if rules.ship_sabres_fill_chest and dice.count(SABRE) < 3:
            filled += dice.count(SABRE)
    if filled == DICE and not (rules.skull_card_blocks_chest and CARD_SKULLS[card]):
        lines.append(Line(CHEST, DICE, SKULL, CHEST_POINTS))
    if card == PIRATE or (card == PEACE and rules.peace_multiplier > 1):
        lines.append(_multiplied(rules, card, lines))
    return lines


def _multiplied(rules, card, lines):
    times = 2 if card == PIRATE else rules.peace_multiplier
    why = DOUBLED if card == PIRATE else PEACE_DOUBLED
    return Line(why, times, SKULL, (times - 1) * total(lines))


def _bust(rules, ride):
    if SHIP_SABRES[ride.card]:
        return [_ship_lost(ride.card)]
    lines = [Line(BUST, CARD_SKULLS[ride.card] + ride.dice.count(SKULL), SKULL, 0)]
    if ride.card == PEACE and SABRE in ride.dice:
        lines.append(_sabres(rules, ride.dice, SABRES_AT_BUST))
    if ride.on_card:
        kept = tuple(f for i, f in enumerate(ride.dice) if ride.on_card >> i & 1)
        lines.append(Line(BUST_ON_CARD, len(kept), SKULL, 0))
        lines.extend(dice_lines(ride.card, kept)[0])
    return lines


_ENDINGS = {ENDED_STOP: _stop, ENDED_BUST: _bust}


def _ship_lost(card):
    return Line(SHIP_LOST, SHIP_SABRES[card], SABRE, -SHIP_POINTS[card])


def _sabres(rules, dice, why):
    sabres = dice.count(SABRE)
    return Line(why, sabres, SABRE, -sabres * rules.peace_penalty)


def _island(rules, ride):
    skulls = CARD_SKULLS[ride.card] + ride.dice.count(SKULL)
    lines = [Line(ISLAND_SKULLS, skulls, SKULL, 0)]
    if ride.card == PEACE and SABRE in ride.dice:
        lines.append(_sabres(rules, ride.dice, SABRES_ON_ISLAND))
    each = ISLAND_POINTS * (2 if ride.card == PIRATE else 1)
    return Outcome(tuple(lines), total(lines), -each * skulls)


def _zombie(dice, players):
    sabres = dice.count(SABRE)
    if sabres >= ZOMBIE_SABRES:
        line = Line(ZOMBIES_BEATEN, sabres, SABRE, ZOMBIE_POINTS)
        return Outcome((line,), ZOMBIE_POINTS, 0)
    line = Line(ZOMBIES_WON, sabres, SABRE, 0)
    return Outcome((line,), 0, ZOMBIE_POINTS // (players - 1))


def _shipwreck(rules, dice):
    each = VALUE_POINTS if rules.shipwreck == DOUBLE_ALL else 2 * VALUE_POINTS
    coins, diamonds = dice.count(COIN), dice.count(DIAMOND)
    lines = []
    for face, count in ((COIN, coins), (DIAMOND, diamonds)):
        if count > 2 and rules.shipwreck != VALUE_ONLY:
            lines.append(Line(SET, count, face, SET_POINTS[count]))
    for face, count in ((COIN, coins), (DIAMOND, diamonds)):
        if count:
            lines.append(Line(WRECK_VALUE, count, face, each * count))
    if rules.shipwreck == DOUBLE_ALL:
        lines.append(Line(WRECK_DOUBLED, 2, SKULL, total(lines)))
    if coins + diamonds == DICE and rules.shipwreck != VALUE_ONLY:
        lines.append(Line(WRECK_CHEST, DICE, SKULL, CHEST_POINTS))
    return lines


def is_nine(rules: Rules, ride: Ride) -> bool:
    """Whether the dice show nine of a kind with the coin or diamond card (K17)."""
    card = ride.card
    if card != COIN_CARD and card != DIAMOND_CARD:
        return False
    face = COIN if card == COIN_CARD else DIAMOND
    return rules.nine_wins == 1 and ride.dice.count(face) == DICE
