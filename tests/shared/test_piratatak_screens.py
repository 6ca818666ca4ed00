"""A game of Piratatak by presses: falling dice, presses, calls, verdicts, the winner."""

from kaperbox.app.screens.piratatak.words import lead
from kaperbox.engine.piratatak.state import OVER, SHARE
from tests.shared.cases import cases
from tests.shared.pirate_box import PirateBox, readable, started, with_nine_won, with_skulls


def test_home_leads_to_the_game_in_three_presses_of_ok():
    box = PirateBox()
    box.press("right")
    assert box.chosen() == ["Piratatak"]
    box.press("ok ok")
    assert box.headline() == "Piratatak" and box.chosen() == ["Play! 2 players"]
    box.press("ok")
    assert box.headline() == "Anne's turn" and box.lines()[7].strip() == "ROLL"
    assert box.ports.mask == 0 and box.ports.colours == (0,) * 12


def test_a_die_tumbles_and_then_the_pads_are_live():
    box = started(3)
    box.dealer.sides = [4]
    box.press("roll")
    assert box.headline() == "Anne rolls" and box.ports.mask == 0
    box.wait(700)
    assert box.headline() == "Bart's turn" and box.ports.mask == 7
    assert box.lines()[1].startswith("B YE") and "press!" in box.lines()[7]
    assert box.ports.colours[0] == 0xFFB000 and box.ports.colours[1:] == (0,) * 11


def test_black_glows_a_little():
    box = started()
    box.roll("skull")
    red, green, blue = [box.ports.colours[0] >> shift & 255 for shift in (16, 8, 0)]
    assert 0 < max(red, green, blue) < 40


def test_the_first_press_freezes_everything():
    box = with_skulls()
    box.pad(2, 3000)
    box.pad(1, 86000)
    box.wait(60)
    assert box.headline() == "Bart is first!"
    box.wait(100)
    assert box.headline() == "Bart, by 83 ms"
    masks = set()
    for _ in range(20):
        box.wait(20)
        masks.add(box.ports.mask)
    assert masks == {0, 2}


@cases(
    "us, text",
    (5001, "5.0 ms"),
    (9999, "9.9 ms"),
    (10000, "10 ms"),
    (999999, "999 ms"),
    (1400000, "1.4 s"),
)
def test_by_how_much(us, text):
    assert lead(us) == text


def test_a_right_call_and_its_reason():
    box = with_skulls(3)
    box.pad(3)
    box.wait(60)
    box.say("skull")
    assert box.headline() == "Right! +1" and "Cleo: skull: 3 dice" in readable(box)
    box.press("ok")
    assert box.headline() == "Skulls" and "others go one back" in readable(box)
    box.press("ok")
    assert box.headline() == "Treasure at 15"
    box.wait(3000)
    assert box.headline() == "Cleo's turn" and box.state().scores == (0, 0, 1)


def test_two_sets_with_five_dice():
    box = started(3)
    box.roll("skull", "sabre", "pistol", "skull", "boat", "sabre")
    box.roll("pistol", "coconut", "coconut", "diamond", "skull")
    box.pad(1)
    box.wait(60)
    box.say("skull", "red")
    assert box.headline() == "Right! +2"
    assert readable(box) == "Anne: red and skull: 2 sets, 5 dice"


@cases(
    "names, reason",
    (("boat",), "Anne: no boat"),
    (("red",), "Anne: only one red"),
    (("skull", "boat", "red"), "Anne: no boat, only one red"),
)
def test_a_wrong_call_says_what_is_missing(names, reason):
    box = with_skulls()
    box.pad(1)
    box.wait(60)
    box.say(*names)
    assert box.headline() == "Wrong! -%d" % len(names) and readable(box) == reason
    box.go_on()
    assert box.headline() == "Bart's turn" and box.ports.mask == 0


def test_with_no_mark_roll_says_the_name_at_the_cursor():
    box = with_skulls()
    box.pad(1)
    box.wait(400)
    box.press("roll")
    assert box.headline() == "Right! +1"


def test_a_mark_can_be_taken_back():
    box = with_skulls()
    box.pad(1)
    box.wait(400)
    box.press("right ok ok left ok roll")
    assert box.headline() == "Right! +1"


def test_p19_the_time_runs_out():
    box = with_skulls()
    box.pad(2)
    box.wait(9900)
    assert box.lines()[7].endswith("1 s")
    box.press("ok")
    box.wait(200)
    assert box.headline() == "Wrong! -1" and readable(box) == "Bart: no name in time"


@cases("pads", (1, 2), (2, 3), (1, 2, 3))
def test_p12_a_tie_says_who_and_passes_the_turn(pads):
    box = with_skulls(3)
    for pad in pads:
        box.pad(pad, 2000)
    box.wait(60)
    assert box.headline() == "A tie!" and "nobody" in readable(box)
    box.go_on()
    assert box.headline() == "Anne's turn" and box.state().scores == (0, 0, 0)
    assert box.ports.mask == 0


def test_p18_an_early_press_is_named_and_locks():
    box = started(2)
    box.dealer.sides = [4]
    box.press("roll")
    box.wait(380)
    box.pad(2)
    box.wait(60)
    assert box.lines()[7].strip() == "Bart: early!"
    box.pad(2, 100000)
    box.wait(140)
    assert box.headline() == "Bart's turn" and box.ports.mask == 1
    box.wait(200)
    assert box.ports.mask == 3
    box.pad(2)
    box.wait(60)
    assert box.headline() == "Bart is first!"


def test_roll_cannot_cut_off_the_look_at_a_die():
    box = started()
    box.dealer.sides = [4, 4]
    box.press("roll roll roll")
    assert box.dealer.sides == [4]
    box.wait(900)
    box.press("roll")
    assert box.dealer.sides == []


def test_roll_waits_a_moment_after_the_die_lies_still():
    box = started()
    box.dealer.sides = [4, 4]
    box.press("roll")
    box.wait(540)
    assert box.headline() == "Bart's turn" and box.ports.mask == 3
    box.press("roll")
    assert box.dealer.sides == [4]
    box.wait(200)
    box.press("roll")
    assert box.dealer.sides == []


def test_the_lamp_of_a_pad_that_is_down_is_dark():
    box = started(3)
    box.ports.edges = [(1, box.ports.us, True)]
    box.roll("skull")
    assert box.ports.mask == 5
    box.ports.edges = [(1, box.ports.us, False)]
    box.wait(40)
    assert box.ports.mask == 7


@cases("after_us", 0, 15000)
def test_roll_in_the_same_moment_does_not_take_a_press_away(after_us):
    box = with_skulls()
    box.dealer.sides = [4]
    box.ports.down = 16
    box.pad(1, after_us)
    box.wait(60)
    box.ports.down = 0
    box.wait(200)
    assert box.headline() == "Anne is first!" and box.dealer.sides == [4]


def test_all_twelve_are_offered_to_be_shared_out():
    box = started()
    box.roll(*("skull sabre coconut diamond boat pistol " * 2).split())
    assert box.headline() == "All twelve lie!" and box.ports.mask == 3
    assert box.lines()[7] == "press! ROLL deal" and box.state().phase == SHARE
    box.press("roll")
    assert box.headline() == "Share out"
    box.press("ok")
    assert box.headline() == "Anne's turn" and box.ports.colours == (0,) * 12


def test_p13_a_player_without_dice_is_passed_over():
    box = with_nine_won()
    box.roll("sabre")
    assert box.state().seat == 1
    box.roll("sabre", "boat", "boat")
    assert box.state().seat == 0
    box.roll("diamond")
    assert box.headline() == "Anne's turn" and box.ports.mask == 7
    assert box.state().dice.owners.count(1) == box.state().dice.owners.count(2) == 0
    box.pad(3)
    box.wait(60)
    assert box.headline() == "Cleo is first!"


def test_the_winner():
    box = PirateBox()
    box.start_with("right", "right", "ok", "ok", "ok", "ok", "ok")
    box.press("ok")
    assert box.state().rules.track == 10
    for _ in range(4):
        box.roll("coconut", "coconut", "coconut")
        box.pad(2)
        box.wait(60)
        box.say("coconut")
        box.go_on()
    assert box.state().phase == OVER
    assert box.headline() == "Treasure!" and readable(box) == "Bart wins!"
    box.press("ok ok")
    assert box.chosen()[0].startswith("Last game")


def test_a_stuck_pad_is_named_and_stops_nobody_else():
    box = with_skulls(2)
    box.ports.edges = [(1, box.ports.us - 1, True)]
    box.wait(40)
    box.say("boat")
    box.go_on()
    box.wait(13000)
    assert "Pad 2 is stuck" in box.words()
    box.roll("boat")
    box.pad(1)
    box.wait(60)
    assert box.headline() == "Anne is first!"
    box.ports.edges = [(1, box.ports.us, False)]
    box.wait(100)
    assert "stuck" not in box.words()
