"""The box behind the page, without a browser: play, records, replay, laid dice, words."""

from host_tools.record import read
from host_tools.web.box.page_box import PageBox
from kaperbox.app.language import choose
from tests.shared.cases import cases
from tests.shared.fake_page import FakePage

RIGHT, OK, BACK, ROLL = 2, 4, 8, 16
TICK_MS = 16


class Player:
    """Presses the buttons of a box behind a page."""

    def __init__(self):
        self.page = FakePage()
        self.box = PageBox(self.page)
        self.wait(TICK_MS)

    def press(self, *masks):
        for mask in masks:
            self.page.mask = mask
            self.wait(80)
            self.page.mask = 0
            self.wait(80)

    def wait(self, ms):
        for _ in range(0, ms, TICK_MS):
            self.box.tick(TICK_MS)

    def record(self):
        """The text as the page puts it together."""
        text = ""
        for header, lines in self.page.records:
            text = header or text
            text += lines + "\n" if lines else ""
        return text


def playing():
    """At the first scoreboard."""
    player = Player()
    player.press(OK, OK, OK)
    return player


def laid(faces, card):
    """After the first throw, which was laid down."""
    player = playing()
    player.box.lay(faces, card)
    player.press(ROLL, ROLL)
    player.wait(900)
    return player


def test_the_home_screen_is_shown_and_said_at_once():
    player = Player()
    assert len(player.page.frames) == 1
    assert "chosen: Piraten Kapern" in player.box.said()


def test_a_laid_throw_and_card_are_dealt_and_named_in_the_record():
    player = laid("KSGDMPSG", 4)
    lines = player.record().split("\n")
    assert lines[-3:-1] == [
        "1 card coin  # laid down by hand",
        "1 throw KSGDMPSG  # laid down by hand",
    ]
    assert "dice: skull, sabre, coin, diamond, monkey, parrot, sabre, coin" in player.box.said()


def test_the_die_under_the_cursor_and_the_dice_to_throw_are_said():
    player = laid("KSGDMPSG", 4)
    player.press(OK, RIGHT, RIGHT, OK)
    said = player.box.said()
    assert "to throw: 3" in said
    assert "chosen: die 3, coin" in said


def test_dice_that_are_not_named_are_thrown_and_only_once_laid():
    player = laid("KK......", -1)
    record = read(player.record().encode(), "x")
    assert record.events[1].faces[:2] == (0, 0)
    assert "card" in player.record()
    assert player.record().count("laid down") == 1


def test_a_card_of_which_none_is_left_is_drawn_by_chance():
    from host_tools.web.box.laid_dealer import LaidDealer

    class Always:
        def card(self, pile):
            return 1

    dealer = LaidDealer(Always())
    dealer.lay((), 0)
    assert dealer.card((0, 3)) == 1
    assert not dealer.was_asked()


def test_the_record_of_the_page_is_a_record():
    player = laid("SSSGGGMP", 4)
    record = read(player.record().encode(), "x")
    assert record.game == "kapern"
    assert len(record.events) == 2


def test_a_new_game_begins_a_new_record():
    player = laid("SSSGGGMP", 4)
    heads = [header for header, _ in player.page.records if header]
    assert len(heads) == 1
    assert heads[0].startswith("kaperbox-record 1\ngame kapern\nrules amigo\n")


GOLDEN = ("last_round", "undo", "table_dice", "nine_of_a_kind", "zombie_share")
GOLDEN += (
    "piratatak/all_twelve_without_a_set",
    "piratatak/double_of_five",
    "piratatak/skulls_at_the_start",
    "piratatak/table_dice",
    "piratatak/tie",
    "piratatak/triple",
    "piratatak/two_players",
    "piratatak/win_by_coconut",
    "piratatak/win_by_skulls",
    "piratatak/wrong_double_with_coconut",
)


@cases("name", *GOLDEN)
def test_a_golden_record_is_replayed_to_its_end_as_itself(name):
    with open("tests/golden/%s.record" % name) as file:
        text = file.read()
    player = Player()
    assert player.box.replay(text) == ""
    made, steps = player.box.replay_steps().split("/")
    assert made == "0"
    for _ in range(int(steps)):
        assert player.box.replay_step() == ""
        player.wait(32)
    assert player.box.replay_steps() == "%s/%s" % (steps, steps)
    assert player.box.replay_step() == ""
    assert without_undoer(player.record()) == without_undoer(text)


def without_undoer(text):
    """The events; the box does not know who pressed for an undo, and names whose event it was."""
    events = read(text.encode(), "x").events
    return [event if event.kind else (event.kind,) for event in events]


def test_a_replay_stops_at_a_forbidden_event_with_its_line():
    player = Player()
    head = "kaperbox-record 1\ngame kapern\nrules amigo\ndeck new38\ndice box\nplayers A, B\n\n"
    assert player.box.replay(head + "1 card coin\n1 stop\n") == ""
    assert player.box.replay_step() == ""
    assert player.box.replay_step().startswith("line 9: ")
    assert player.box.replay_steps() == "1/2"


def test_what_is_no_record_leaves_the_game_alone():
    player = laid("SSSGGGMP", 4)
    shown = player.page.frames[-1]
    assert player.box.replay("hello").startswith("Line 1: this is no record")
    player.wait(200)
    assert player.page.frames[-1] == shown


def test_after_a_replay_the_own_game_is_back_on_screen_and_in_the_record():
    player = laid("SSSGGGMP", 4)
    shown, record = player.page.frames[-1], read(player.record().encode(), "x")
    with open("tests/golden/undo.record") as file:
        player.box.replay(file.read())
    player.box.replay_step()
    player.wait(200)
    assert player.page.frames[-1] != shown
    player.box.end_replay()
    player.wait(200)
    assert player.page.frames[-1] == shown
    assert read(player.record().encode(), "y").events == record.events


def german():
    """At home, after German was chosen in the settings."""
    player = Player()
    assert player.box.language() == "en"
    player.press(RIGHT, RIGHT, RIGHT, RIGHT, OK, RIGHT, RIGHT, OK)
    assert player.box.said().startswith("Einstellungen") and player.box.language() == "de"
    assert "gewählt: Sprache DE" in player.box.said()
    player.press(BACK)
    return player


def test_a_box_that_speaks_german_is_heard_in_german():
    player = german()
    player.press(RIGHT, RIGHT, OK, OK, OK)
    player.box.lay("KSGDMPSG", 4)
    player.press(ROLL, ROLL)
    player.wait(900)
    player.press(RIGHT, RIGHT, OK)
    said = player.box.said()
    assert "Würfel: Totenkopf, Säbel, Münze, Diamant, Affe, Papagei" in said
    assert "zu werfen: 3" in said and "gewählt: Würfel 3, Münze" in said
    choose(0)


def test_a_replay_speaks_as_the_box_does_and_leaves_its_language_alone():
    player = german()
    with open("tests/golden/undo.record") as file:
        player.box.replay(file.read())
    player.wait(200)
    assert "fährt" in player.box.said()
    player.box.end_replay()
    player.wait(200)
    assert player.box.language() == "de" and "wählen" in player.box.said()
    assert len(player.page.files) == 1
    again = Player()
    again.page.files.update(player.page.files)
    again.box = PageBox(again.page)
    assert again.box.language() == "de"
    choose(0)
