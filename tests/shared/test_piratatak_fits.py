"""Piratatak: nothing is cut off or lies over something else, in any language."""

from kaperbox.app.arbitration import Limits
from kaperbox.app.gestures import LEFT, OK, RIGHT
from kaperbox.app.screens.piratatak import flow, table_dice, words
from kaperbox.app.screens.piratatak.caller import Caller, CallTime
from kaperbox.app.screens.piratatak.edit_die import WhichDie, _which_side
from kaperbox.app.screens.piratatak.fall import Fall
from kaperbox.app.screens.piratatak.moments import shared, tie, verdict
from kaperbox.app.screens.piratatak.setup import Setup
from kaperbox.app.screens.piratatak.track import Track
from kaperbox.app.session import Session
from kaperbox.app.store import Store
from kaperbox.engine.piratatak import calls, effects, events, game, rules
from kaperbox.engine.piratatak.state import PASS, SHARE, State
from kaperbox.engine.presses import NOBODY_ELSE, Word
from tests.shared.cases import cases
from tests.shared.chance import Chance
from tests.shared.piratatak_golden import GAMES
from tests.shared.screen_walks import (
    LANGUAGES,
    NAMES,
    Looker,
    bytes_of,
    faults,
    storage,
)

SEATS = NAMES[:4]


def golden_games(number):
    looker = Looker(number)
    for _, its_rules, players, text, _ in GAMES:
        looker.play(game, flow, rules.Rules(*its_rules), players, bytes_of(text))
    return looker


@cases("number", *LANGUAGES)
def test_the_golden_games(number):
    assert faults(golden_games(number)) == []


def verdicts(number):
    """Calls of one name and of two, right and wrong, as chance throws the dice."""
    looker, chance = Looker(number), Chance(2)
    for _ in range(300):
        faces = tuple([chance.one_of(rules.SIDES[die]) for die in range(12)])
        names = 1 << chance.below(12) | 1 << chance.below(12)
        if chance.below(2):
            names = calls.sets(faces)
        found = calls.verdict(faces, names)
        if len(found.counts) < 3:
            for screen in verdict(NAMES[0], found, True):
                looker.look(screen)
    for judged in (events.RIGHT | 1, events.RIGHT | events.WITH_SKULL | 8, 2):
        for screen in verdict(NAMES[0], calls.table_verdict(judged), False):
            looker.look(screen)
    return looker


@cases("number", *LANGUAGES)
def test_verdicts(number):
    assert faults(verdicts(number)) == []


def falling(word=None):
    fall = Fall(Limits(4, 5000, 250000), True, True)
    fall.word = word
    return fall


def callers(number):
    looker = Looker(number)
    for lead_us in (NOBODY_ELSE, 3200, 83000, 1400000):
        for name in (NAMES[0], ""):
            time = CallTime(name, 0, falling(Word(1, 0, lead_us, 0)), 60000)
            looker.look(table_dice.Aloud(time, 0))
            looker.look_through(Caller(time, (-1,) * 12, lambda names: None), OK, 2)
    looker.look_through(table_dice.Judge(0), RIGHT, 5)
    looker.look_through(table_dice.Judge(0), OK, 2)
    return looker


@cases("number", *LANGUAGES)
def test_callers(number):
    assert faults(callers(number)) == []


def tracks(number):
    """Whatever a turn can be, with real dice and the box's."""
    looker = Looker(number)
    for dice in (rules.BOX_DICE, rules.TABLE_DICE):
        session = Session(game, rules.with_field(rules.USUAL, 4, dice), SEATS)
        for phase in (session.state.phase, PASS, SHARE):
            for live in (0, 1):
                session.state = with_phase(session.state, phase, live)
                for track in (Track(session), Track(session, True), Track(session, False, 0)):
                    looker.look(track)
                    track._fall.tumbling, track._fall._early = False, 3
                    looker.look(track)
        looker.look(table_dice.no_die(session.state, SEATS))
    return looker


def with_phase(state, phase, live):
    return State(state.rules, phase, 0, 0, live, state.scores, state.dice)


@cases("number", *LANGUAGES)
def test_tracks(number):
    assert faults(tracks(number)) == []


def forms(number):
    """The set-up, settings that are not as usual, and a die that fell over."""
    looker = Looker(number)
    setup = Setup(list(SEATS), Store(storage(number)))
    for _ in range(6):
        looker.look_through(setup, LEFT, 7)
        for _ in range(5):
            setup.on_gesture(RIGHT)
            setup.on_gesture(OK)
        looker.look(flow.opening(Session(game, setup.rules, SEATS))[0])
        setup.cursor = 0
    session = Session(game, rules.USUAL, SEATS)
    session.submit(events.throw(0, 0, rules.SIDES[0][0]))
    looker.look(WhichDie(session.state))
    for die in range(12):
        looker.look(_which_side(session.state, die) if die == 0 else shared())
    for names in (SEATS[:2], SEATS[:3], SEATS):
        looker.look(tie(names))
    return looker


@cases("number", *LANGUAGES)
def test_forms(number):
    assert faults(forms(number)) == []


@cases("number", *LANGUAGES)
def test_refusals(number):
    looker = Looker(number)
    for reason in range(1, effects.NOTHING_TO_UNDO + 1):
        looker.hear(words.REASONS[reason])
    assert faults(looker) == []
