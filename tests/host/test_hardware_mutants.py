"""Each rule is shown to fail: a table of wrong designs, each with the rule that must catch it."""

import pytest

from hardware import kinds
from hardware.design import build
from hardware.model import PCB, PERFBOARD
from hardware.rules import RULES, complaints
from tests.host.hardware_changes import (
    as_kind,
    cut,
    join,
    move,
    replaced,
    swap,
    swap_all,
    with_facts,
    without,
)

GOOD, BY_HAND = build(PCB), build(PERFBOARD)
R = kinds.resistor

TABLE = (
    ("J1 in mirror image", swap_all(GOOD, ("J1.2", "J1.5"), ("J1.3", "J1.4"))),
    ("J1 without ground", cut(GOOD, "J1.4")),
    ("plus and minus swapped at J5", swap(GOOD, "J5.1", "J5.2")),
    ("J6 not joined", cut(GOOD, "J6.5")),
    ("J6 1 and 2 swapped", swap(GOOD, "J6.1", "J6.2")),
    ("J6 4 and 6 swapped", swap(GOOD, "J6.4", "J6.6")),
    ("SW1 without ground", cut(GOOD, "SW1.2")),
    ("SW5 without ground", cut(GOOD, "SW5.2")),
    ("J7 without ground", cut(GOOD, "J7.2")),
    ("J8 without ground", cut(GOOD, "J8.3")),
    ("the piezo without ground", cut(GOOD, "LS1.2")),
    ("VBUS not joined", cut(GOOD, "U1.VBUS")),
    ("the Pico always in reset", join(GOOD, "U1.RUN", "GND")),
    ("the Pico's 3.3 V off", join(GOOD, "U1.3V3_EN", "GND")),
    ("the driver's COM open", cut(GOOD, "U3.COM")),
    ("the driver's COM on ground", move(GOOD, "U3.COM", "GND")),
    ("470 uF the wrong way round", swap(GOOD, "C5.+", "C5.-")),
    ("J3 of the perfboard in mirror image", swap(BY_HAND, "J3.1", "J3.4")),
    ("X2 of the perfboard in mirror image", swap(BY_HAND, "X2.2", "X2.5")),
    ("the strip's terminal swapped", swap(BY_HAND, "J9.1", "J9.3")),
)
"""Wrong contacts, all caught by one table."""

MUTANTS = (
    *((what, "contacts_are_as_written", design) for what, design in TABLE),
    ("a fuse of 100 A", "values_are_in_their_limits", as_kind(GOOD, "F1", value="100A")),
    ("a lamp resistor of 100k", "values_are_in_their_limits", replaced(GOOD, "R16", R("100k"))),
    ("a pin on two nets", "one_net_a_pin", join(GOOD, "U1.GP4", "DISPLAY_SCL")),
    ("a wire that ends nowhere", "no_lonely_nets", move(GOOD, "SW1.1", "ELSEWHERE")),
    (
        "SDA and SCL swapped at the display",
        "pins_reach_their_parts",
        swap(GOOD, "DS1.SDA", "DS1.SCL"),
    ),
    (
        "SDA and SCL swapped in board.py",
        "pins_can_do_it",
        with_facts(DISPLAY_SDA=5, DISPLAY_SCL=4),
    ),
    ("LEFT and RIGHT swapped", "pins_reach_their_parts", swap(GOOD, "SW1.1", "SW2.1")),
    ("two pads swapped at the Pico", "pins_reach_their_parts", swap(GOOD, "U1.GP18", "U1.GP19")),
    (
        "two lamps swapped at the driver",
        "lamps_follow_their_pins",
        swap(GOOD, "U3.OUT1", "U3.OUT2"),
    ),
    ("a button not joined", "pins_reach_their_parts", cut(GOOD, "SW3.1")),
    ("the spare UART not joined", "pins_reach_their_parts", cut(GOOD, "J8.1")),
    ("an LED on the bus", "pins_reach_their_parts", join(GOOD, "LS1.1", "DISPLAY_SDA")),
    ("a wire on a free GPIO", "no_other_pins", join(GOOD, "U1.GP28", "SPEAKER")),
    ("a pin used twice", "pins_are_distinct", with_facts(PIXELS=15)),
    ("a pin used twice: its part is left over", "pins_reach_their_parts", with_facts(PIXELS=15)),
    ("the display on the other bus", "pins_can_do_it", with_facts(DISPLAY_BUS=1)),
    ("the battery on a pin without converter", "pins_can_do_it", with_facts(BATTERY=22)),
    ("pads not in a row", "pins_can_do_it", with_facts(PADS=(18, 19, 20, 22))),
    ("TX on an RX pin", "pins_can_do_it", with_facts(UART_TX=1, UART_RX=0)),
    ("a lamp on the speaker's slice", "slices_do_not_clash", with_facts(SPEAKER=22)),
    ("two lamps on one channel", "slices_do_not_clash", with_facts(LAMPS=(6, 7, 8, 22))),
    ("a driver input floats", "inputs_are_driven", cut(GOOD, "U3.IN8")),
    ("an unused gate floats", "inputs_are_driven", cut(GOOD, "U2.4A")),
    ("a pixel hears nothing", "inputs_are_driven", cut(GOOD, "D6.DOUT")),
    (
        "two pixels shout at each other",
        "outputs_do_not_fight",
        move(GOOD, "D6.DOUT", "PIXELS_DATA_2"),
    ),
    ("the shifter fights a pixel", "outputs_do_not_fight", join(GOOD, "U2.1Y", "PIXELS_DATA_2")),
    (
        "an HCT as the shifter",
        "inputs_stand_a_missing_supply",
        as_kind(GOOD, "U2", maker_number="SN74HCT125N"),
    ),
    (
        "an HCT instead of the shifter",
        "inputs_stand_a_missing_supply",
        as_kind(GOOD, "U2", substitute="SN74HCT125N"),
    ),
    ("missing ground at the display", "grounds_are_ground", cut(GOOD, "DS1.GND")),
    ("missing ground at the Pico", "grounds_are_ground", cut(GOOD, "U1.AGND")),
    ("battery the wrong way round", "grounds_are_ground", swap(GOOD, "BT1.+", "BT1.-")),
    ("the display on 5 V", "supplies_are_in_range", move(GOOD, "DS1.VCC", "VBUS")),
    ("the shifter on the rail", "supplies_are_in_range", move(GOOD, "U2.VCC", "RAIL")),
    ("the pixels on 3.3 V", "supplies_are_in_range", move(GOOD, "D1.VDD", "3V3")),
    ("the Pico without VSYS", "supplies_are_in_range", cut(GOOD, "U1.VSYS")),
    ("a capacitor forgotten", "supply_pins_are_decoupled", without(GOOD, "C2")),
    ("a pixel's capacitor forgotten", "supply_pins_are_decoupled", without(GOOD, "C14")),
    ("no 470 uF", "supply_pins_are_decoupled", without(GOOD, "C5")),
    (
        "10 nF where 100 nF should be",
        "supply_pins_are_decoupled",
        replaced(GOOD, "C1", kinds.C_10N),
    ),
    ("no fuse", "battery_is_protected", without(GOOD, "F1")),
    ("no diode against wrong polarity", "battery_is_protected", without(GOOD, "D14")),
    ("that diode the wrong way round", "battery_is_protected", swap(GOOD, "D14.K", "D14.A")),
    ("USB charges the battery", "battery_is_protected", move(GOOD, "BT1.+", "BATTERY_FUSED")),
    ("D13 the wrong way round", "battery_is_protected", swap(GOOD, "D13.K", "D13.A")),
    ("5 V onto a GPIO", "gpios_see_at_most_3v3", move(GOOD, "U1.GP26", "VBUS")),
    ("a pull-up to 5 V", "gpios_see_at_most_3v3", move(GOOD, "R1.1", "VBUS")),
    ("the shifter's output on a GPIO", "gpios_see_at_most_3v3", move(GOOD, "U2.1Y", "PIXELS")),
    ("no shifter at 5 V", "pixels_hear_every_supply", swap(GOOD, "SW6.B1", "SW6.B2")),
    ("the shifter not enabled", "pixels_hear_every_supply", move(GOOD, "U2.1OE", "VBUS")),
    ("the shifter's input not joined", "pixels_hear_every_supply", cut(GOOD, "U2.1A")),
    ("the switch's rails crossed", "pixels_hear_every_supply", swap(GOOD, "SW6.A1", "SW6.A2")),
    (
        "the shifter's output for the battery too",
        "pixels_hear_every_supply",
        move(GOOD, "SW6.B2", "PIXELS_SHIFTED"),
    ),
    ("unwired battery sense", "battery_sense_fits_the_adc", cut(GOOD, "U1.GP26")),
    ("half a divider", "battery_sense_fits_the_adc", without(GOOD, "R7")),
    ("a divider for 12 V", "battery_sense_fits_the_adc", replaced(GOOD, "R7", R("10k"))),
    ("firmware with another divider", "battery_sense_fits_the_adc", with_facts(BATTERY_DIVIDER=3)),
    ("a hint that comes too late", "battery_is_empty_in_time", with_facts(BATTERY_LOW_MV=3200)),
    ("a pull-up forgotten", "i2c_has_pull_ups", without(GOOD, "R2")),
    ("a pull-up of 150 ohms", "i2c_has_pull_ups", replaced(GOOD, "R1", R("150R"))),
    ("a pull-up of 10k", "i2c_rises_in_time", replaced(GOOD, "R1", R("10k"))),
    ("a bus of 1 MHz", "i2c_rises_in_time", with_facts(DISPLAY_HZ=1_000_000)),
    ("no resistor before the pixels", "series_resistors_are_there", without(GOOD, "R3")),
    ("10k before the pixels", "series_resistors_are_there", replaced(GOOD, "R3", R("10k"))),
    ("no resistor before the piezo", "peaks_suit_a_gpio", without(GOOD, "R5")),
    ("150 ohms before the piezo", "peaks_suit_a_gpio", replaced(GOOD, "R5", R("150R"))),
    (
        "crossed RJ11 cable",
        "cables_are_straight",
        swap_all(GOOD, ("W1.B2", "W1.B5"), ("W1.B3", "W1.B4")),
    ),
    ("a jack wired in mirror image", "cables_are_straight", swap(GOOD, "W2.A2", "W2.A5")),
    ("a lamp the wrong way round", "cables_are_straight", swap(GOOD, "LP3.A", "LP3.K")),
    ("ground beside the lamp's supply", "ground_lies_between", swap(GOOD, "W4.A4", "W4.A2")),
    ("no 10 nF at a pad", "lamps_press_no_button", without(GOOD, "C6")),
    ("no 1k at a pad", "lamps_press_no_button", without(GOOD, "R12")),
    (
        "470 uF at a pad",
        "presses_are_seen_soon",
        replaced(GOOD, "C7", kinds.C_470U._replace(symbol="C")),
    ),
    ("10k in series at a pad", "presses_are_seen_soon", replaced(GOOD, "R13", R("10k"))),
    ("no pull-up at a pad", "presses_are_seen_soon", without(GOOD, "R10")),
    ("a pad's supply without resistor", "cables_stay_cool", without(GOOD, "R17")),
    ("a lamp resistor of 10 ohms", "cables_stay_cool", as_kind(GOOD, "R18", value="10R")),
    (
        "a lamp resistor of 100 ohms",
        "lamps_stay_in_their_limit",
        as_kind(GOOD, "R19", value="100R"),
    ),
    ("a lamp resistor of 1k", "lamps_are_seen_on_battery", replaced(GOOD, "R16", R("1k"))),
    ("a battery hint at 3.0 V", "lamps_are_seen_on_battery", with_facts(BATTERY_LOW_MV=3000)),
    ("a limit of 460 mA", "supplies_carry_the_limit", with_facts(LIMIT_MA=460)),
    ("a brightness limit of 940 mA", "supplies_carry_the_limit", with_facts(LIMIT_MA=940)),
    (
        "the display's 3.3 V also feeds a lamp",
        "regulator_carries_its_parts",
        move(GOOD, "LP1.A", "3V3"),
    ),
    (
        "a fuse of 3 A before thin tracks",
        "supply_wires_stay_cool",
        as_kind(GOOD, "F1", value="3A"),
    ),
    ("a limit that empties the battery", "battery_lasts", with_facts(LIMIT_MA=800)),
)


def names(rule, design):
    """Whether that rule complains."""
    return any(line.startswith(rule + ":") for line in complaints(design))


@pytest.mark.parametrize(("what", "rule", "design"), MUTANTS, ids=[m[0] for m in MUTANTS])
def test_a_wrong_design_is_caught_by_its_rule(what, rule, design):
    assert names(rule, design)


def test_every_rule_has_a_mutant():
    assert {rule.__name__ for rule in RULES} == {rule for _, rule, _ in MUTANTS}


def test_a_pin_that_has_no_wire_is_told_when_the_design_is_built():
    with pytest.raises(ValueError, match="U1 has no pin GP23"):
        with_facts(SPEAKER=23)
