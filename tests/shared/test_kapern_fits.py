"""Piraten Kapern: nothing is cut off or lies over something else, in any language."""

from kaperbox.app.gestures import OK, RIGHT
from kaperbox.app.screens import help as pages
from kaperbox.app.screens.kapern import entry, scoring_help, words
from kaperbox.app.screens.kapern import flow as kapern_flow
from kaperbox.app.screens.kapern.before import Card
from kaperbox.app.screens.kapern.house_rules import ChangedRules
from kaperbox.app.screens.kapern.moments import announced, ride_ended
from kaperbox.engine.kapern import effects, events, game, rules, score
from kaperbox.engine.kapern.state import Ride
from tests.shared.cases import cases
from tests.shared.chance import Chance
from tests.shared.kapern_golden import GAMES
from tests.shared.random_player import some_rules
from tests.shared.screen_walks import LANGUAGES, NAMES, Looker, bytes_of, faults
from tests.shared.table import lying


def golden_games(number):
    looker = Looker(number)
    for _, its_rules, players, text, _, _ in GAMES:
        its_rules = rules.Rules(*its_rules)
        looker.play(game, kapern_flow, its_rules, players, bytes_of(text))
        looker.look(ChangedRules(its_rules))
    return looker


@cases("number", *LANGUAGES)
def test_the_golden_games(number):
    assert faults(golden_games(number)) == []


def cards_and_entries(number):
    looker = Looker(number)
    for card in range(rules.CARDS):
        looker.look(Card(card, NAMES[0]))
        looker.look(Card(card, NAMES[0], lambda: None))
        looker.look(kapern_flow._card_again(lying(card)))
        looker.look(entry.how_it_ended(lying(card)))
        for ended in entry._endings(card):
            if entry._asked(card, ended):
                looker.look_through(entry.Counts(lying(card), ended), OK, 9)
    looker.look(kapern_flow._card_list(lying(0), NAMES[0]))
    looker.look_through(kapern_flow._card_list(lying(0), NAMES[0]), RIGHT, rules.CARDS)
    return looker


@cases("number", *LANGUAGES)
def test_cards_and_how_real_rides_end(number):
    assert faults(cards_and_entries(number)) == []


def sums(number):
    """Rides of all kinds that chance can think of."""
    looker, chance = Looker(number), Chance(3)
    for _ in range(400):
        by, card = some_rules(chance), chance.below(rules.CARDS)
        ride = Ride(card, chance.faces(8), 0, 1, 0)
        ended = chance.one_of(entry._endings(card))
        outcome = score.outcome(by, ride, ended, 2)
        for screen in ride_ended(ride, NAMES[0], effect(effects.RIDE_ENDED, ended, outcome)):
            looker.look(screen)
    return looker


def effect(kind, value=0, outcome=None):
    return effects.Effect(kind, 0, value, outcome)


@cases("number", *LANGUAGES)
def test_sums(number):
    assert faults(sums(number)) == []


def sentences(number):
    looker = Looker(number)
    for reason in range(1, effects.NOTHING_TO_UNDO + 1):
        looker.hear(words.REASONS[reason])
    for kind in range(effects.WON + 1):
        for screen in announced(effect(kind), NAMES, (12000,)):
            looker.look(screen)
    nine = effect(effects.RIDE_ENDED, events.ENDED_NINE, score.NOTHING)
    looker.look(ride_ended(lying(0).ride, NAMES[0], nine)[0])
    looker.look_through(pages.Help((pages.BUTTONS,) + scoring_help.PAGES), OK, 4)
    return looker


@cases("number", *LANGUAGES)
def test_sentences(number):
    assert faults(sentences(number)) == []
