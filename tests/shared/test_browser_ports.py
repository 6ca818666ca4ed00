"""The ports of the browser keep the contracts of `ports/README.md`."""

from kaperbox.app.store import NOT_SAVED
from kaperbox.ports.browser.box import make_ports
from tests.shared.cases import cases
from tests.shared.fake_page import FakePage
from tests.shared.saved_games import SHORT, Tape
from tests.shared.saving import save_all, switched_on


def page_and_ports():
    page = FakePage()
    return page, make_ports(page)


def test_buttons_are_a_whole_number_of_bits():
    page, ports = page_and_ports()
    page.mask = 20
    assert ports.buttons.pressed() == 20
    assert isinstance(ports.buttons.pressed(), int)


def test_a_picture_is_sent_once_and_kept_from_later_drawing():
    page, ports = page_and_ports()
    frame = bytearray(1024)
    frame[3] = 7
    ports.display.show(frame)
    ports.display.show(frame)
    frame[3] = 8
    assert page.frames == [bytes([0, 0, 0, 7]) + bytes(1020)]
    assert ports.display.frame == page.frames[0]


def test_a_picture_of_another_size_is_an_error():
    _, ports = page_and_ports()
    try:
        ports.display.show(bytes(1023))
    except ValueError:
        return
    raise AssertionError("it was shown")


def test_lights_are_six_digits_each():
    page, ports = page_and_ports()
    ports.lights.show((0xFF3000,) + (0,) * 11)
    ports.lights.lamps(5)
    assert page.lights == ["ff3000" + "000000" * 11]
    assert page.lamp_masks == [5]


def test_a_tune_is_text_and_silence_is_empty():
    page, ports = page_and_ports()
    ports.speaker.play(((440, 100), (0, 20)))
    ports.speaker.play(())
    assert page.tunes == ["440:100 0:20", ""]


def test_how_bright_how_loud_and_which_way_up_is_told_as_numbers():
    page, ports = page_and_ports()
    ports.display.contrast(16)
    ports.display.sleep(True)
    ports.display.flip(False)
    ports.display.set_panel(2)
    ports.lights.brightness(80)
    ports.speaker.volume(0)
    told = [("contrast", 16), ("sleep", 1), ("flip", 0), ("brightness", 80), ("volume", 0)]
    assert page.looks == told


def test_entropy_gives_as_many_bytes_as_were_asked_for():
    _, ports = page_and_ports()
    assert len(ports.entropy.read(5)) == 5


def test_edges_of_the_pads_come_once_in_their_order():
    page, ports = page_and_ports()
    page.pad_edges, page.now_us = "2:1073741823:1 0:4:1 2:90:0", 100
    assert ports.pads.take() == ((2, 1073741823, 1), (0, 4, 1), (2, 90, 0))
    assert ports.pads.take() == ()
    assert ports.pads.now_us() == 100


def test_a_file_is_there_until_it_is_removed():
    _, ports = page_and_ports()
    storage = ports.storage
    assert storage.read("run/1a") is None
    storage.write("run/1a", b"\x00\xff")
    storage.write("games/7", b"x")
    assert storage.read("run/1a") == b"\x00\xff"
    assert storage.names("run") == ["1a"]
    storage.rename("run/1a", "aside/1a")
    assert (storage.names("run"), storage.read("aside/1a")) == ([], b"\x00\xff")
    storage.remove("aside/1a")
    assert storage.read("aside/1a") is None
    assert storage.free() == 1000


def test_what_cannot_be_done_is_an_error_with_its_number():
    page, ports = page_and_ports()
    for why, number, action in (
        ("full", 28, lambda: ports.storage.write("a", b"")),
        ("refused", 5, lambda: ports.storage.write("a", b"")),
        ("", 2, lambda: ports.storage.remove("a")),
        ("", 2, lambda: ports.storage.rename("a", "b")),
    ):
        page.why_not = why
        try:
            action()
        except OSError as error:
            assert error.errno == number
        else:
            raise AssertionError("nothing was wrong")


@cases("why, kept", ("refused", 4), ("full", 1))
def test_finished_games_go_where_the_browser_has_no_room_not_where_it_refuses(why, kept):
    page, ports = page_and_ports()
    store, session = switched_on(ports.storage)
    for _ in range(5):
        session = save_all(store, Tape(SHORT, 60), session)
    assert store.archive.numbers() == [4, 3, 2, 1]
    page.why_not = why
    session.undo()
    store.keep(session)
    assert len(store.archive.numbers()) == kept and store.notes[-1] == NOT_SAVED


def test_the_battery_is_full():
    _, ports = page_and_ports()
    assert ports.battery.millivolts() == 4500 and not ports.battery.low()
