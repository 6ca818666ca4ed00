"""Every screen of a ride of Piraten Kapern as text, reached by presses alone."""

from kaperbox.app.canvas import wrapped
from kaperbox.app.screens.kapern import words
from kaperbox.engine.kapern import effects, rules
from tests.shared.box import Box


def ride(card, *throws):
    """A box after a card and throws; a throw of fewer than eight dice is of the last ones."""
    box = Box()
    box.start()
    box.draw(card)
    for letters in throws:
        box.throw(letters)
    return box


def test_home_offers_the_game_and_free_dice():
    lines = Box().lines()
    assert lines[3:6] == [" Piraten Kapern", " Piratatak", " Free dice"]
    assert lines[7] == " ←→ move  OK go"


def test_three_presses_of_ok_begin_a_game_with_the_defaults():
    box = Box()
    box.press("ok ok ok")
    assert box.lines() == [
        "   Anne rides",
        "     to 8000",
        "→Anne          0",
        " Bart          0",
        "",
        "",
        "",
        "  ROLL: a card",
    ]


def test_the_card_is_named_and_explained():
    box = ride(rules.GUARDIAN)
    assert box.headline() == "Guardian"
    assert [line[5:] for line in box.lines()[2:6]] == [
        "She throws",
        "one skull",
        "again,",
        "once.",
    ]
    assert box.lines()[7] == "ROLL the dice"


def test_the_dice_are_shown_with_what_stopping_brings():
    assert ride(rules.PIRATE, "KGGGDMPS").lines() == [
        "Anne      Pirate",
        "K G G G D M P S",
        "",
        "☠ • • • • • • •",
        "+1000",
        "",
        "OK marks a die",
        "OK held: stop",
    ]


def test_marked_dice_show_the_chance_to_bust_and_what_roll_does():
    box = ride(rules.PIRATE, "KKGGDMPS")
    box.press("right right right right right")
    box.press("ok right ok right ok")
    assert box.lines()[3:8] == [
        "☠ ☠ • • • ↑ ↑ ↑",
        "+600     Bust 42",
        "         in 100",
        "ROLL throws 3",
        "OK held: stop",
    ]


def test_k3_a_skull_cannot_be_marked():
    box = ride(rules.PIRATE, "KKGGDMPS")
    box.press("ok")
    assert box.lines()[3:5] == ["  A skull stays", "  where it is."]
    box.press("right")
    assert box.lines()[3] == "☠ ☠ • • • • • •"


def test_k2_one_die_alone_is_refused_with_a_reason():
    box = ride(rules.PIRATE, "KKGGDMPS")
    box.press("left ok roll")
    assert box.lines()[3:5] == [" Throw at least", "    two dice."]


def test_k2_one_marked_die_asks_for_one_more():
    box = ride(rules.PIRATE, "KKGGDMPS")
    box.press("left ok")
    assert box.lines()[4:7] == ["+600", "", "Mark one more"]


def test_zombies_that_are_beaten_are_said_to_be():
    box = ride(rules.ZOMBIE, "SSSSSGGG")
    assert box.lines()[4:6] == ["5/5   beaten!", "      the rest"]


def test_k33_skulls_of_the_card_are_shown_beside_those_of_the_dice():
    assert ride(rules.SKULL2, "GGGGGGGS").headline() == "Anne Skulls ☠☠"
    box = ride(rules.SKULL2, "KGGGGGGS")
    assert box.headline() == "Bust! ☠☠ card"
    assert box.lines()[4][5:] == "3 skulls!"


def test_k23_the_last_throw_of_a_shipwreck_is_shown_before_its_sum():
    box = ride(rules.SHIPWRECK, "GGGKSSMP")
    box.press("left ok left ok")
    box.throw("DP")
    assert box.lines()[1] == "G G G K S S D P"
    box.press("ok")
    assert box.lines()[0].strip() == "Anne +1000"


def test_k16_ok_cycles_a_die_through_throw_card_and_kept():
    box = ride(rules.TREASURE, "GGGGMMPP")
    marks = []
    for _ in range(4):
        marks.append(box.lines()[3][0])
        box.press("ok")
    assert marks == ["•", "↑", "⚓", "•"]


def test_k16_dice_on_the_card_survive_a_bust():
    box = ride(rules.TREASURE, "GGGGMMPP")
    for _ in range(4):
        box.press("ok ok right")
    for _ in range(4):
        box.press("ok right")
    box.throw("KKKM")
    assert box.lines()[:4] == ["      Bust!", "G G G G K K K M", "", "⚓ ⚓ ⚓ ⚓ ☠ ☠ ☠ •"]
    box.press("ok")
    assert box.lines()[:5] == [
        "    Anne +600",
        "3 skulls       0",
        "Safe: 4 dice   0",
        "4 coins      200",
        "4×coin       400",
    ]


def test_k16_a_die_comes_back_from_the_card_and_is_thrown_in_one_go():
    box = ride(rules.TREASURE, "GGGGMMPP")
    box.press("ok ok right ok right ok")
    box.throw("GG")
    assert box.lines()[3][0] == "⚓"
    box.press("ok ok right ok")
    box.throw("DD")
    assert box.lines()[1] == "D D G G M M P P"
    assert box.lines()[3][0] == "•"


def test_k14_the_third_skull_offers_the_guardian():
    box = ride(rules.GUARDIAN, "KKKGGMPS")
    assert box.lines()[4:8] == [
        "Guardian: save",
        "Bust 17 in 100",
        "ROLL throws 1",
        "OK held: take 0",
    ]
    box.hold("ok")
    assert box.headline() == "Bust!"


def test_k14_only_one_skull_is_marked_at_a_time():
    box = ride(rules.GUARDIAN, "KKKGGMPS")
    box.press("right ok")
    assert box.lines()[3] == "☠ ↑ ☠ • • • • •"
    box.throw("G")
    assert box.headline() == "Anne Guardian ✗"


def test_k11_k12_k13_skull_island_counts_and_pays():
    box = ride(rules.PIRATE, "KKKKKGMM")
    assert box.headline() == "Skull Island!"
    box.press("ok")
    assert box.lines()[3:8] == [
        "☠ ☠ ☠ ☠ ☠ ↑ ↑ ↑",
        "5  skulls: each",
        "   other -1000",
        "",
        "ROLL throws 3",
    ]
    box.throw("GMM")
    assert box.lines()[1] == "K K K K K G M M"
    box.press("ok")
    assert box.lines()[:3] == ["     Anne 0", "5 skulls       0", "each other -1000"]


def test_k21_zombies_count_sabres():
    box = ride(rules.ZOMBIE, "KKKSSGGG")
    assert box.lines()[4:6] == ["2/5   sabres to", "      win 1200"]
    box.throw("SSK")
    assert box.lines()[:2] == ["Anne     Zombies", "K K K S S S S K"]
    box.press("ok")
    assert box.lines()[:3] == ["     Anne 0", "only 4 sabres  0", "each other +1200"]


def test_a_ride_is_summed_up_line_by_line():
    box = ride(rules.SHIP2, "SSMMMMGG")
    box.hold("ok")
    assert box.lines()[:6] == [
        "   Anne +1200",
        "4 monkeys    200",
        "2×coin       200",
        "Ship won     300",
        "Full chest   500",
        "",
    ]


def test_k9_a_lost_ship_is_a_bust_with_its_penalty():
    lines = ride(rules.SHIP4, "KKKSSSSS").lines()
    assert [line[5:] for line in lines[4:8]] == ["3 skulls!", "Anne", "-1000", "OK go on"]


def test_k17_nine_of_a_kind_ends_the_game():
    box = ride(rules.COIN_CARD, "GGGGGGGG")
    assert box.lines()[1] == "G G G G G G G G"
    box.press("ok")
    assert box.headline() == "Nine of a kind!"
    box.press("ok")
    assert box.headline() == "Winner!"
    box.press("ok")
    assert box.lines()[2:4] == ["→Anne          0", " Bart          0"]
    box.press("ok")
    assert box.lines()[6] == " Last game     ↓"


def test_every_word_fits_its_place_on_the_screen():
    for card in range(rules.CARDS):
        assert len(words.CARDS[card]) <= 15
        assert len(wrapped(words.CARD_RULES[card], 11)) <= 5, card
    for reason in range(1, effects.NOTHING_TO_UNDO + 1):
        assert len(wrapped(words.REASONS[reason], 16)) <= 3, reason
