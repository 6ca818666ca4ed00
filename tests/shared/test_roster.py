"""Known players: entered once, offered in the order in which they played, lost one by one."""

from kaperbox.app.roster import LONGEST, MOST, Roster
from kaperbox.app.store import Store
from kaperbox.ports.simulated.memory import Memory
from tests.shared.cases import cases


def names(*of_roster):
    roster = Roster()
    for name in of_roster:
        roster.put_first((name,))
    return roster


def test_known_players_come_back_the_latest_first():
    roster = Roster(names("ANN", "BO 2", "EIGHTLET").packed())
    assert roster.names == ["EIGHTLET", "BO 2", "ANN"]
    assert roster.put_first(("ANN", "EIGHTLET"))
    assert roster.names == ["ANN", "EIGHTLET", "BO 2"]
    assert not roster.put_first(("ANN", "EIGHTLET"))


def test_who_has_not_played_for_longest_is_forgotten():
    roster = names(*["P%d" % number for number in range(MOST + 2)])
    assert len(roster.names) == MOST and "P1" not in roster.names


@cases("change", 1, 255)
def test_a_damaged_name_is_lost_alone(change):
    data = names("ANN", "BO", "CY").packed()
    for at in range(len(data)):
        wrong = bytearray(data)
        wrong[at] ^= change
        roster = Roster(bytes(wrong))
        assert roster.damaged == 1 and len(roster.names) == 2
    assert LONGEST == 8


def test_the_longest_list_fits_into_one_stroke_of_the_file_system():
    assert len(names(*["NAME %d" % number for number in range(MOST)]).packed()) <= 512


def known(storage, *of_roster):
    """A store that knows these, the last of them first."""
    store = Store(storage)
    for name in of_roster:
        store.roster.put_first((name,))
        store.keep_roster()
    return store


def test_who_plays_is_offered_first_the_next_time_in_the_order_of_the_seats():
    storage = Memory()
    known(storage, "ANN", "BO", "CY").seat(("ANN", "Bart", "CY"))
    assert Store(storage).roster.names == ["ANN", "CY", "BO"]


def test_made_up_names_are_not_remembered():
    storage = Memory()
    known(storage, "ANN").seat(("Anne", "Bart"))
    assert Store(storage).roster.names == ["ANN"]
