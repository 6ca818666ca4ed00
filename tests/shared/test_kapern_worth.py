"""What a stopped ride brings, worked out once more from the rulings, for any dice and rules."""

from kaperbox.engine.kapern import rules
from kaperbox.engine.kapern.rules import COIN, DIAMOND, MONKEY, PARROT, SABRE, SKULL
from tests.shared.chance import Chance
from tests.shared.random_player import some_rules
from tests.shared.table import LETTERS, outcome

SETS = {3: 100, 4: 200, 5: 500, 6: 1000, 7: 2000, 8: 4000, 9: 8000}
SHIPS = {rules.SHIP2: (2, 300), rules.SHIP3: (3, 500), rules.SHIP4: (4, 1000)}


def worth(by, card, dice):
    """What stopping brings with these faces; at most two skulls lie, those of the card too."""
    sabres = dice.count(SABRE)
    asked, prize = SHIPS.get(card, (0, 0))
    if sabres < asked:
        return -prize
    if card == rules.PEACE and sabres:
        return -sabres * by.peace_penalty
    if card == rules.SHIPWRECK:
        return wrecked(by, dice)
    total = plain(by, card, dice, asked) + prize
    if card == rules.PIRATE:
        return 2 * total
    return total * by.peace_multiplier if card == rules.PEACE else total


def plain(by, card, dice, asked):
    """Sets, values and chest (K4 to K7, K33)."""
    if card == rules.ANIMALS:
        dice = tuple([MONKEY if face == PARROT else face for face in dice])
    extra = {rules.COIN_CARD: (COIN,), rules.DIAMOND_CARD: (DIAMOND,)}.get(card, ())
    total = 0
    scoring = [False] * 8
    for face in range(1, 6):
        size = (dice + extra).count(face)
        total += SETS.get(size, 0)
        for i in range(8):
            if dice[i] == face and (size > 2 or face in (COIN, DIAMOND)):
                scoring[i] = True
            if dice[i] == face == SABRE and asked and by.ship_sabres_fill_chest:
                scoring[i] = True
    total += 100 * ((dice + extra).count(COIN) + (dice + extra).count(DIAMOND))
    blocked = by.skull_card_blocks_chest and card in (rules.SKULL1, rules.SKULL2)
    return total + (500 if all(scoring) and not blocked else 0)


def wrecked(by, dice):
    """K24, K25."""
    count = dice.count(COIN) + dice.count(DIAMOND)
    if by.shipwreck == rules.VALUE_ONLY:
        return 200 * count
    sets = SETS.get(dice.count(COIN), 0) + SETS.get(dice.count(DIAMOND), 0)
    chest = 500 if count == 8 else 0
    if by.shipwreck == rules.VALUE200:
        return 200 * count + sets + chest
    return 2 * (100 * count + sets) + chest


def test_k4_to_k25_any_dice_with_any_card_bring_what_the_rulings_say():
    chance = Chance(21)
    for _ in range(4000):
        by = some_rules(chance)
        card = chance.one_of([card for card in range(15) if card != rules.ZOMBIE])
        dice = chance.faces(8)
        if card != rules.SHIPWRECK and dice.count(SKULL) + rules.CARD_SKULLS[card] > 2:
            continue
        text = "".join([LETTERS[face] for face in dice])
        found = outcome(card, text, by=by)
        assert (found.rider, found.others) == (worth(by, card, dice), 0), (by, card, text)
