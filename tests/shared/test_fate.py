"""What falls is fixed beforehand: taking back changes nothing, and neither does another choice."""

from kaperbox.app import fate
from kaperbox.app.places import Reached
from kaperbox.app.proof import Proof
from kaperbox.app.screens.kapern import flow
from kaperbox.app.session import Session
from kaperbox.engine.kapern import events, rules
from kaperbox.engine.piratatak import game as pirate_game
from kaperbox.engine.piratatak import rules as pirate_rules
from tests.shared.cases import cases
from tests.shared.proofs import FAIR, PLAYED, QUICK, SECRET, fated

ALL = 255


def deal(session, dealer, what=0):
    """What chance says now, without doing it."""
    return flow.deal(session.state, what, dealer)


def throw(session, dealer, what=ALL):
    """Chance decides, and it happens."""
    event = deal(session, dealer, what)
    session.submit(event)
    return event


def begun():
    """A ride whose first throw has fallen, without skulls, and which is not over."""
    for ride in range(40):
        session, dealer = fated(Proof(bytes((ride,)) * 32, 0, (1, 2), "LROTLROT"))
        throw(session, dealer)
        throw(session, dealer)
        if session.state.seat == 0 and session.state.ride.dice.count(0) == 0:
            return session, dealer
    raise AssertionError("no such ride")


def test_the_streams_stay_as_they_are_for_ever():
    """Or no game played before could be checked. Worked out by `test_second_opinion` too."""
    assert fate.dealer(FAIR, PLAYED, (1, 1)).faces(8) == (2, 5, 3, 1, 4, 3, 4, 1)
    assert fate.dealer(FAIR, PLAYED, (1, 2)).faces(8) == (5, 0, 4, 4, 3, 5, 3, 1)
    assert fate.dealer(QUICK, PLAYED, (1, 1)).faces(8) == (2, 2, 4, 0, 0, 4, 3, 4)
    assert fate.dealer(FAIR, PLAYED, (1, 0)).card(rules.DECKS[rules.NEW38]) == rules.PEACE


def test_the_same_throw_again_shows_the_same_faces():
    session, dealer = begun()
    first = throw(session, dealer, 0b111)
    session.undo()
    assert throw(session, dealer, 0b111) == first


def test_fewer_or_other_dice_show_the_first_of_the_same_faces():
    session, dealer = begun()
    row = deal(session, dealer, ALL).faces
    for dice in (0b11, 0b1100, 0b10101, 0b11111110):
        count = events.bit_count(dice)
        assert deal(session, dealer, dice).faces == row[:count]


def test_looking_does_not_move_the_stream():
    session, dealer = begun()
    assert [deal(session, dealer, 6) for _ in range(5)] == [deal(session, dealer, 6)] * 5


def test_a_card_that_was_taken_back_comes_again():
    session, dealer = fated()
    first = throw(session, dealer)
    session.undo()
    assert throw(session, dealer) == first


def test_what_others_will_get_is_not_moved_by_one_throw_more():
    session, dealer = begun()
    session.submit(events.stop(0))
    card = throw(session, dealer)
    faces = deal(session, dealer, ALL).faces
    session.undo()
    session.undo()
    throw(session, dealer, 0b11)
    if session.state.seat == 0:
        session.submit(events.stop(0))
    assert throw(session, dealer) == card
    assert deal(session, dealer, ALL).faces == faces


def test_back_to_the_start_and_all_over_again_is_the_same_game():
    session, dealer = begun()
    once = list(session.counting())
    while session.undo():
        pass
    for _ in once:
        throw(session, dealer)
    assert list(session.counting()) == once


def test_every_place_has_faces_of_its_own():
    rows = set()
    for ride in range(1, 21):
        for number in range(1, 11):
            rows.add(fate.dealer(FAIR, PLAYED, (ride, number)).faces(8))
    assert len(rows) == 200  # of 1679616; that two are equal has a chance of 1 in 84


@cases(
    "other",
    Proof(SECRET[:-1] + b"\0", 0, (183746, 99281734), "LROTTORL"),
    Proof(SECRET, 0, (183746, 99281735), "LROTTORL"),
    Proof(SECRET, 0, (99281734, 183746), "LROTTORL"),
    Proof(SECRET, 0, (183746, 99281734), "LROTTORR"),
    Proof(SECRET, 0, (), ""),
)
def test_whatever_is_given_by_the_box_or_the_table_changes_the_dice(other):
    place = (1, 1)
    assert fate.dealer(other, PLAYED, place).faces(8) != fate.dealer(FAIR, PLAYED, place).faces(8)


def test_what_is_played_stands_in_words_and_numbers():
    assert fate.setting_of(fated()[0]) == PLAYED
    session = Session(pirate_game, pirate_rules.USUAL, ("Ann", "Bob", "Cleo"))
    assert fate.setting_of(session) == "piratatak 15 5000 10000 250 0, Ann, Bob, Cleo"


def test_whatever_is_changed_in_what_is_played_changes_the_dice():
    rows, changed = [], []
    for index, (low, high) in enumerate(rules.LIMITS):
        other = low if rules.AMIGO[index] != low else high
        changed.append(("kapern", rules.with_field(rules.AMIGO, index, other), ("Ann", "Bob")))
    changed.append(("kapern", rules.AMIGO, ("Bob", "Ann")))
    changed.append(("kapern", rules.AMIGO, ("Ann", "Bob", "Cleo")))
    changed.append(("pirates", rules.AMIGO, ("Ann", "Bob")))
    changed.append(("kapern", rules.AMIGO, ("Ann", "Bob")))
    for what in changed:
        rows.append(fate.dealer(FAIR, fate.setting(*what), (1, 1)).faces(20))
    assert len(set(rows)) == len(rules.LIMITS) + 4
    assert rows[-1] == fate.dealer(FAIR, PLAYED, (1, 1)).faces(20)


class Chance:
    """The events of a game in which kind 1 draws, 2 and 3 throw, others do not matter."""

    DRAWS, THROWS = (1,), (2, 3)


@cases(
    "kinds, card, throw",
    ("", (1, 0), (0, 1)),
    ("2", (1, 0), (0, 2)),
    ("1", (2, 0), (1, 1)),
    ("1 2 4 3", (2, 0), (1, 3)),
    ("1 2 3 0", (2, 0), (1, 2)),
    ("1 2 3 1 0", (2, 0), (1, 3)),
    ("1 2 3 4 1 2 0 0", (2, 0), (1, 3)),
    ("1 2 3 4 1 2 0 0 0 0", (2, 0), (1, 2)),
    ("2 2 1 0", (1, 0), (0, 3)),
    ("0 0 1 0 0", (1, 0), (0, 1)),
)
def test_a_place_is_the_number_of_the_ride_and_of_the_throw_in_it(kinds, card, throw):
    reached = Reached(Chance)
    for kind in kinds.split():
        reached.add(int(kind))
    assert reached.card() == card
    assert reached.throw() == throw
