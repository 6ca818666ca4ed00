"""The simulated ports keep the contracts of `ports/README.md`."""

from kaperbox.ports.simulated.battery import Battery
from kaperbox.ports.simulated.clock import Clock
from kaperbox.ports.simulated.display import Display
from kaperbox.ports.simulated.entropy import Entropy
from kaperbox.ports.simulated.lights import Lights
from kaperbox.ports.simulated.seeded_entropy import SeededEntropy
from kaperbox.ports.simulated.speaker import Speaker


def clock(*readings_us):
    readings = list(readings_us)
    return Clock(lambda: readings.pop(0))


def test_the_clock_tells_the_time_since_it_was_last_asked():
    some = clock(5000, 5000, 15000, 18000)
    assert [some.elapsed_ms() for _ in range(4)] == [0, 0, 10, 3]


def test_the_clock_loses_no_part_of_a_millisecond():
    some = clock(0, 1900, 3800, 5700)
    assert [some.elapsed_ms() for _ in range(4)] == [0, 1, 2, 2]


def test_the_clock_never_goes_back():
    some = clock(90000, 100, 5100)
    assert [some.elapsed_ms() for _ in range(3)] == [0, 0, 5]


def test_the_clock_of_this_machine_runs():
    some = Clock()
    assert some.elapsed_ms() == 0
    assert some.elapsed_ms() >= 0


def test_the_display_keeps_a_copy():
    display = Display()
    frame = bytearray(1024)
    frame[3] = 7
    display.show(frame)
    frame[3] = 9
    assert display.frame[3] == 7
    assert isinstance(display.frame, bytes)


def test_wrong_sizes_are_refused():
    for show, wrong in ((Display().show, bytes(1023)), (Lights().show, (0,) * 8)):
        try:
            show(wrong)
        except ValueError:
            continue
        raise AssertionError("took %d" % len(wrong))


def test_lights_and_lamps_are_kept():
    lights = Lights()
    lights.show([0xFF0000] + [0] * 11)
    lights.lamps(5)
    assert lights.colours[0] == 0xFF0000
    assert lights.mask == 5


def heard(speaker, length_ms):
    notes = []
    for _ in range(length_ms // 50):
        notes.append(speaker.hertz() if speaker.playing() else "-")
        speaker.advance(50)
    return notes


def test_a_tune_is_played_note_by_note():
    speaker = Speaker()
    speaker.play(((440, 100), (0, 50), (880, 100)))
    assert heard(speaker, 300) == [440, 440, 0, 880, 880, "-"]


def test_a_new_tune_takes_the_place_of_the_old_one():
    speaker = Speaker()
    speaker.play(((440, 1000),))
    speaker.advance(70)
    speaker.play(((220, 50),))
    assert heard(speaker, 100) == [220, "-"]
    speaker.play(((220, 50),))
    speaker.play(())
    assert not speaker.playing()


def test_a_long_round_skips_notes_that_are_over():
    speaker = Speaker()
    speaker.play(((1, 10), (2, 10), (3, 10)))
    speaker.advance(25)
    assert speaker.hertz() == 3


def test_entropy_gives_what_was_asked_for():
    assert len(Entropy().read(5)) == 5
    assert Entropy().read(16) != Entropy().read(16)


def test_a_seed_gives_the_same_bytes_on_every_machine():
    assert SeededEntropy(1).read(4) == b"\x98\xf9_H"
    whole, parts = SeededEntropy(7), SeededEntropy(7)
    assert whole.read(70) == b"".join(parts.read(7) for _ in range(10))
    assert SeededEntropy(7).read(8) != SeededEntropy(8).read(8)


def test_the_battery_is_full():
    battery = Battery()
    assert battery.millivolts() == 4500 and not battery.low()
