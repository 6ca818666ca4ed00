"""The self-test, page by page, as somebody with the box on the bench goes through it."""

from kaperbox.app.screens.self_test.subjects import Scale
from tests.shared.box import Box
from tests.shared.self_test_box import (
    DISPLAY,
    INSIDE,
    KEYS,
    LAMPS,
    PADS,
    PIXELS,
    SPEAKER,
    SUMMARY,
    Battery,
    SelfTestBox,
)

HINT = "←→ page BACK out"
ALL_ON = b"\xff" * 1024


def lit(box):
    return [(place + 1, colour) for place, colour in enumerate(box.ports.colours) if colour]


def sees_everything(box):
    """OK to whatever is asked, on every page; every button and pad is pressed."""
    box.press("right ok ok ok" + " ok" * 12 + " ok" * 4)
    box.press("left right ok back roll")
    box.hold("ok")
    for pad in range(1, 5):
        box.bounce(pad, 0, 80)
    box.press("right ok")


def test_it_is_the_last_line_of_the_home_screen():
    box = Box()
    box.press("left")
    assert box.chosen() == ["Self-test"]
    box.press("ok")
    assert box.headline() == "← Inside →"
    box.press("back")
    assert box.chosen() == ["Self-test"]


def test_pages_are_turned_both_ways_and_round():
    box = SelfTestBox()
    seen = []
    for page in (INSIDE, DISPLAY, PIXELS, LAMPS, KEYS):
        seen.append(box.headline())
        box.press("right" if page != KEYS else "")
    box.hold("ok")
    for _ in (PADS, SPEAKER, SUMMARY):
        seen.append(box.headline())
        box.press("right")
    seen[1] = "the screen's"
    assert box.headline() == seen[0]
    assert seen == [
        "← Inside →",
        "the screen's",
        "← Pixels →",
        "← Lamps →",
        "Buttons",
        "← Pads →",
        "← Speaker →",
        "← 26 to check →",
    ]
    box.press("left left left")
    assert box.headline() == "← Pads →"


def test_back_leaves_from_every_page():
    for page in (INSIDE, DISPLAY, PIXELS, LAMPS, PADS, SPEAKER, SUMMARY):
        box = SelfTestBox(page)
        box.press("back")
        assert box.chosen() == ["Self-test"]
        assert not lit(box) and not box.ports.mask


def test_what_the_box_tests_by_itself():
    box = SelfTestBox(battery=Battery())
    assert box.lines()[1:4] == ["BT1 4.1 V ok", "Storage ok", "Entropy ok"]
    assert box.lines()[7] == HINT


def test_the_screen_shows_three_patterns_and_asks_about_each():
    box = SelfTestBox(DISPLAY)
    seen = []
    for question in ("DS1: border?", "DS1: checkers?", "DS1: all on?"):
        assert question in box.lines()[3]
        box.wait(1600)
        seen.append(box.ports.frame)
        box.wait(1500)
        assert question in box.lines()[3]
        box.press("ok")
    border, checkers, all_on = seen
    assert border[:128] == b"\xff" + b"\x01" * 126 + b"\xff" and border[896:] == (
        b"\xff" + b"\x80" * 126 + b"\xff"
    )
    assert border[128:256] == b"\xff" + bytes(126) + b"\xff"
    assert checkers == b"\x0f\x0f\x0f\x0f\xf0\xf0\xf0\xf0" * 128 and all_on == ALL_ON
    assert box.headline() == "← Pixels →"


def test_pixels_are_lit_one_by_one_in_four_colours():
    box = SelfTestBox(PIXELS)
    box.press("ok")
    for number in range(2, 13):
        seen = []
        for _ in range(60):
            box.wait(40)
            seen += [found for found in lit(box) if found not in seen]
        assert sorted(seen) == [(number, c) for c in (0xFF, 0xFF00, 0xFF0000, 0xFFFFFF)]
        assert box.chosen()[0].startswith("D%d: lit?" % number)
        box.press("ok")
    assert box.headline() == "← Lamps →" and not lit(box)


def test_the_colour_is_named_beside_the_pixel():
    box = SelfTestBox(PIXELS)
    named = []
    for _ in range(60):
        box.wait(40)
        if box.lines()[1].split()[-1] not in named:
            named.append(box.lines()[1].split()[-1])
    assert sorted(named) == ["blue", "green", "red", "white"]


def test_lamps_are_lit_one_by_one():
    box = SelfTestBox(LAMPS)
    for number in range(1, 5):
        assert box.ports.mask == 1 << number - 1
        assert box.chosen() == ["LP%d: lit? pad %d" % (number, number)]
        box.press("ok")
    assert box.headline() == "Buttons" and box.ports.mask == 0


def test_what_is_seen_is_ok_and_what_is_not_is_dark():
    box = SelfTestBox(LAMPS)
    box.press("ok roll ok")
    assert box.lines()[1:5] == [" LP1 ok", " LP2 dark", " LP3 ok", " LP4: lit? pad 4"]
    assert box.lines()[6].strip() == "OK yes  ROLL no" and box.lines()[7] == HINT


def test_every_button_is_pressed_once():
    box = SelfTestBox(KEYS)
    box.press("roll left back")
    assert box.headline() == "Buttons"
    assert box.found() == ["SW1 ok", "SW2 ok", "SW3 press it", "SW4 ok", "SW5 ok"]
    box.press("ok")
    assert box.found() == ["SW%d ok" % number for number in range(1, 6)]
    assert box.lines()[6].strip() == "hold OK: go on"
    box.hold("back")
    assert box.chosen() == ["Self-test"]


def test_every_pad_is_pressed_once_and_lights_its_lamp():
    box = SelfTestBox(PADS)
    box.pad(2)
    box.wait(60)
    assert box.ports.mask == 2 and "PB2 let it go" in box.found()
    box.wait(200)
    assert box.ports.mask == 0
    assert box.found() == ["PB1 press it", "PB2 ok", "PB3 press it", "PB4 press it"]


def test_the_speaker_plays_a_scale():
    box = SelfTestBox(SUMMARY)
    box.press("left")
    assert box.ports.tune == Scale.tune and len(Scale.tune) == 8
    assert box.chosen() == ["LS1: heard?"]
    box.press("ok")
    assert "to check" in box.headline()


def test_a_box_without_faults_is_all_ok():
    box = SelfTestBox(battery=Battery())
    sees_everything(box)
    assert box.headline() == "← All ok →"
    assert box.lines()[1:6] == ["BT1 4.1 V ok", "Storage ok", "Entropy ok", "DS1 ok", "D1-D12 ok"]
    box.press("ok")
    assert box.found() == ["LP1-LP4 ok", "SW1-SW5 ok", "PB1-PB4 ok", "LS1 ok"]
    box.press("ok")
    assert box.found()[0] == "BT1 4.1 V ok"


def test_turning_the_pages_again_takes_nothing_back():
    box = SelfTestBox()
    sees_everything(box)
    box.press("right right right right right")
    box.hold("ok")
    box.press("right right")
    assert box.headline() == "← All ok →"


def test_a_new_self_test_knows_nothing_of_the_last_one():
    box = SelfTestBox()
    sees_everything(box)
    box.press("back ok")
    box.wait(200)
    box.press("left")
    assert box.headline() == "← 27 to check →"


def test_a_game_that_is_kept_waits_at_home():
    box = Box()
    box.start()
    box.hold("back")
    box.press("left ok left ok")
    assert box.headline() == "← Inside →"
    box.press("back right ok")
    assert box.headline() == "Anne rides"
