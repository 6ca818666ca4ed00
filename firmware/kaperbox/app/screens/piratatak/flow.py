"""Piratatak for the navigator: which screen belongs to a state, and what an effect shows."""

from kaperbox.app import pictures
from kaperbox.app.actions import OPEN
from kaperbox.app.language import say
from kaperbox.app.screens.piratatak import words
from kaperbox.app.screens.piratatak.moments import Pawns, shared, tie, verdict
from kaperbox.app.screens.piratatak.track import Track
from kaperbox.engine.history import UNDO
from kaperbox.engine.piratatak import effects, events, rules
from kaperbox.engine.piratatak.state import OVER, PASS


def setup(store):
    """The first screen of setting a game up; one player alone can practise."""
    from kaperbox.app.screens.players import PlayerCount

    most = rules.MAX_PLAYERS
    return PlayerCount(store, (1, most), lambda names: _set_up(names, store), "you practise")


def _set_up(names, store):
    if len(names) == 1:
        from kaperbox.app.screens.piratatak.practice import Practice

        return Practice(store.settings)
    from kaperbox.app.screens.piratatak.setup import Setup

    return Setup(names, store)


def opening(session) -> list:
    """Shown before the first die: settings that are not the usual ones."""
    changed = rules.changed(session.rules)
    if not changed:
        return []
    from kaperbox.app.actions import CLOSED
    from kaperbox.app.screens.choice import Choice

    items = tuple(words.setting(i, session.rules[i]) + (CLOSED,) for i in changed)
    return [Choice("Not as usual:", items)]


def scores(state) -> tuple:
    """How far each pawn is, by seat."""
    return state.scores


def winners(state) -> tuple:
    """The seat of whoever is at the treasure; () before the end."""
    home = state.rules.track
    return tuple([seat for seat, score in enumerate(state.scores) if score == home])


FACES = pictures.SYMBOLS
BY_HAND = (events.EDIT,)
"""Events by which somebody sets a die: no chance has a part in what it shows."""


def by_chance(settings) -> bool:
    """Whether the box throws anything in a game with these settings."""
    return settings.dice == rules.BOX_DICE


def fallen(settings, event) -> tuple[int, ...]:
    """The side, which is the symbol, of a die that the box threw with this event."""
    thrown = event.kind in events.THROWS and by_chance(settings)
    return (rules.symbol_of(event.value),) if thrown else ()


def is_over(state) -> bool:
    return state.phase == OVER


def screen(session, demo: bool):
    """The screen of the step that the game is at."""
    if session.state.phase != OVER:
        return Track(session, demo, lies=_just_thrown(session))
    from kaperbox.app.screens.piratatak.winner import Winner

    return Winner(session.state, session.names)


def _just_thrown(session):
    """The die that was thrown last if nothing has been done since, or -1."""
    die = -1
    for event in session.counting():
        if event.kind != events.PASS:
            die = event.die if event.kind == events.THROW else -1
    return die


def moments(session, before, told: tuple) -> list:
    """What there is to see before the next step's screen, the first first."""
    shown: list = []
    for effect in told:
        if effect.kind == effects.THROWN:
            shown.append(Track(session, False, effect.value))
        elif effect.kind == effects.CALLED:
            name = session.names[effect.seat]
            shown.extend(verdict(name, effect.outcome, before.dice is not None))
        elif effect.kind == effects.TIED:
            pressed = [n for seat, n in enumerate(session.names) if effect.value >> seat & 1]
            shown.append(tie(tuple(pressed)))
        elif effect.kind == effects.SHARED:
            shown.append(shared())
    if before.scores != session.state.scores:
        shown.append(_pawns(session, before.scores))
    return shown


def _pawns(session, before):
    state = session.state
    return Pawns(session.names, before, state.scores, state.rules.track)


def follows(state) -> events.Event | None:
    """What the box does by itself: it never waits for somebody who has no die (P13)."""
    return events.pass_on(state.seat) if state.phase == PASS else None


def refusal(told: tuple) -> str:
    """Why nothing happened, or "" if something did."""
    return words.REASONS[told[0].value] if told[0].kind == effects.REFUSED else ""


def deal(state, what: int, dealer) -> events.Event:
    """Chance decides on which side the die `what` falls."""
    return events.throw(state.seat, what, rules.SIDES[what][dealer.faces(1)[0]])


def told(event: events.Event, names: tuple[str, ...]) -> str:
    """An event in a few words."""
    return "%s, %s" % (names[event.seat], say(_TOLD[event.kind]))


_TOLD = {
    UNDO: "undo",
    events.THROW: "die",
    events.ROLLED: "die",
    events.CALL: "call",
    events.JUDGED: "call",
    events.TIE: "tie",
    events.PASS: "pass",
    events.SHARE: "share out",
    events.EDIT: "die knocked over",
}


def menu_items(session) -> tuple:
    """This game's own lines in the menu.

    P17 is about real dice, and the box's cannot fall over: where it has promised how they fall,
    nobody is offered to set one by hand.
    """
    items: tuple = (
        ("Pawns", "", (OPEN, lambda: _pawns(session, session.state.scores))),
        ("Calls", "", (OPEN, lambda: rides(session))),
    )
    if session.state.dice is not None and not session.proof:
        items += (("Die fell over", "", (OPEN, lambda: _edit_die(session.state))),)
    return items


def rides(session):
    """The screen of the calls so far: what a ride is in the other game."""
    from kaperbox.app.screens.piratatak.history import calls_so_far

    return calls_so_far(session)


def _edit_die(state):
    from kaperbox.app.screens.piratatak.edit_die import WhichDie

    return WhichDie(state)
