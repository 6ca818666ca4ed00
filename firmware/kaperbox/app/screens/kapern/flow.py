"""Piraten Kapern for the navigator: which screen belongs to a state, and what an effect shows.

Screens that a running game seldom needs are imported when they are first shown: a box that goes on
with a saved game never pays for the set-up, and one with its own dice never for their entry.
"""

from kaperbox.app import pictures
from kaperbox.app.actions import OPEN, SUBMIT
from kaperbox.app.language import say
from kaperbox.app.screens.choice import Choice
from kaperbox.app.screens.kapern import words
from kaperbox.app.screens.kapern.before import Card, Points, Scoreboard
from kaperbox.app.screens.kapern.dice import Dice
from kaperbox.app.screens.kapern.forced import Forced
from kaperbox.app.screens.kapern.moments import Landed, Rolling, announced, ride_ended
from kaperbox.app.screens.moment import Moment
from kaperbox.engine.history import UNDO
from kaperbox.engine.kapern import effects, events, game, rules
from kaperbox.engine.kapern.state import DRAW, FIRST, ISLAND, OVER, ZOMBIES


def setup(store):
    """The first screen of setting a game up; the store has the defaults and the known names."""
    from kaperbox.app.screens.kapern.setup import Setup
    from kaperbox.app.screens.players import PlayerCount

    least, most = rules.MIN_PLAYERS, rules.MAX_PLAYERS
    return PlayerCount(store, (least, most), lambda names: Setup(names, store))


def opening(session) -> list:
    """Shown before the first ride: rules that are not a profile's own."""
    if session.rules == rules.nearest(session.rules)[1]:
        return []
    from kaperbox.app.screens.kapern.house_rules import ChangedRules

    return [ChangedRules(session.rules)]


def scores(state) -> tuple:
    """Of each player, by seat."""
    return state.scores


def winners(state) -> tuple:
    """Their seats; () before the end."""
    return state.finish.winners


FACES = pictures.FACES


def by_chance(game_rules) -> bool:
    """Whether the box throws or draws anything in a game with these rules."""
    return game_rules.dice == rules.BOX_DICE or game_rules.deck != rules.TABLE_DECK


def fallen(game_rules, event) -> tuple[int, ...]:
    """The faces that the box threw with this event, 0 to 5."""
    thrown = event.kind in events.THROWS and game_rules.dice == rules.BOX_DICE
    return event.faces if thrown else ()


def is_over(state) -> bool:
    return state.phase == OVER


def screen(session, demo: bool):
    """The screen of the step that the game is at."""
    state, name = session.state, session.names[session.state.seat]
    if state.phase == OVER:
        from kaperbox.app.screens.kapern.winner import Winner

        return Winner(state, session.names)
    if state.phase == DRAW:
        real = state.rules.deck == rules.TABLE_DECK
        choose_card = (lambda: _card_list(state, name)) if real else None
        return Scoreboard(state, session.names, demo, choose_card)
    if state.phase == FIRST:
        return _before_throw(state, name)
    if state.phase in (ISLAND, ZOMBIES):
        return Forced(state, name)
    return Dice(state, name)


def _before_throw(state, name):
    if state.rules.dice == rules.BOX_DICE:
        return Card(state.ride.card, name)
    from kaperbox.app.screens.kapern.entry import how_it_ended

    return Card(state.ride.card, name, lambda: how_it_ended(state))


def _card_list(state, name):
    """Real cards: the table tells the box which one was drawn."""
    cards = range(rules.CARDS)
    items = tuple((words.CARDS[c], "", (SUBMIT, (events.card(state.seat, c),))) for c in cards)
    return Choice(say("%s's card?") % name, items)


def moments(session, before, told: tuple) -> list:
    """What there is to see before the next step's screen, the first first."""
    shown: list = []
    ride = session.state.ride
    thrown = False
    for effect in told:
        if effect.kind == effects.THROWN:
            thrown = True
            shown.append(Rolling(ride.dice, effect.value))
        elif effect.kind == effects.RIDE_ENDED:
            name = session.names[effect.seat]
            if thrown and effect.value != events.ENDED_BUST:
                shown.append(Landed(ride, name))
            shown.extend(ride_ended(ride, name, effect))
        else:
            shown.extend(announced(effect, session.names, session.state.scores))
    return shown


def refusal(told: tuple) -> str:
    """Why nothing happened, or "" if something did."""
    return words.REASONS[told[0].value] if told[0].kind == effects.REFUSED else ""


def deal(state, what: int, dealer) -> events.Event:
    """Chance decides: a card, the first throw, or the dice of the mask `what` again."""
    if state.phase == DRAW:
        return events.card(state.seat, dealer.card(game.pile_now(state)))
    faces = dealer.faces(events.bit_count(what))
    if state.phase == FIRST:
        return events.throw(state.seat, faces)
    return events.again(state.seat, what, faces)


def told(event: events.Event, names: tuple[str, ...]) -> str:
    """An event in a few words."""
    return "%s, %s" % (names[event.seat], say(_TOLD[event.kind]))


_TOLD = {
    UNDO: "undo",
    events.CARD: "card",
    events.THROW: "throw",
    events.AGAIN: "throw",
    events.KEEP: "dice to card",
    events.TAKE: "dice back",
    events.STOP: "stop",
    events.RESULT: "result",
}


def menu_items(session) -> tuple:
    """This game's own lines in the menu."""
    return (
        ("Points", "", (OPEN, lambda: Points(session.state, session.names))),
        ("Rides", "", (OPEN, lambda: rides(session))),
        ("Rules", "", (OPEN, _scoring_help)),
        ("Card", "", (OPEN, lambda: _card_again(session.state))),
    )


def rides(session):
    """The screen of the rides so far."""
    from kaperbox.app.screens.kapern.history import History

    return History(session)


def _card_again(state):
    card = state.ride.card
    picture = pictures.CARDS[card] if card < rules.CARDS else pictures.SCENE_JACKPOT
    return Moment(words.CARDS[card], picture, words.CARD_RULES[card], (), ())


def _scoring_help():
    from kaperbox.app.screens.help import Help
    from kaperbox.app.screens.kapern.scoring_help import PAGES

    return Help(PAGES)
