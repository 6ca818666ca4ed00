"""The OLED's driver against a model of the controller: same picture, few bytes, any mishap."""

from kaperbox.ports.pico.bus import CLOCKS, Bus
from kaperbox.ports.pico.display import Display
from tests.fakes.i2c import Wires
from tests.fakes.panel import Panel
from tests.shared.cases import cases

ADDRESSES = (0x3C, 0x3D)


def box(panel, number=0):
    """(display, wires) with the panel found."""
    wires = Wires(panel)
    display = Display(Bus(wires.make_i2c, wires.sda, wires.scl, lambda us: None), ADDRESSES)
    display.set_panel(number)
    display.advance(0)
    return display, wires


def noise(seed):
    """A picture that no driver gets right by chance."""
    picture = bytearray(1024)
    for at in range(1024):
        seed = (seed * 1103 + 12345) & 0xFFFF
        picture[at] = seed >> 5 & 255
    return picture


def upside_down(picture):
    for at in range(1023, -1, -1):
        yield sum((picture[at] >> bit & 1) << 7 - bit for bit in range(8))


def costs(wires, do):
    """The transfers and the bus time of `do`, in microseconds."""
    del wires.transfers[:]
    before_us = wires.busy_us
    do()
    return wires.transfers, wires.busy_us - before_us


@cases("address, sh1106", (0x3C, False), (0x3D, False), (0x3C, True), (0x3D, True))
def test_a_panel_is_found_and_shows_the_picture(address, sh1106):
    panel = Panel(address, sh1106)
    display, _ = box(panel)
    display.show(noise(1))
    assert display.name() == ("SH1106" if sh1106 else "SSD1306")
    assert panel.frame() == bytes(noise(1))
    assert panel.unknown == []


@cases("sh1106", False, True)
def test_a_panel_that_is_set_need_not_tell_its_kind(sh1106):
    panel = Panel(sh1106=sh1106)
    panel.readable = False
    display, _ = box(panel, 2 if sh1106 else 1)
    display.show(noise(2))
    assert panel.frame() == bytes(noise(2))


@cases("sh1106", False, True)
def test_nobody_sees_the_noise_of_a_memory_at_power_up(sh1106):
    panel = Panel(sh1106=sh1106)
    box(panel)
    assert not panel.shown_noise
    assert panel.frame() == bytes(1024)


def test_only_what_changed_goes_over_the_bus():
    panel = Panel()
    display, wires = box(panel)
    picture = noise(3)
    display.show(picture)
    picture[3 * 128 + 17] ^= 1
    transfers, _ = costs(wires, lambda: display.show(picture))
    cell = bytes(picture[3 * 128 + 16 : 3 * 128 + 24])
    assert transfers == [b"\x80\xb3\x80\x00\x80\x11\x40" + cell]
    assert costs(wires, lambda: display.show(picture)) == ([], 0)
    assert panel.frame() == bytes(picture)


def test_neighbours_travel_together_and_a_gap_of_one_cell_does_not_split_them():
    display, wires = box(Panel())
    picture = bytearray(1024)
    for cell in (0, 2, 5):
        picture[cell * 8] = 255
    transfers, _ = costs(wires, lambda: display.show(picture))
    assert [len(transfer) for transfer in transfers] == [7 + 24, 7 + 8]


@cases("seed", *range(1, 20))
def test_any_change_of_any_picture_arrives(seed):
    panel = Panel(sh1106=bool(seed & 1))
    display, _ = box(panel)
    picture = noise(seed)
    for at in range(seed, 1024, 17 * seed):
        picture[at] ^= at & 255
        display.show(picture)
    assert panel.frame() == bytes(picture)


def test_the_worst_picture_takes_25_ms_of_the_bus():
    display, wires = box(Panel())
    _, busy_us = costs(wires, lambda: display.show(noise(4)))
    assert busy_us <= 25000


def test_flipped_it_stands_on_its_head():
    panel = Panel()
    display, _ = box(panel)
    display.show(noise(5))
    display.flip(True)
    turned = panel.frame()
    display.flip(False)
    assert turned == bytes(upside_down(panel.frame()))


def test_what_is_set_anew_to_what_it_is_costs_nothing():
    display, wires = box(Panel())
    transfers, _ = costs(wires, lambda: (display.contrast(255), display.flip(False)))
    transfers, _ = costs(wires, lambda: (display.sleep(False), display.set_panel(0)))
    assert transfers == []


def test_a_panel_that_is_set_wrongly_is_set_right_again():
    panel = Panel(sh1106=True)
    display, _ = box(panel, 1)
    display.show(noise(3))
    assert panel.frame() != bytes(noise(3))
    display.set_panel(2)
    assert panel.frame() == bytes(noise(3))


def test_contrast_and_sleep():
    panel = Panel()
    display, _ = box(panel)
    display.contrast(10)
    assert panel.registers[0x81] == 10
    display.sleep(True)
    assert not panel.lit
    display.show(noise(6))
    display.sleep(False)
    assert panel.lit and panel.frame() == bytes(noise(6))
    assert panel.registers[0x81] == 10


def test_a_screen_that_is_pulled_costs_less_than_2_ms_and_comes_back_by_itself():
    panel = Panel()
    display, wires = box(panel)
    display.show(noise(7))
    panel.present = False
    for seed in range(8, 12):
        _, busy_us = costs(wires, lambda: display.show(noise(seed)))  # noqa: B023
        assert busy_us < 2000
        _, busy_us = costs(wires, lambda: display.advance(100))
        assert busy_us < 2000
    assert not display.present()
    panel.power_up()
    panel.present = True
    for _ in range(20):
        display.advance(100)
    assert panel.frame() == bytes(noise(11))
    assert not panel.shown_noise


@cases("asleep", False, True)
def test_pulled_and_back_before_anyone_looked(asleep):
    panel = Panel()
    display, _ = box(panel)
    display.show(noise(12))
    display.sleep(asleep)
    panel.power_up()
    display.sleep(False)
    for _ in range(20):
        display.advance(100)
    assert panel.frame() == bytes(noise(12))


def test_another_panel_plugged_in_is_told_apart():
    display, wires = box(Panel())
    wires.panels[0].present = False
    display.advance(1000)
    wires.panels[:] = [Panel(0x3D, sh1106=True)]
    display.advance(1000)
    display.show(noise(13))
    assert wires.panels[0].frame() == bytes(noise(13))


def test_a_bus_that_hangs_is_freed_with_at_most_nine_clocks():
    for clocks in range(1, CLOCKS + 1):
        panel = Panel()
        display, wires = box(panel)
        wires.hold(clocks)
        assert costs(wires, lambda: display.show(noise(14))) == ([], 0)  # noqa: B023
        display.advance(500)
        display.advance(500)
        assert panel.frame() == bytes(noise(14))


def test_a_bus_that_stays_held_costs_nothing_and_comes_back():
    panel = Panel()
    display, wires = box(panel)
    wires.scl.level = 0
    for seed in range(15, 19):
        _, busy_us = costs(wires, lambda: display.show(noise(seed)))  # noqa: B023
        assert busy_us == 0
        display.advance(600)
    assert not display.present()
    wires.scl.level = 1
    display.advance(600)
    display.advance(600)
    assert panel.frame() == bytes(noise(18))


def test_without_a_screen_it_is_only_looked_for_now_and_then():
    wires = Wires()
    display = Display(Bus(wires.make_i2c, wires.sda, wires.scl, lambda us: None), ADDRESSES)
    for _ in range(100):
        display.show(noise(1))
        display.advance(10)
    assert wires.busy_us < 200
