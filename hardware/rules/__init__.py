"""The rules that a design must keep: each is a function from a design to a list of complaints.

They need nothing but Python, so they run with every test. `tests/host/test_hardware_mutants.py`
shows for each of them a wrong design that it catches.
"""

from collections.abc import Callable

from hardware.model import Design
from hardware.rules import (
    ampacity,
    cables,
    currents,
    drivers,
    functions,
    levels,
    room,
    signals,
    supplies,
    table,
    wiring,
)

Rule = Callable[[Design], list[str]]

RULES: tuple[Rule, ...] = (
    wiring.one_net_a_pin,
    wiring.no_lonely_nets,
    wiring.pins_reach_their_parts,
    wiring.no_other_pins,
    table.contacts_are_as_written,
    table.values_are_in_their_limits,
    functions.pins_are_distinct,
    functions.pins_can_do_it,
    functions.slices_do_not_clash,
    drivers.inputs_are_driven,
    drivers.outputs_do_not_fight,
    drivers.inputs_stand_a_missing_supply,
    supplies.grounds_are_ground,
    supplies.supplies_are_in_range,
    supplies.supply_pins_are_decoupled,
    supplies.battery_is_protected,
    levels.gpios_see_at_most_3v3,
    levels.pixels_hear_every_supply,
    levels.battery_sense_fits_the_adc,
    levels.battery_is_empty_in_time,
    signals.i2c_has_pull_ups,
    signals.i2c_rises_in_time,
    signals.series_resistors_are_there,
    signals.peaks_suit_a_gpio,
    cables.cables_are_straight,
    cables.lamps_follow_their_pins,
    cables.ground_lies_between,
    cables.lamps_press_no_button,
    cables.presses_are_seen_soon,
    cables.cables_stay_cool,
    currents.lamps_stay_in_their_limit,
    currents.lamps_are_seen_on_battery,
    currents.supplies_carry_the_limit,
    currents.regulator_carries_its_parts,
    currents.battery_lasts,
    ampacity.supply_wires_stay_cool,
)

ROOM_RULES: tuple[Rule, ...] = (
    room.everything_has_a_place,
    room.parts_keep_apart,
    room.parts_lie_inside,
    room.display_has_room,
    room.capacitors_lie_near,
    room.perfboard_fits_its_holes,
)


def complaints(design: Design) -> list[str]:
    """Everything that is wrong, each line with the rule's name in front."""
    return [
        "%s: %s" % (rule.__name__, text) for rule in RULES + ROOM_RULES for text in rule(design)
    ]
