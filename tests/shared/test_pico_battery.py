"""The battery: volts behind a divider, and a hint that does not flicker."""

import board
from kaperbox.ports.pico.battery import Battery
from tests.fakes.electric import Adc


def adc_of(millivolts):
    return millivolts * 65535 // 3300 // board.BATTERY_DIVIDER


def after(battery, adc, millivolts, seconds=20):
    adc.reading = adc_of(millivolts)
    for _ in range(seconds * 4):
        battery.advance(250)
    return battery.low()


def test_the_battery_is_measured_behind_its_divider():
    adc = Adc(adc_of(4200))
    assert abs(Battery(adc).millivolts() - 4200) < 5


def test_a_short_dip_is_no_low_battery_but_a_long_one_is():
    adc = Adc(adc_of(4000))
    battery = Battery(adc)
    assert not after(battery, adc, 3400, 1)
    assert after(battery, adc, 3000)


def test_low_stays_low_until_the_battery_is_clearly_better():
    adc = Adc(adc_of(4000))
    battery = Battery(adc)
    assert after(battery, adc, board.BATTERY_LOW_MV - 30)
    assert after(battery, adc, board.BATTERY_LOW_MV + 30)
    assert not after(battery, adc, board.BATTERY_LOW_MV + 300)


def test_without_a_battery_nothing_is_low():
    adc = Adc(0)
    assert not after(Battery(adc), adc, 100)
