"""What the dice pixels say."""

from kaperbox.app import lights
from kaperbox.app.screens.kapern import lights as kapern_lights
from kaperbox.engine.kapern import rules
from tests.shared.box import Box
from tests.shared.cases import cases

DICE = (rules.SKULL, rules.SABRE, rules.COIN, rules.DIAMOND, rules.MONKEY, rules.PARROT, 1, 1)


def levels(style, steps):
    """The red of a pixel that could be 255, at each step of 50 ms."""
    return [lights.look(((0xFF0000, style),), 50 * step)[0] >> 16 for step in range(steps)]


def test_there_are_always_twelve_colours():
    assert lights.look((), 0) == (0,) * 12
    assert len(lights.look(kapern_lights.of_dice(DICE, 0, 0), 0)) == 12


def test_every_face_has_a_colour_of_its_own():
    assert len(set(lights.COLOURS)) == 6
    pattern = kapern_lights.of_dice(DICE, 0, 0)
    assert [colour for colour, _ in pattern[:6]] == list(lights.COLOURS)


def test_kept_dice_are_steady_and_skulls_dim():
    pattern = kapern_lights.of_dice(DICE, 0, 0)
    assert [style for _, style in pattern[:2]] == [lights.DIM, lights.STEADY]
    assert levels(lights.STEADY, 30) == [255] * 30
    assert set(levels(lights.DIM, 30)) == {48}


def test_dice_to_be_thrown_pulse_slowly_and_never_go_dark():
    assert kapern_lights.of_dice(DICE, 2, 0)[1][1] == lights.PULSE
    pulse = levels(lights.PULSE, 18)
    assert max(pulse) == 255 and 0 < min(pulse) < 64
    assert levels(lights.PULSE, 36) == pulse * 2


def test_k16_dice_on_the_card_blink_twice():
    assert kapern_lights.of_dice(DICE, 0, 4)[2][1] == lights.BLINK
    bright = [level == 255 for level in levels(lights.BLINK, 14)]
    assert [at for at in range(1, 14) if bright[at] and not bright[at - 1]] == [4]


def test_rolling_dice_tumble_and_the_others_stay():
    pattern = kapern_lights.tumbling(DICE, 1)
    looks = [lights.look(pattern, 50 * step) for step in range(12)]
    assert len({look[0] for look in looks}) > 3
    assert len({look[1:] for look in looks}) == 1


@cases("presses, dark", ("", True), ("ok ok ok", True))
def test_menus_are_dark(presses, dark):
    box = Box()
    box.press(presses)
    box.wait(100)
    assert (set(box.ports.colours) == {0}) == dark


def test_a_bust_flashes_red_and_sounds():
    box = Box()
    box.start()
    box.draw(rules.PIRATE)
    box.throw("KKKGGDMP")
    assert set(box.ports.colours) <= {lights.RED, 0}
    assert box.ports.tune[-1][1] == 400


def test_lamps_are_lit_or_blink_fast():
    shown = [lights.lamps(1, 2, at_ms) for at_ms in range(0, 480, 60)]
    assert shown == [3, 3, 1, 1, 3, 3, 1, 1]
    assert lights.lamps(0, 0, 0) == 0
