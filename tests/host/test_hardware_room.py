"""Parts have room on the board; each rule is shown to fail when parts are moved about."""

import pytest

from hardware import placement
from hardware.design import build
from hardware.model import LEVELS, PCB, PERFBOARD
from hardware.rules import ROOM_RULES, room
from hardware.rules.room import hole_of

FAR, SAME = "C2 44 38 0", "R18 33 8 0"
MOVES = (
    ("a part forgotten", room.everything_has_a_place, "R16 33 8 0", "", PCB),
    ("two resistors in one place", room.parts_keep_apart, "R18 33 9 0", SAME, PCB),
    ("the driver on the Pico", room.parts_keep_apart, "U3 13 8 0", "U3 9 8 0", PCB),
    ("a terminal over the edge", room.parts_lie_inside, "J5 49 22 90", "J5 50 22 90", PCB),
    ("a resistor under a screw", room.parts_lie_inside, "J8 25 36 0", "J8 0 37 0", PCB),
    ("the fuse under the display", room.display_has_room, "F1 41 17 0", "F1 24 9 0", PCB),
    ("a capacitor far away", room.capacitors_lie_near, "C2 18 10 0", FAR, PCB),
    (
        "two parts in one hole",
        room.perfboard_fits_its_holes,
        "R18 33 9 0",
        "R18 33 8 0",
        PERFBOARD,
    ),
)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rule", ROOM_RULES)
def test_the_board_keeps_the_rule(rule, level):
    assert rule(build(level)) == []


@pytest.mark.parametrize(("what", "rule", "old", "new", "level"), MOVES, ids=[m[0] for m in MOVES])
def test_a_misplaced_part_is_caught(monkeypatch, what, rule, old, new, level):
    assert old in placement._HOLES
    monkeypatch.setattr(placement, "_HOLES", placement._HOLES.replace(old, new))
    assert rule(build(level))


def test_every_rule_is_shown_to_fail():
    assert {rule for _, rule, *_ in MOVES} == set(ROOM_RULES)


def test_a_turned_part_lies_as_kicad_turns_it():
    place = placement.Place(10, 20, 90)
    assert placement.turned(place, 5, 0) == (10, 15)
    assert placement.turned(place, 0, 5) == (15, 20)


def test_parts_of_both_levels_lie_in_the_same_holes():
    board, by_hand = placement.places(build(PCB)), placement.places(build(PERFBOARD))
    shared = set(board) & set(by_hand) - {"J1", "J2", "J3", "J4"}
    assert len(shared) == 44
    assert all(board[ref] == by_hand[ref] for ref in shared)


def test_the_first_hole_is_the_one_at_the_rear_left():
    assert hole_of(placement.Pad("1", 0.2, 1.2, 1, 1, 1)) == (0, 0)
