"""Pixels and lamps: dark at boot, true colours, and never more current than the supply gives."""

import board
from kaperbox.ports.pico.lights import Lights, light
from tests.fakes.electric import Pwm, Strip
from tests.shared.cases import cases

DICE = len(board.DIE_PIXELS)
LAMPS = 4
LEVELS = (0, 1, 40, 128, 200, 255)


class Watched(Strip):
    """Counts the current at every write."""

    def __init__(self):
        Strip.__init__(self, board.PIXEL_COUNT)
        self.lamps = [Pwm() for _ in range(LAMPS)]

    def draws_ma(self):
        pixels = sum(self.shown) * board.PIXEL_CHANNEL_MA / 255
        lamps = sum(lamp.duty / 65535 for lamp in self.lamps) * board.LAMP_MA
        return pixels + lamps + board.PIXEL_COUNT * board.PIXEL_IDLE_MA


def lit():
    strip = Watched()
    return Lights(strip, strip.lamps), strip


def green_red_blue(strip, pixel):
    return tuple(strip.shown[3 * pixel : 3 * pixel + 3])


def test_dark_from_the_start():
    _, strip = lit()
    assert strip.shown == bytes(3 * board.PIXEL_COUNT)
    assert [lamp.duty for lamp in strip.lamps] == [0] * LAMPS


def test_each_die_has_its_colour_green_first_as_a_ws2812_wants_it():
    lights, strip = lit()
    lights.show((0xFF0000, 0x00FF00, 0x0000FF) + (0,) * (DICE - 3))
    shown = [green_red_blue(strip, pixel) for pixel in range(4)]
    assert shown == [(0, 255, 0), (255, 0, 0), (0, 0, 255), (0, 0, 0)]


def test_levels_rise_steadily_and_only_0_is_dark():
    channels = [light(level) for level in range(256)]
    assert channels == sorted(channels)
    assert (channels[0], channels[1], channels[255]) == (0, 1, 255)
    assert 50 < channels[128] < 70


@cases("mask", 0, 1, 7, 15)
def test_no_colour_at_any_brightness_draws_more_than_the_budget(mask):
    lights, strip = lit()
    lights.lamps(mask)
    worst = 0
    for brightness in LEVELS:
        lights.brightness(brightness)
        for red in LEVELS:
            for green in LEVELS:
                for blue in LEVELS:
                    lights.show((red << 16 | green << 8 | blue,) * DICE)
                    worst = max(worst, strip.draws_ma())
    assert board.LIMIT_MA * 0.95 < worst <= board.LIMIT_MA


def test_one_white_die_among_dark_ones_is_not_dimmed():
    lights, strip = lit()
    lights.show((0xFFFFFF,) + (0,) * (DICE - 1))
    assert green_red_blue(strip, 0) == (255, 255, 255)


def test_dimmed_for_the_budget_a_colour_stays_the_same_colour():
    lights, strip = lit()
    lights.show((0xFFFFB5,) * DICE)
    green, red, blue = green_red_blue(strip, 0)
    assert green == red < 255
    assert abs(blue * 255 // green - light(0xB5)) < 5


def test_lamps_are_lit_by_their_bit_and_dimmed_with_the_pixels():
    lights, strip = lit()
    lights.lamps(0b1010)
    assert [lamp.duty for lamp in strip.lamps] == [0, 65535, 0, 65535]
    lights.brightness(128)
    assert [lamp.duty for lamp in strip.lamps] == [0, 65535 * 65 // 255, 0, 65535 * 65 // 255]


def test_pixels_make_room_before_a_lamp_is_lit():
    lights, strip = lit()
    lights.show((0xFFFFFF,) * DICE)
    peak = []
    for lamp in strip.lamps:
        duty_u16 = lamp.duty_u16

        def watched(duty, duty_u16=duty_u16):
            duty_u16(duty)
            peak.append(strip.draws_ma())

        lamp.duty_u16 = watched
    for mask in (15, 0, 9, 6, 15):
        lights.lamps(mask)
        peak.append(strip.draws_ma())
    assert max(peak) <= board.LIMIT_MA
