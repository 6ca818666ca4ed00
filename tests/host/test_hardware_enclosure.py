"""The printed parts: whole, thick and small enough, and all fits; each check is shown to fail."""

import numpy as np
import pytest

from hardware import outputs, placement
from hardware.design import build
from hardware.enclosure import checks, parts, shells, sizes
from hardware.enclosure.solids import block
from hardware.enclosure.stl import read, stl
from hardware.model import LEVELS, PCB
from hardware.outputs import OUT

DESIGN = build(PCB)
NAMES = tuple(checks.PRINTED)


@pytest.fixture(scope="module")
def shell():
    return checks.closed_box(DESIGN)


def faces(name):
    return read((OUT / "stl" / (name + ".stl")).read_bytes())


@pytest.mark.parametrize("name", outputs.solids(DESIGN))
def test_printed_parts_are_the_same_bytes_again(name):
    assert (OUT / name).read_bytes() == outputs.solids(DESIGN)[name](), "make hardware"


@pytest.mark.parametrize("name", NAMES)
def test_a_part_is_one_watertight_body_that_fits_the_bed(name):
    there = faces(name)
    assert checks.open_edges(there) == 0
    assert checks.bodies(there) == 1
    assert max(checks.sides(there)) <= checks.BED


@pytest.mark.parametrize("name", NAMES)
def test_walls_and_floor_are_thick_enough(name):
    assert checks.thinnest(faces(name)) >= checks.LEAST_WALL.get(name, 1.2) - 1e-3


@pytest.mark.parametrize("level", LEVELS)
def test_everything_has_room_in_the_closed_box(shell, level):
    assert checks.misfits(build(level), shell) == []


def test_jacks_plugs_screws_screen_and_buttons_pass_through_their_openings(shell):
    assert len(parts.passages(DESIGN)) == 4 + 2 + 4 + 1 + 12 + 4 + 1
    assert checks.blocked(DESIGN, shell) == []


def test_the_diffuser_stands_between_the_parts():
    assert checks.grid_fits(DESIGN) == []


def test_the_lid_closes_over_the_tallest_part():
    assert checks.lid_above_tallest(DESIGN) >= 1.0


def test_the_whole_screen_is_seen_from_45_degrees(shell):
    assert checks.screen_is_seen(DESIGN, shell)


def test_a_well_with_straight_walls_hides_some_of_the_screen(monkeypatch):
    monkeypatch.setattr(sizes, "FLARE", 0.0)
    assert not checks.screen_is_seen(DESIGN, checks.closed_box(DESIGN))


CUBE = stl(block((0, 0, 0), (10, 10, 10)))


def test_a_missing_triangle_is_a_leak():
    assert checks.open_edges(read(CUBE)) == 0
    assert checks.open_edges(read(CUBE)[1:]) == 3


def test_two_blocks_are_two_bodies():
    two = block((0, 0, 0), (10, 10, 10)) + block((20, 0, 0), (30, 10, 10))
    assert checks.bodies(read(stl(two))) == 2


def test_a_thin_floor_is_found():
    tray = block((0, 0, 0), (20, 20, 10)) - block((3, 3, 0.5), (17, 17, 11))
    assert checks.thinnest(read(stl(tray))) == pytest.approx(0.5, abs=1e-3)


def test_a_part_too_wide_for_the_bed_is_found():
    assert max(checks.sides(np.array([[[0, 0, 0], [201, 0, 0], [0, 1, 0]]]))) > checks.BED


@pytest.mark.parametrize(
    ("name", "value", "blocked"),
    [
        ("FIRST_JACK", placement.FIRST_JACK + 2, "jack J1"),
        ("SCREWS", ((6.0, 4.0), *placement.SCREWS[1:]), "screw H1"),
        ("FIRST_PIXEL", (27.0, 59.69), "die D1"),
    ],
)
def test_a_part_that_moved_on_the_board_alone_is_found(monkeypatch, shell, name, value, blocked):
    monkeypatch.setattr(placement, name, value)
    assert blocked in checks.blocked(DESIGN, shell)


@pytest.mark.parametrize(
    ("old", "new", "blocked"),
    [
        ("DS1 25 8 0", "DS1 26 8 0", "the screen DS1"),
        ("U1 4 0 0", "U1 5 0 0", "the USB plug"),
        ("SW3 32 35 0", "SW3 33 35 0", "button SW3"),
    ],
)
def test_a_hole_for_a_part_that_moved_is_found(monkeypatch, shell, old, new, blocked):
    monkeypatch.setattr(placement, "_HOLES", placement._HOLES.replace(old, new))
    assert checks.blocked(DESIGN, shell) == [blocked]


def test_a_lid_too_low_is_found(monkeypatch):
    monkeypatch.setattr(sizes, "CEILING", sizes.BOARD_TOP + 17.0)
    assert checks.lid_above_tallest(DESIGN) < 0
    assert "the board touches the box" in checks.misfits(DESIGN, shells.lid(DESIGN))
