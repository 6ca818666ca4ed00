"""The routed board: our own check of the copper, shown to fail on wrong copper."""

import pytest

from hardware import outputs
from hardware.design import build
from hardware.model import PCB
from hardware.pcb import check
from hardware.pcb.copper import BACK, FRONT, Track, Via, gap, pads
from hardware.pcb.grid import COLUMNS, NODES, point
from hardware.pcb.router import copper

DESIGN = build(PCB)


@pytest.fixture(scope="module")
def items():
    return outputs.tracks()


def test_the_board_is_clean(items):
    assert check.problems(DESIGN, items) == []


def test_every_net_between_parts_on_the_board_is_routed(items):
    shapes: dict[str, int] = {}
    for _, shape in pads(DESIGN):
        shapes[shape.net] = shapes.get(shape.net, 0) + 1
    wanted = {net for net, count in shapes.items() if count > 1 and net}
    assert {item.net for item in items} == wanted


def test_a_missing_track_leaves_a_net_apart(items):
    rest = [item for item in items if item.net != "DISPLAY_SDA"]
    assert check.apart(DESIGN, rest) == ["DISPLAY_SDA is in 3 pieces"]


def test_a_missing_via_leaves_a_net_apart(items):
    via = next(item for item in items if isinstance(item, Via) and item.net == "DISPLAY_SCL")
    assert check.apart(DESIGN, [item for item in items if item != via])


def test_a_track_across_the_board_lies_too_near(items):
    wrong = Track("SPEAKER", FRONT, (2.0, 50.0), (128.0, 50.0))
    assert check.too_near(DESIGN, [*items, wrong])


def test_a_track_under_a_screw_lies_too_near(items):
    wrong = Track("SPEAKER", BACK, (2.0, 6.0), (8.0, 6.0))
    assert check.too_near(DESIGN, [*items, wrong]) == ["SPEAKER and a hole lie too near"]


def test_a_track_at_the_rim_lies_too_near():
    assert check.over_the_edge([Track("GND", BACK, (0.5, 10), (0.5, 20))])


def test_the_gap_of_rectangles_is_that_of_their_corners():
    assert gap((0, 0, 1, 1), (4, 5, 6, 6)) == 5
    assert gap((0, 0, 9, 9), (1, 1, 2, 2)) == 0


def test_a_path_becomes_straight_tracks_and_a_via():
    start = 10 * COLUMNS + 10
    path = [start, start + 1, start + 2, start + 2 + COLUMNS, NODES + start + 2 + COLUMNS]
    path.append(path[-1] + 1)
    corner, below = point(start + 2), point(start + 2 + COLUMNS)
    assert copper("GND", [path]) == [
        Track("GND", FRONT, point(start), corner),
        Track("GND", FRONT, corner, below),
        Via("GND", below),
        Track("GND", BACK, below, point(start + 3 + COLUMNS)),
    ]
