"""Raw edges in, the word out: bounce, held and stuck pads, wrapped counters, any order."""

from kaperbox.app.arbitration import Limits, presses
from kaperbox.app.pads import since
from kaperbox.app.race import ARRIVAL_US, MOST_EDGES, Race
from kaperbox.engine.presses import NOBODY_ELSE
from tests.shared.cases import cases
from tests.shared.pad_lines import LAST, LIMITS, edges, heard, held, judged

NEVER = "." * 60
AT_5 = "....." + "#" * 55
AT_8 = "." * 8 + "#" * 52
AT_30 = "." * 30 + "#" * 30


def first(*lines, live_us=0, limits=LIMITS):
    """(mask of who was first, by how much, mask of who was early)."""
    found = judged(edges(*lines), live_us, held(*lines), limits)
    return found.first, found.lead_us, found.early


def test_the_first_press_has_the_word():
    assert first(AT_30, AT_5, NEVER, NEVER) == (2, 25000, 0)
    assert first(NEVER, NEVER, NEVER, AT_30) == (8, NOBODY_ELSE, 0)
    assert first(NEVER, NEVER, NEVER, NEVER) == (0, NOBODY_ELSE, 0)


def test_presses_within_the_window_have_no_winner():
    assert first(AT_8, AT_5, NEVER, NEVER) == (3, NOBODY_ELSE, 0)
    assert first(AT_8, AT_5, NEVER, NEVER, limits=Limits(4, 2999, 250000)) == (2, 3000, 0)


@cases("tie_us", 0, 5000)
def test_four_presses_in_the_same_microsecond(tie_us):
    limits = Limits(4, tie_us, 250000)
    assert first(AT_5, AT_5, AT_5, AT_5, limits=limits) == (15, NOBODY_ELSE, 0)


def test_bounce_is_one_press_and_begins_with_the_first_contact():
    bouncing = ".....#.#..#.###" + "#" * 45
    assert presses(edges(bouncing), 0, 0) == ((0, 5000),)
    assert first(AT_8, bouncing, NEVER, NEVER, limits=Limits(4, 0, 0)) == (2, 3000, 0)


def test_bounce_when_the_pad_is_let_go_is_no_press():
    let_go = "####..#.##..#....." + "." * 42
    assert presses(edges(let_go), 0, 1) == ()
    assert first(let_go, AT_30, NEVER, NEVER) == (2, NOBODY_ELSE, 0)


def test_a_second_press_after_a_rest_is_a_press():
    twice = "..###" + "." * 12 + "####"
    assert presses(edges(twice), 0, 0) == ((0, 2000), (0, 17000))


def test_a_pad_held_down_has_no_press_until_it_is_let_go_and_pressed_again():
    holding = "#" * 60
    again = "###" + "." * 12 + "#" * 45
    assert first(holding, AT_30, NEVER, NEVER) == (2, NOBODY_ELSE, 0)
    assert first(again, AT_30, NEVER, NEVER) == (1, 15000, 0)


def test_a_pad_held_down_over_the_moment_of_going_live_was_early():
    assert first(AT_5, AT_30, NEVER, NEVER, live_us=10000) == (2, NOBODY_ELSE, 1)


def test_an_early_press_locks_the_pad_for_a_while():
    twice = "..###" + "." * 40 + "#####"
    assert first(twice, NEVER, NEVER, NEVER, live_us=10000) == (0, NOBODY_ELSE, 1)
    soon_free = Limits(4, 5000, 43000)
    assert first(twice, NEVER, NEVER, NEVER, live_us=10000, limits=soon_free)[0] == 1
    not_yet = Limits(4, 5000, 43001)
    assert first(twice, NEVER, NEVER, NEVER, live_us=10000, limits=not_yet)[0] == 0


def test_an_edge_that_was_lost_makes_no_press():
    down_twice = ((0, 1000, True), (0, 40000, True))
    assert presses(down_twice, 0, 0) == ((0, 1000),)


def test_pads_that_do_not_play_do_not_count():
    limits = Limits(2, 5000, 250000)
    assert judged(edges(AT_30, NEVER, AT_5, AT_8), 0, 0, limits).first == 1


@cases("begin_us", LAST - 4000, LAST - 5000, LAST - 6500, LAST - 29999, LAST, 1 << 29)
def test_the_counter_may_wrap_around_at_any_moment(begin_us):
    found = edges(AT_30, AT_5, NEVER, NEVER, begin_us=begin_us)
    given = judged(found, (begin_us + 1000) & LAST)
    assert (given.first, given.first_us, given.lead_us) == (2, 4000, 25000)


@cases("us, reference, later", (0, LAST, 1), (LAST, 0, -1), (5, 5, 0), (1 << 29, 1, (1 << 29) - 1))
def test_since_counts_over_the_wrap(us, reference, later):
    assert since(us, reference) == later


def test_a_race_waits_until_no_press_can_tie_any_more():
    race = Race(LIMITS, 0)
    race.go_live(1000)
    assert heard(race, 5000, (2, 3000, True)) is None
    due_us = 3000 + LIMITS.tie_us + ARRIVAL_US
    assert heard(race, due_us) is None
    found = heard(race, due_us + 1)
    assert found.first == 4 and found.lead_us == NOBODY_ELSE
    assert heard(race, 90000, (0, 86000, True)).lead_us == 83000


def test_a_race_takes_edges_that_are_told_late():
    race = Race(LIMITS, 0)
    race.go_live(1000)
    heard(race, 9500, (2, 9000, True))
    assert heard(race, 40000, (1, 3000, True)).first == 2


def test_an_earlier_press_that_is_told_nine_milliseconds_late_is_first():
    race = Race(Limits(4, 0, 250000), 0)
    race.go_live(1000)
    assert heard(race, 9500, (2, 9000, True)) is None
    assert heard(race, 12000, (1, 3000, True)) is None
    found = heard(race, 20000)
    assert (found.first, found.first_us, found.lead_us) == (2, 2000, 6000)


def test_a_tie_that_is_told_nine_milliseconds_late_is_one():
    race = Race(LIMITS, 0)
    race.go_live(1000)
    assert heard(race, 9500, (2, 9000, True)) is None
    assert heard(race, 22000) is None
    assert heard(race, 22900, (1, 13900, True)) is None
    assert heard(race, 40000).first == 6


def test_whoever_has_the_word_keeps_it():
    race = Race(LIMITS, 0)
    race.go_live(1000)
    assert heard(race, 40000, (2, 9000, True)).first == 4
    assert heard(race, 60000, (1, 2000, True)).first == 4


def test_before_it_is_live_every_press_is_too_early():
    race = Race(LIMITS, 0)
    assert heard(race, 5000, (2, 3000, True)) is None and not race.is_live()
    assert race.word(5000).early == 4
    race.go_live(9000)
    assert heard(race, 90000) is None and race.word(90000).early == 4


def test_a_contact_that_never_rests_is_left_out():
    race = Race(LIMITS, 0)
    race.go_live(0)
    noise = [(1, 1000 + 37 * i, i % 2 == 0) for i in range(MOST_EDGES * 3)]
    found = heard(race, 60000, (0, 9000, True), *noise)
    assert found.first == 1 and race.chatters() == 2


def test_a_race_may_wait_for_hours():
    race, now_us = Race(LIMITS, 8), LAST - 500000
    race.go_live(now_us)
    heard(race, now_us + 20000, (3, now_us + 10000, False), down=8)
    for _ in range(4000):
        now_us = (now_us + 1000000) & LAST
        assert heard(race, now_us, down=0) is None
    found = heard(race, now_us + 80000, (1, (now_us + 3000) & LAST, True))
    assert found.first == 2 and found.early == 0


def test_a_race_that_missed_edges_begins_anew():
    race = Race(LIMITS, 0)
    race.go_live(0)
    heard(race, 20000, (1, 15000, True), after=2)
    assert heard(race, 90000, down=0) is None
    assert heard(race, 200000, (1, 120000, True)).first == 2
    race = Race(LIMITS, 0)
    race.go_live(0)
    assert heard(race, 90000, down=4, after=4) is None
    assert heard(race, 200000, (2, 110000, False), down=4) is None
    assert heard(race, 300000, (2, 190000, True)).first == 4
