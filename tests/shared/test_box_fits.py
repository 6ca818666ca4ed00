"""The box itself: nothing is cut off or lies over something else, in any language."""

from kaperbox.app.fairness import Tally
from kaperbox.app.gestures import OK, RIGHT
from kaperbox.app.language import say
from kaperbox.app.proof import PRESSES, Proof
from kaperbox.app.screens.fair_start import Promise, Trouble
from kaperbox.app.screens.fairness_page import FairnessPage
from kaperbox.app.screens.finished import Ended
from kaperbox.app.screens.free_dice import FreeDice
from kaperbox.app.screens.home import Home
from kaperbox.app.screens.kapern import flow
from kaperbox.app.screens.menu import giving_up
from kaperbox.app.screens.name_entry import NameEntry
from kaperbox.app.screens.names import Names, Pick
from kaperbox.app.screens.players import PlayerCount
from kaperbox.app.screens.promise_again import PromiseAgain
from kaperbox.app.screens.table_share import Shares
from kaperbox.app.session import Session
from kaperbox.app.store import Store
from kaperbox.engine.kapern import game, rules
from tests.shared.cases import cases
from tests.shared.screen_walks import (
    LANGUAGES,
    NAMES,
    Looker,
    faults,
    storage,
)


def session(number):
    return Session(game, rules.AMIGO, NAMES[:number])


class Source:
    """A chance that has failed."""

    presses = 0

    def trouble(self):
        return self.words

    def missing(self):
        return 64


def fair(number):
    looker, source = Looker(number), Source()
    for source.words in ("stuck.", "lopsided."):
        source.words = "The box's chance is " + source.words
        looker.look(Trouble(source, None))
        looker.hear(say("%s Press %d times more.") % (say(source.words), 64))
    proof = Proof(bytes(32), PRESSES, (), "")
    looker.look_through(Promise(source, proof, NAMES, None), RIGHT, 2)
    looker.look(PromiseAgain(proof))
    shares = Shares(source, NAMES, None)
    for _ in NAMES + ("all",):
        looker.look(shares)
        shares.shares += (4294967295,)
    return looker


@cases("number", *LANGUAGES)
def test_promise_and_shares(number):
    assert faults(fair(number)) == []


def fairness(number):
    looker = Looker(number)
    page = FairnessPage(session(2), flow)
    for counts in ([0] * 6, [1, 9, 9, 9, 9, 900], [99, 98, 100, 101, 99, 103], [50] * 6):
        page._tally = Tally()
        page._tally.counts, page._tally.longest, page._tally.by_hand = counts, 12, 3
        page._more = False
        looker.look(page)
        if sum(counts) < 900:
            page._more = True
            looker.look(page)
    return looker


@cases("number", *LANGUAGES)
def test_fairness(number):
    assert faults(fairness(number)) == []


def forms(number):
    store, looker = Store(storage(number)), Looker(number)
    looker.look_through(Home(None, True), RIGHT, 6)
    looker.look_through(flow.setup(store), RIGHT, 4)
    looker.look(PlayerCount(store, (1, 2), None, "you practise"))
    looker.look(giving_up(0))
    free = FreeDice()
    for free.count in (1, 12):
        for _ in range(60):
            looker.look(free)
            free.thrown((1, 2, 3, 4, 5, 5) * 2)
    names = Names(list(NAMES[:2]), store)
    looker.look(names)
    looker.look_through(Pick(names, store), RIGHT, 4)
    looker.look_through(NameEntry(NAMES[0], NAMES, len), OK, 9)
    looker.look(Ended(12345, flow, session(5)))
    setup = flow.setup(store)._set_up(list(NAMES))
    for _ in range(7):
        looker.look_through(setup, OK, 0 if setup.cursor in (0, 5, 6) else 4)
        setup.on_gesture(RIGHT)
    house = setup._open_house_rules()[1]()
    for _ in range(11):
        looker.look_through(house, OK, 4)
        house.on_gesture(RIGHT)
    return looker


@cases("number", *LANGUAGES)
def test_forms(number):
    assert faults(forms(number)) == []
