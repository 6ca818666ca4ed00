"""The program of the pads in a PIO emulator: every press in its own microsecond, ties as ties.

No firmware and no processor: the words of the program go into the emulated PIO block, pins change
at chosen cycles of it, and the words that it pushes are read as `Pads` reads them.
"""

import random

import pytest
from rp2040py.rp2040 import RP2040
from rp2040py.simulator import Simulator

import board
from kaperbox.ports.pico.snapshots import CYCLES, watch

PIO0 = 0x50200000
CTRL, FLEVEL, RXF0, MEMORY = 0x000, 0x00C, 0x020, 0x048
CLKDIV, EXECCTRL, SHIFTCTRL, INSTR, PINCTRL = 0x0C8, 0x0CC, 0x0D0, 0x0D8, 0x0DC
PADS_BANK, INPUT_ENABLED = 0x4001C000, 0x56
SET_X_15, MOV_OSR_NULL = 0xE02F, 0xA0E3
START_US = 20


class Bench:
    """The block runs one instruction cycle a `cycle`; pins are up at the start."""

    def __init__(self):
        self.chip = RP2040()
        Simulator(rp2040=self.chip)
        self.pio = self.chip.pio[0]
        self.cycles = 0
        self.words = []
        for pin in board.PADS:
            self.chip.write_uint32(PADS_BANK + 4 + 4 * pin, INPUT_ENABLED)
            self.chip.gpio[pin].set_input_value(True)
        for at, word in enumerate(watch.words):
            self._set(MEMORY + 4 * at, word)
        self._set(CLKDIV, 1 << 16)
        self._set(EXECCTRL, watch.last << 12 | watch.first << 7)
        self._set(SHIFTCTRL, 0)
        self._set(PINCTRL, board.PADS[0] << 15)
        for instruction in (SET_X_15, MOV_OSR_NULL):
            self._set(INSTR, instruction)
        self._set(CTRL, 1)

    def _set(self, register, value):
        self.chip.write_uint32(PIO0 + register, value)

    def cycle(self):
        """One cycle; what was pushed is taken at once, as DMA does."""
        self.pio.step()
        self.cycles += 1
        if self.chip.read_uint32(PIO0 + FLEVEL) >> 4 & 15:
            self.words.append(self.chip.read_uint32(PIO0 + RXF0))

    def put(self, pad, down):
        self.chip.gpio[board.PADS[pad]].set_input_value(not down)


def play(script, until_us):
    """`script`: {cycle: [(pad, down)]}. The snapshots as (microseconds, pads down)."""
    bench = Bench()
    while bench.cycles < until_us * CYCLES:
        for pad, down in script.get(bench.cycles, ()):
            bench.put(pad, down)
        bench.cycle()
    return [(-word % (1 << 28), ~(word >> 28) & 15) for word in bench.words]


def test_the_program_is_small_enough_for_two_in_a_block():
    assert len(watch.words) <= 16


@pytest.mark.parametrize("mask", range(1, 16))
def test_all_that_go_down_together_are_in_one_word(mask):
    together = [(pad, True) for pad in range(4) if mask >> pad & 1]
    for cycle in range(START_US * CYCLES, (START_US + 1) * CYCLES, 6):
        assert [down for _, down in play({cycle: together}, START_US + 3)] == [mask]


def test_one_microsecond_apart_is_told_apart_at_every_cycle():
    for cycle in range(START_US * CYCLES, (START_US + 1) * CYCLES):
        script = {cycle: [(3, True)], cycle + CYCLES: [(0, True)]}
        (first_us, first), (second_us, second) = play(script, START_US + 4)
        assert (first, second) == (0b1000, 0b1001)
        assert second_us - first_us == 1


def test_a_margin_is_right_to_a_microsecond_and_the_count_does_not_drift():
    chance = random.Random(5)
    for _ in range(25):
        cycle = chance.randrange(200, 4000)
        apart = chance.randrange(CYCLES, 6000)
        pads = chance.sample(range(4), 2)
        script = {cycle: [(pads[0], True)], cycle + apart: [(pads[1], True)]}
        (first_us, _), (second_us, _) = play(script, (cycle + apart) // CYCLES + 3)
        assert abs((second_us - first_us) * CYCLES - apart) < CYCLES
        assert abs(second_us * CYCLES - cycle - apart) < 2 * CYCLES


def test_a_train_of_bounces_is_seen_edge_by_edge():
    script = {500 + 60 * at: [(2, not at & 1)] for at in range(31)}
    script[500 + 60 * 9].append((1, True))
    seen = play(script, 120)
    assert len(seen) == 31
    presses = [us for at, (us, down) in enumerate(seen) if down & 2 and not seen[at - 1][1] & 2]
    assert len(presses) == 1 and abs(presses[0] * CYCLES - 1040) < 2 * CYCLES


def test_pads_that_are_down_at_the_start_are_told_at_once():
    assert play({0: [(1, True)]}, 5)[0][1] == 0b0010


@pytest.mark.parametrize("at", range(len(watch.words)))
def test_a_program_that_lacks_an_instruction_is_noticed(at, monkeypatch):
    nop = 0xA042
    monkeypatch.setattr(watch, "words", watch.words[:at] + [nop] + watch.words[at + 1 :])
    with pytest.raises((AssertionError, ValueError)):
        test_one_microsecond_apart_is_told_apart_at_every_cycle()
        test_all_that_go_down_together_are_in_one_word(5)
        test_a_margin_is_right_to_a_microsecond_and_the_count_does_not_drift()
