"""The design of both build levels keeps all rules, and still does when a pin is changed."""

import re

import pytest

import board
from hardware import physics, pico
from hardware.design import ROLES, build
from hardware.model import LEVELS, PCB, PERFBOARD, Node
from hardware.rules import ampacity, complaints, currents
from hardware.rules.cables import crosstalk_v
from hardware.rules.trace import reached
from hardware.rules.wiring import header_pin, pins_of
from tests.host.hardware_changes import with_facts


@pytest.mark.parametrize("level", LEVELS)
def test_the_design_keeps_all_rules(level):
    assert complaints(build(level)) == []


@pytest.mark.parametrize(
    "change",
    [
        {"PIXELS": 17},
        {"SPEAKER": 2},
        {"BUTTONS": (10, 11, 12, 13, 22)},
        {"DISPLAY_SDA": 26, "DISPLAY_SCL": 27, "DISPLAY_BUS": 1, "BATTERY": 28},
        {"PADS": (19, 20, 21, 22)},
    ],
)
def test_a_pin_may_be_changed_in_one_line(change):
    assert complaints(with_facts(**change)) == []


@pytest.mark.parametrize("level", LEVELS)
def test_designators_are_unique_and_values_are_named(level):
    parts = build(level).parts
    assert len({part.ref for part in parts}) == len(parts)
    assert all(part.kind.maker_number and part.kind.substitute for part in parts)


def test_both_levels_have_the_same_circuit_but_for_pixels_and_sockets():
    own = {"J", "X", "D", "C"}
    perfboard, pcb = ({p.ref for p in build(level).parts} for level in (PERFBOARD, PCB))
    assert {ref.rstrip("0123456789") for ref in perfboard ^ pcb} <= own


def test_the_pico_has_its_forty_pins_in_order():
    names = {pin.number: pin.name for pin in pico.PINS}
    assert len(names) == 40
    assert [names[n] for n in ("1", "6", "20", "21", "31", "36", "39", "40")] == (
        ["GP0", "GP4", "GP15", "GP16", "GP26", "3V3", "VSYS", "VBUS"]
    )


@pytest.mark.parametrize(
    ("gpio", "i2c", "pwm", "uart"),
    [
        (0, (0, "SDA"), (0, "A"), (0, "TX")),
        (5, (0, "SCL"), (2, "B"), (1, "RX")),
        (15, (1, "SCL"), (7, "B"), (0, "RTS")),
        (18, (1, "SDA"), (1, "A"), (0, "CTS")),
        (26, (1, "SDA"), (5, "A"), (1, "CTS")),
    ],
)
def test_pin_functions_are_those_of_the_data_sheet(gpio, i2c, pwm, uart):
    assert (pico.i2c_role(gpio), pico.pwm_channel(gpio), pico.uart_role(gpio)) == (i2c, pwm, uart)


def test_the_figures_of_the_guide():
    design = build(PCB)
    assert currents.full_white_ma(design) == 1016
    assert round(currents.hours(design, "alkaline"), 1) == 5.0
    assert round(1000 * crosstalk_v(design, 1)) == 23


@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [
        ("BATTERY_V", (3.7, 4.65), "pixels_hear_every_supply"),
        ("BATTERY_V", (3.6, 4.57), "supplies_are_in_range"),
        ("FUSE_OHM", 0.5, "supplies_are_in_range"),
        ("DISPLAY_A", 0.022, "supplies_carry_the_limit"),
        ("SHIFTER_A", 0.01, "supplies_carry_the_limit"),
    ],
)
def test_the_margins_are_those_of_the_worse_ends(monkeypatch, name, value, rule):
    monkeypatch.setattr(physics, name, value)
    assert any(line.startswith(rule + ":") for line in complaints(build(PCB)))


def test_supplies_in_thin_wire_or_narrow_tracks_are_found(monkeypatch):
    monkeypatch.setattr(ampacity, "extras", lambda level: ())
    assert any("GND carries" in line for line in complaints(build(PERFBOARD)))
    monkeypatch.setattr(ampacity.copper, "SUPPLIES", ("GND",))
    assert [line.split()[1] for line in complaints(build(PCB))] == [
        "RAIL",
        "BATTERY_IN",
        "BATTERY_FUSED",
    ]


def test_the_wiring_table_in_board_py_says_what_its_constants_say():
    rows = re.findall(r"^    GPIO +(\d+)(?:( to|,) (\d+))? +(.*)$", board.__doc__, re.MULTILINE)
    told = set()
    for first, joint, last, _ in rows:
        told |= set(range(int(first), int(last) + 1)) if joint == " to" else {int(first)}
        told |= {int(last)} if last else set()
    wanted = {gpio for role in ROLES for gpio in pins_of(build(PCB), role)}
    assert told == wanted


def test_the_parts_that_the_self_test_names_hang_on_their_pins():
    design = build(PCB)
    named = (
        ("BUTTONS", board.BUTTON_PARTS),
        ("PADS", board.PAD_PARTS),
        ("DISPLAY_SDA", (board.DISPLAY_PART,)),
        ("SPEAKER", (board.SPEAKER_PART,)),
        ("PIXELS", board.PIXEL_PARTS[:1]),
    )
    for role, refs in named:
        for gpio, ref in zip(pins_of(design, role), refs, strict=True):
            net = design.net_of(Node("U1", header_pin(design, gpio)))
            assert any(label.split(".")[0] == ref for label in reached(design, net)), ref
    lamps = [reached(design, "PAD%d_FAR_LAMP" % n) for n in (1, 2, 3, 4)]
    assert all(ref + ".K" in found for ref, found in zip(board.LAMP_PARTS, lamps, strict=True))
    assert design.net_of(Node(board.BATTERY_PART, "1")) == "BATTERY_IN"
    assert [p.ref for p in design.parts if p.kind.symbol == "PIXEL"] == list(board.PIXEL_PARTS)
