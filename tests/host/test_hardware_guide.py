"""The build guide says what the design says: sums, names, figures, files and commands."""

import re
from pathlib import Path

import pytest

import board
from hardware.design import BUTTON_NAMES, build
from hardware.drawings.bom import cost_euros
from hardware.model import LEVELS, PCB, PERFBOARD
from hardware.pad_block import PAD_PINS
from hardware.rules import ROOM_RULES, RULES, currents
from tests.host.test_hardware_mutants import MUTANTS

GUIDE = Path(__file__).parents[2] / "hardware" / "README.md"
TEXT = GUIDE.read_text(encoding="utf-8")


def row(head):
    """The cells of a table's line, by its first cell."""
    line = re.search(r"^\| %s +\|(.*)\|$" % re.escape(head), TEXT, re.MULTILINE)
    assert line, head
    return [cell.strip() for cell in line[1].split("|")]


@pytest.mark.parametrize(("head", "boxes"), [("parts, one box", 1), ("parts, a class of ten", 10)])
def test_the_sums_are_those_of_the_bill(head, boxes):
    sums = [cost_euros(build(level), boxes) for level in (PERFBOARD, PCB)]
    assert row(head) == ["about %d euros" % euros for euros in sums]


@pytest.mark.parametrize(
    ("head", "chemistry"),
    [
        ("3 alkaline cells", "alkaline"),
        ("3 NiMH cells of 2000 mAh", "NiMH"),
        ("LiPo cell of 2000 mAh", "LiPo"),
    ],
)
def test_play_times_are_those_of_the_rule(head, chemistry):
    assert row(head) == ["%.1f hours" % currents.hours(build(PCB), chemistry)]


def test_buttons_are_named_as_in_the_self_test():
    assert row(" ".join(board.BUTTON_PARTS)) == [", ".join(BUTTON_NAMES)]


@pytest.mark.parametrize(
    "ref",
    [
        board.DISPLAY_PART,
        board.SPEAKER_PART,
        board.BATTERY_PART,
        "%s to %s" % (board.PIXEL_PARTS[0], board.PIXEL_PARTS[-1]),
        "%s to %s" % (board.PAD_PARTS[0], board.PAD_PARTS[-1]),
        "%s to %s" % (board.LAMP_PARTS[0], board.LAMP_PARTS[-1]),
    ],
)
def test_every_line_of_the_self_test_has_its_part(ref):
    assert row(ref)


def test_every_designator_in_the_guide_is_a_part_of_the_design():
    refs = {part.ref for level in LEVELS for part in build(level).parts}
    named = set(re.findall(r"\b(?:[RCDJUFX]|SW|PB|LP|LS|BT|DS)\d{1,2}\b", TEXT))
    assert named - refs == set()


def test_contacts_of_the_cable_are_those_of_the_design():
    for role, word in (
        ("SUPPLY", "plus"),
        ("LAMP", "lamp"),
        ("GND", "button"),
        ("LINE", "button"),
    ):
        assert word in row(PAD_PINS[role])[1]


@pytest.mark.parametrize("path", sorted(set(re.findall(r"\]\(([^)#]+)\)", TEXT))))
def test_files_that_the_guide_names_are_there(path):
    assert (GUIDE.parent / path).exists()


def test_the_numbers_of_rules_are_right():
    words = " ".join(TEXT.split())
    assert "%d electrical rules on both build levels" % len(RULES) in words
    assert "(%d of them in" % len(MUTANTS) in words
    assert "%d rules for the room" % len(ROOM_RULES) in words


def test_the_currents_are_those_of_the_firmware():
    assert "below %d mA" % board.LIMIT_MA in TEXT
    assert "would draw %.1f A" % (currents.full_white_ma(build(PCB)) / 1000) in TEXT
