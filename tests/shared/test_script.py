"""Scripts: what may stand in one, what is said of anything else, and how it is played."""

from host_tools import script
from host_tools.script import ScriptError, parse
from host_tools.scripted_box import ScriptedBox
from host_tools.scripted_dealer import ScriptedDealer
from kaperbox.ports.simulated.box import make_ports
from tests.shared.cases import cases


def refusal(call, *arguments):
    """(line, reason, status) of the ScriptError that this call raises."""
    try:
        call(*arguments)
    except ScriptError as error:
        return error.line, error.reason, error.status
    raise AssertionError("no ScriptError")


def test_all_commands():
    lines = b"""# a comment
press left ok   # both
hold back
wait 250

throw KSGDMPKK
card skull2
die boat skull
pad 3 1 at 1500
pad 2
show
show The first card
"""
    assert parse(lines.split(b"\n")) == [
        (2, "press", 1),
        (2, "press", 4),
        (3, "hold", 8),
        (4, "wait", 250),
        (6, "throw", (0, 1, 2, 3, 4, 5, 0, 0)),
        (7, "card", 7),
        (8, "die", (4, 0)),
        (9, "pad", ((2, 0), 1500)),
        (10, "pad", ((1,), 0)),
        (11, "show", ""),
        (12, "show", "The first card"),
    ]


def test_windows_lines_blanks_and_a_byte_order_mark_are_read():
    lines = (b"\xef\xbb\xbfpress ok \r\n", b"\t wait\t5\t\r\n", b"\r\n", "show ü".encode())
    assert parse(lines) == [(1, "press", 4), (2, "wait", 5), (4, "show", "ü")]


def test_nothing_is_a_script():
    assert parse(()) == []


@cases(
    "line, reason",
    (b"push ok", 'unknown command "push": one of press, hold, wait, throw, card, die, pad, show'),
    (b"press", "which button? left, right, ok, back, roll"),
    (b"press okay", 'unknown button "okay": one of left, right, ok, back, roll'),
    (b"hold ok back", "hold one button"),
    (b"wait", "wait how long? 0 to 600000 milliseconds"),
    (b"wait -1", "wait how long? 0 to 600000 milliseconds"),
    (b"wait 600001", "wait how long? 0 to 600000 milliseconds"),
    (b"wait 99999999999999999999", "wait how long? 0 to 600000 milliseconds"),
    (b"throw", "throw what? 1 to 12 letters of KSGDMP"),
    (b"throw KX", "throw what? 1 to 12 letters of KSGDMP"),
    (b"throw KKKKKKKKKKKKK", "throw what? 1 to 12 letters of KSGDMP"),
    (b"die", "which side? skull, sabre, coconut, diamond, boat, pistol"),
    (b"die red", 'unknown symbol "red": one of skull, sabre, coconut, diamond, boat, pistol'),
    (b"pad", "which pad? 1 to 4"),
    (b"pad 5", 'unknown pad "5": one of 1, 2, 3, 4'),
    (b"pad 1 at", 'unknown pad "at": one of 1, 2, 3, 4'),
    (b"pad 1 at soon", "at when? 0 to 999999 microseconds"),
    (b"pad 1 at 1000000", "at when? 0 to 999999 microseconds"),
    (b"\xff\xfe\x00", "not text (UTF-8)"),
    (b"show \x1b[2J", "not text (a control character)"),
    (b"x" * 100, 'unknown command "%s...": one of ' % ("x" * 24) + ", ".join(script.VERBS)),
    (b"x" * 201, "a line is longer than 200 bytes"),
)
def test_anything_else_is_refused_with_line_and_reason(line, reason):
    assert refusal(parse, (b"press ok", b"", line)) == (3, reason, 2)


def test_an_unknown_card_is_told_which_there_are():
    line, reason, _ = refusal(parse, (b"card captain",))
    assert line == 1
    assert reason.startswith('unknown card "captain": one of treasure, pirate,')


def test_a_script_has_an_end():
    most, script.MOST_COMMANDS = script.MOST_COMMANDS, 100
    try:
        lines = [b"press ok ok ok", b""] * 34
        assert refusal(parse, lines) == (67, "more than 100 commands", 2)
    finally:
        script.MOST_COMMANDS = most


class FakeDealer:
    def faces(self, count):
        return (1,) * count

    def card(self, pile):
        return 3


def test_what_is_laid_down_is_thrown_and_drawn_in_order_and_then_the_rest():
    dealer = ScriptedDealer(FakeDealer())
    dealer.lay_throw(1, (0, 5))
    dealer.lay_throw(2, (4,))
    dealer.lay_card(3, 2)
    assert [dealer.faces(2), dealer.faces(1), dealer.faces(1)] == [(0, 5), (4,), (1,)]
    assert [dealer.card((1,) * 14), dealer.card((1,) * 14)] == [2, 3]
    dealer.check_used()


def test_a_throw_of_another_size_names_its_line():
    dealer = ScriptedDealer(FakeDealer())
    dealer.lay_throw(12, (0, 5))
    assert refusal(dealer.faces, 8) == (12, "2 faces, but the box throws 8", 2)


def test_a_card_that_is_not_in_the_pile_names_its_line():
    dealer = ScriptedDealer(FakeDealer())
    dealer.lay_card(9, 11)
    assert refusal(dealer.card, (3,) * 11 + (0, 3, 3)) == (9, "no peace is left in the pile", 2)


def test_what_is_not_used_is_an_error():
    dealer = ScriptedDealer(FakeDealer())
    dealer.lay_card(7, 0)
    assert refusal(dealer.check_used) == (7, "1 card was not used", 1)
    dealer.lay_throw(8, (0,))
    dealer.lay_throw(9, (0,))
    assert refusal(dealer.check_used) == (8, "2 throws were not used", 1)


class FakeTable:
    """Throws three dice at each ROLL and counts the time that OK is down."""

    def __init__(self, ports, dealer):
        self.ports, self.dealer = ports, dealer
        self.time_ms = self.ok_ms = 0
        self.thrown = []
        self.before = 0

    def tick(self, elapsed_ms):
        self.time_ms += elapsed_ms
        pressed = self.ports.buttons.pressed()
        self.ok_ms += elapsed_ms if pressed & 4 else 0
        if pressed & ~self.before & 16:
            self.thrown.append(self.dealer.faces(3))
            self.ports.lights.show((0x123456,) + (0,) * 11)
            self.ports.lights.lamps(6)
        self.before = pressed


def played(*lines):
    """(table, screens) after these lines."""
    tables = []

    def make_table(ports, dealer):
        tables.append(FakeTable(ports, dealer))
        return tables[0]

    box = ScriptedBox(make_ports(), FakeDealer(), make_table)
    return tables[0], list(box.play(parse(lines)))


def test_a_script_presses_and_throws():
    table, screens = played(b"throw KKP", b"press roll roll", b"hold ok")
    assert table.thrown == [(0, 0, 5), (1, 1, 1)]
    assert table.ok_ms == 700
    assert screens == []


def test_time_passes_by_the_script_alone():
    table, _ = played(b"wait 1005")
    assert table.time_ms == 1005


def test_a_screen_is_a_title_the_picture_the_lights_and_the_text():
    _, screens = played(b"press roll", b"show After a throw", b"show")
    lines = screens[0].split("\n")
    assert lines[0] == "== After a throw"
    assert lines[1:17] == ["⠀" * 64] * 16
    assert lines[17] == "pixels 123456" + " ." * 11
    assert lines[18] == "lamps 2 3"
    assert lines[19:27] == ["|%s|" % (" " * 16)] * 8
    assert lines[27:] == ["", ""]
    assert screens[1].startswith("== line 3\n")


def test_pads_are_pressed_at_their_microsecond():
    edges = []

    class PadTable(FakeTable):
        def tick(self, elapsed_ms):
            edges.extend(self.ports.pads.take())

    box = ScriptedBox(make_ports(), FakeDealer(), PadTable)
    list(box.play(parse((b"wait 40", b"pad 4 at 1001", b"pad 2 1 at 1000", b"wait 20"))))
    assert edges == [(3, 41001, True), (1, 41000, True), (0, 41000, True)]
    crowd = [b"wait 100"] + [b"pad 1 2 3 4"] * 9
    assert refusal(list, box.play(parse(crowd)))[0] == 10
