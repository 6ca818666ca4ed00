"""The piezo: tunes that play by themselves, and volume 0 that is silent."""

from kaperbox.ports.pico.speaker import Speaker
from tests.fakes.electric import Pwm


def sounded(speaker, pwm, notes):
    """What is heard in each of twelve tens of milliseconds."""
    speaker.play(notes)
    heard = []
    for _ in range(12):
        heard.append(pwm.hertz if pwm.duty else 0)
        speaker.advance(10)
    return heard


def test_a_tune_plays_by_itself_and_ends_in_silence():
    pwm = Pwm()
    heard = sounded(Speaker(pwm), pwm, ((440, 30), (0, 20), (880, 30)))
    assert heard == [440] * 3 + [0] * 2 + [880] * 3 + [0] * 4


def test_a_slow_loop_skips_what_is_over_and_keeps_the_beat():
    pwm = Pwm()
    speaker = Speaker(pwm)
    speaker.play(((440, 10), (550, 10), (660, 30), (770, 10)))
    speaker.advance(25)
    assert pwm.hertz == 660
    speaker.advance(25)
    assert pwm.hertz == 770
    speaker.advance(25)
    assert pwm.duty == 0


def test_a_new_tune_takes_the_place_of_the_old_and_no_notes_are_silence():
    pwm = Pwm()
    speaker = Speaker(pwm)
    speaker.play(((440, 1000),))
    speaker.play(((880, 1000),))
    assert pwm.hertz == 880
    speaker.play(())
    assert pwm.duty == 0


def test_volume_0_never_makes_a_sound_not_even_in_the_middle_of_a_note():
    pwm = Pwm()
    speaker = Speaker(pwm)
    speaker.play(((440, 1000),))
    speaker.volume(0)
    assert pwm.duty == 0
    del pwm.heard[:]
    sounded(speaker, pwm, ((440, 30), (880, 30)))
    assert set(pwm.heard) <= {0}


def test_louder_is_a_longer_pulse_up_to_half_the_period():
    pwm, duties = Pwm(), []
    speaker = Speaker(pwm)
    for level in (16, 128, 255):
        speaker.volume(level)
        speaker.play(((440, 10),))
        duties.append(pwm.duty)
    assert duties == sorted(duties) and duties[-1] == 32768
