"""The promise, the table's share, a chance that fails, and the page about fairness."""

from host_tools.read_screen import read_text
from kaperbox.app import actions, proof
from kaperbox.app.canvas import Canvas
from kaperbox.app.fate import FateDealer
from kaperbox.app.gestures import LEFT, OK, RIGHT
from kaperbox.app.proof import BOARD, PRESSES
from kaperbox.app.screens.fairness_page import FairnessPage
from kaperbox.app.screens.kapern import flow
from kaperbox.app.screens.piratatak import flow as pirate_flow
from kaperbox.app.screens.table_share import Shares
from kaperbox.app.session import Session
from kaperbox.app.source import Source
from kaperbox.engine.kapern import events, game, rules
from kaperbox.engine.kapern.state import OVER, State
from kaperbox.engine.piratatak import events as pirate_events
from kaperbox.engine.piratatak import game as pirate_game
from kaperbox.engine.piratatak import rules as pirate_rules
from tests.shared.fair_box import Entropy, FairBox


def test_the_promise_comes_before_the_first_throw_and_can_be_noted():
    box = FairBox()
    box.set_up()
    letters = box.screen().letters
    assert len(letters) == 52
    assert box.headline() == "The box promises"
    assert [line.strip() for line in box.lines()[1:8]] == [
        "Note this down:",
        letters[:4] + " " + letters[4:8],
        letters[8:12] + " " + letters[12:16],
        "←→ all letters",
        "",
        "OK: all press",
        "ROLL quick start",
    ]
    box.press("right")
    assert "".join(line.strip() for line in box.lines()[1:5]) == letters
    box.press("left")
    assert box.lines()[1].strip() == "Note this down:"
    assert box.session() is None


def test_everybody_presses_and_sees_the_own_microseconds():
    box = FairBox()
    box.set_up()
    letters = box.screen().letters
    box.press("ok")
    assert box.headline() == "Anne: press!"
    box.press("left")
    assert box.headline() == "Bart: press!"
    first = box.lines()[1]
    assert first.startswith("Anne") and first.endswith("345") or first.split()[1].isdigit()
    box.press("roll")
    assert box.headline() == "The table's word"
    box.press("left right ok roll roll ok right")
    assert box.lines()[6].strip() == "LROTTOR_"
    box.press("left")
    assert box.headline() == "Anne rides"
    given = box.session().proof
    assert proof.commitment(given.secret) == letters
    assert given.source == BOARD and given.word == "LROTTORL"
    assert str(given.shares[0]) == first.split()[1]
    assert given.shares[1] - given.shares[0] == 12345


def test_a_button_that_is_held_down_is_one_press():
    box = FairBox()
    box.set_up()
    box.press("ok")
    box.press("left", 3000)
    assert box.headline() == "Bart: press!"


def test_a_quick_start_is_one_press_and_is_marked():
    box = FairBox()
    box.set_up()
    box.press("roll")
    assert box.headline() == "Anne rides"
    assert box.session().proof.shares == () and box.session().proof.word == ""
    box.hold("back")
    box.press("left left left ok")
    assert box.lines()[6].strip() == "a quick start"


def test_back_leads_back_to_the_form_step_by_step():
    box = FairBox()
    box.set_up()
    box.press("ok back")
    assert box.headline() == "The box promises"
    box.press("back")
    assert box.headline() == "Piraten Kapern"
    box.press("ok")
    assert box.headline() == "The box promises"


def test_each_game_has_a_promise_of_its_own():
    box = FairBox()
    box.set_up()
    first = box.screen().letters
    box.press("back ok")
    assert box.screen().letters != first


def test_the_game_is_the_one_that_was_promised():
    box = FairBox()
    box.set_up()
    box.press("ok")
    box.share()
    box.throws(12)
    again = Session(game, rules.AMIGO, ("Anne", "Bart"))
    dealer = FateDealer(again, box.session().proof)
    for event in box.session().happened():
        if event.kind == events.CARD:
            assert event.value == dealer.card(game.pile_now(again.state))
        elif event.faces:
            assert event.faces == dealer.faces(len(event.faces))
        again.submit(event)


def test_an_undo_and_another_throw_show_the_same_dice():
    box = FairBox()
    box.set_up()
    box.press("roll roll roll")
    box.wait(700)
    faces = box.session().state.ride.dice
    card = box.session().state.ride.card
    box.hold("back")
    box.press("right ok ok back roll roll")
    assert (box.session().state.ride.dice, box.session().state.ride.card) == (faces, card)


def test_a_stuck_chance_is_told_and_takes_64_presses():
    box = FairBox(bad=b"\0")
    assert box.lines()[7].strip() == "←→ move  OK go"
    box.set_up()
    assert box.headline() == "Please note"
    assert box.lines()[1:5] == [
        "The box's chance",
        "is stuck.",
        "Your presses",
        "make up for it.",
    ]
    pressed = 3
    while box.headline() == "Please note":
        box.press("left")
        pressed += 1
    assert pressed == 64
    assert box.headline() == "The box promises"
    box.press("roll")
    assert box.session().proof.source == PRESSES


def test_a_chance_that_fails_later_is_told_too():
    box = FairBox()
    box.entropy.bad = b"\x37"
    box.set_up()
    assert box.headline() == "Please note"
    assert box.lines()[5:7] != ["", ""]


def test_each_game_of_a_failed_chance_tells_it_first_and_takes_64_presses():
    box = FairBox(bad=b"\0")
    box.set_up()
    for _ in range(61):
        box.press("left")
    assert box.headline() == "The box promises"
    assert box.lines()[5].strip() == "from presses"
    box.press("roll")
    assert box.session().proof.source == PRESSES
    box.hold("back")
    box.press("left left left ok")
    assert box.headline() == "The box promised"
    assert box.lines()[5].strip() == "from presses"
    box.press("ok right right ok right ok right ok ok ok")  # leave, give up, new game
    assert box.headline() == "Please note"
    pressed = 16
    while box.headline() == "Please note":
        box.press("left")
        pressed += 1
    assert pressed == 64
    assert box.headline() == "The box promises"


def test_a_failed_chance_is_told_even_where_enough_presses_are_counted():
    box = FairBox(bad=b"\0")
    for _ in range(70):
        box.press("left right")
    box.set_up()
    assert box.headline() == "Please note"
    assert box.lines()[1].strip() == "The box's chance"
    assert box.lines()[7].strip() == "OK go on"
    box.press("ok")
    assert box.headline() == "The box promises"
    assert box.lines()[5].strip() == "from presses"


def test_a_good_chance_says_nothing_of_presses():
    box = FairBox()
    box.set_up()
    assert box.lines()[5].strip() == ""


def test_free_dice_wait_for_presses_when_the_chance_fails():
    box = FairBox(bad=b"\0\xff")
    box.press("right right ok roll")
    text = " ".join(box.lines())
    assert "chance" in text and "60 times" in text
    for _ in range(60):
        box.press("left")
    box.press("roll")
    assert box.headline() == "1 die: 6" and box.lines()[6].split() == ["4:0", "5:0", "6:1"]


def test_dice_and_cards_of_the_table_need_no_promise():
    box = FairBox()
    box.press("ok ok right right right ok ok right ok left left left left ok")
    assert box.session() and box.session().proof is None
    box.hold("back")
    assert "Fair" not in " ".join(box.lines())


def test_the_page_counts_this_game_and_each_player():
    box = FairBox()
    box.set_up()
    box.press("roll")
    box.throws(9)
    thrown = [face for event in box.session().counting() for face in event.faces]
    box.hold("back")
    box.press("left left left left ok")
    assert box.headline() == "← Fair dice? →"
    numbers = " ".join(box.lines()[1:5]).replace("?", " ").split()
    assert [int(number) for number in numbers if number.isdigit()] == [
        thrown.count(face) for face in range(6)
    ]
    box.press("ok")
    assert box.lines()[1].split() == ["dice", str(len(thrown))]
    box.press("right")
    assert box.headline() == "← All games →"
    assert box.lines()[1].split() == ["dice", str(len(thrown))]
    box.press("right")
    assert box.headline() == "← Anne →"
    ann = [face for e in box.session().counting() if e.seat == 0 for face in e.faces]
    assert box.lines()[1].split() == ["dice", str(len(ann))]
    box.press("ok")
    assert "too few" in " ".join(box.lines()[5:]).lower() or "fair game" in " ".join(box.lines())
    box.press("back")
    assert box.chosen()


def test_the_page_counts_only_what_counts():
    session = finished_game((1, 1, 2, 3, 4, 5, 5, 5))
    session.submit(events.again(0, 0b11, (4, 4)))
    assert FairnessPage(session, flow)._tally.counts == [0, 2, 1, 1, 3, 3]
    session.undo()
    assert FairnessPage(session, flow)._tally.counts == [0, 2, 1, 1, 1, 3]
    session.undo()
    assert FairnessPage(session, flow)._tally.total() == 0


def finished_game(faces):
    session = Session(game, rules.AMIGO, ("Cleo", "Drake"))
    session.submit(events.card(0, rules.COIN_CARD))
    session.submit(events.throw(0, faces))
    return session


def test_the_page_of_all_games_counts_finished_ones_too():
    present = finished_game((1, 1, 2, 3, 4, 5, 5, 5))
    others = (finished_game((2, 2, 2, 2, 2, 2, 2, 2)), finished_game((3, 3, 3, 3, 3, 3, 3, 3)))
    page = FairnessPage(present, flow, lambda: others)
    assert page._tally.total() == 8
    page.on_gesture(RIGHT)
    assert page._tally.counts == [0, 2, 9, 9, 1, 3]


def test_dice_set_by_hand_are_told_and_not_counted():
    session = Session(pirate_game, pirate_rules.USUAL, ("Cleo", "Drake"))
    session.submit(pirate_events.throw(0, 0, pirate_rules.SIDES[0][2]))
    session.submit(pirate_events.edit(0, 0, pirate_rules.SIDES[0][3]))
    page = FairnessPage(session, pirate_flow)
    assert (page._tally.counts, page._tally.by_hand) == ([0, 0, 1, 0, 0, 0], 1)
    canvas = Canvas()
    page.on_gesture(OK)
    page.draw(canvas, 0)
    assert read_text(canvas.frame)[6].split() == ["set", "by", "hand", "1"]


def test_promised_dice_do_not_fall_over():
    box = FairBox()
    box.press("right ok ok ok roll roll")
    assert box.session().proof and box.session().game.__name__ == pirate_game.__name__
    box.wait(2000)
    box.hold("back")
    told = set()
    for _ in range(12):
        told.update(box.lines())
        box.press("right")
    text = " ".join(told)
    assert "Calls" in text and "Fair dice?" in text and "fell over" not in text


def test_a_pad_gives_the_share_of_its_seat_and_its_bounce_no_other():
    source = Source(Entropy())
    given = []
    shares = Shares(source, ("Ann", "Bob"), lambda *all_of_it: given.append(all_of_it))
    pads = Reading(((1, 777, 1), (0, 500, 1), (0, 501, 0), (0, 502, 1)))
    assert shares.on_pads(pads) == (actions.REDRAW, None)
    assert shares.shares == (500,)
    assert shares.on_pads(Reading(((0, 900, 1),))) is None
    shares.on_pads(Reading(((1, 1234, 1),)))
    assert shares.shares == (500, 1234)
    assert shares.on_pads(Reading(((0, 2000, 1),))) is None
    for _ in range(8):
        source.press(1)
        shares.on_gesture(RIGHT)
    assert given == [((500, 1234), "RRRRRRRR")]


def test_a_pad_does_not_make_a_button_that_is_held_the_next_player_s_press():
    box = FairBox()
    box.press("ok right ok ok")
    names = box.screen()._names
    assert len(names) == 3
    box.press("ok")
    box.ports.down = LEFT
    box.wait(60)
    assert len(box.screen().shares) == 1
    box.pad(2)
    box.wait(3000)
    assert box.headline() == names[2] + ": press!"
    assert len(box.screen().shares) == 2
    box.pad(1)  # it was this seat's turn long ago
    box.wait(3000)
    assert len(box.screen().shares) == 2
    box.ports.down = 0
    box.wait(60)
    box.press("ok")
    assert len(set(box.screen().shares)) == 3


def test_the_end_of_a_game_whose_secret_is_told_is_not_taken_back():
    box = FairBox()
    box.set_up()
    box.press("roll")
    session = box.session()
    session.state = ended(session.state)
    box.hold("back")
    box.press("right ok")
    assert "no undo" in " ".join(box.lines())
    assert not session.packed and session.state.phase == OVER
    session.proof = None
    box.press("ok")
    assert "no undo" not in " ".join(box.lines())


def ended(state):
    return State(state.rules, OVER, *state[2:])


def test_presses_of_pads_free_a_stuck_chance():
    box = FairBox(bad=b"\0")
    for number in range(64 - 3):
        box.pad(1 + number % 4)
        box.wait(200)
    box.set_up()
    assert box.headline() == "Please note" and "OK go on" in box.lines()[7]


class Reading:
    held, down = 0, 15

    def __init__(self, edges):
        self.edges = edges
