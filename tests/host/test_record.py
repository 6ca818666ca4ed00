"""Records: one form for each game, many that are read, and a line and a reason for the rest."""

import pathlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tools.failure import CommandError
from host_tools.kapern_text import Setup
from host_tools.record import Record, read, write
from kaperbox.engine.kapern import events
from kaperbox.engine.kapern.rules import LIMITS, PROFILES, Rules

GOLDEN = sorted((pathlib.Path(__file__).parents[1] / "golden").glob("*.record"))

HEADER = (
    "kaperbox-record 1\ngame kapern\nrules amigo target=5000\ndeck new38\ndice box\n"
    "players Ann, Bob\n"
)
TEXT = HEADER + (
    "\n1 card coin\n1 throw KSSGGDMP\n1 again 2 3 7 8 GGMM\n1 stop\n"
    "2 card guardian\n2 throw KKKMMMPD\n2 again 1 8 MD\n2 stop\n"
)

MASK = st.integers(1, 255)
FACES = st.integers(0, 6**8 - 1).map(lambda many: tuple(many // 6**die % 6 for die in range(8)))
LETTER = st.characters(exclude_characters=",#\ufeff", exclude_categories=("C", "Z"))
NAME = st.text(LETTER, min_size=1, max_size=20)
SEAT = st.integers(0, 1)
EVENTS = st.one_of(
    st.builds(events.card, SEAT, st.integers(0, 13)),
    st.builds(events.throw, SEAT, FACES),
    st.builds(lambda s, m, f: events.again(s, m, f[: events.bit_count(m)]), SEAT, MASK, FACES),
    st.builds(events.keep, SEAT, MASK),
    st.builds(events.take, SEAT, MASK),
    st.builds(events.stop, SEAT),
    st.builds(events.undo, SEAT),
    st.builds(events.result, SEAT, FACES, st.integers(0, 2), st.integers(0, 255)),
)
FIELDS = st.tuples(*(st.integers(*limits) for limits in LIMITS)).map(lambda row: Rules(*row))
SETUPS = st.builds(
    Setup,
    st.sampled_from([name for name, _ in PROFILES]),
    st.one_of(FIELDS, st.sampled_from([rules for _, rules in PROFILES])),
)
RECORDS = st.builds(
    Record,
    st.just("kapern"),
    SETUPS,
    st.lists(NAME, min_size=2, max_size=5, unique_by=str.casefold).map(tuple),
    st.lists(EVENTS, max_size=10).map(tuple),
)


def parsed(text):
    return read(text.encode(), "x")


@given(RECORDS)
def test_what_is_written_is_read_as_the_same_record(record):
    text = write(record)
    again = parsed(text)
    assert again == record
    assert write(again) == text


@given(RECORDS, st.randoms(use_true_random=False))
def test_another_hand_or_system_makes_no_difference(record, random):
    lines = write(record).split("\n")
    head, end = lines[0], lines.index("")
    keys, rest = lines[1:end], lines[end + 1 :]
    random.shuffle(keys)
    messy = [random.choice(("", "  ", "\t")) + line + "  # said aloud" for line in rest if line]
    messy = ["# from the attic", head, *keys, " ", "", *messy, "", "# the end"]
    data = b"\xef\xbb\xbf" + "  \r\n".join(messy).encode()
    assert read(data, "x") == record


def test_the_lines_of_the_events_are_kept_beside_them():
    assert parsed(TEXT).lines == (8, 9, 10, 11, 12, 13, 14, 15)
    assert parsed(TEXT.replace("\n1 stop", "\n\n# now\n1 stop")).lines[3:5] == (13, 14)


def test_dice_are_written_in_ascending_order_with_their_own_faces():
    unordered = TEXT.replace("again 1 8 MD", "again 8 1 dm").replace(
        "2 3 7 8 GGMM", "8 3 7 2 MGMG"
    )
    assert write(parsed(unordered)) == TEXT


def test_a_record_without_events_is_a_record():
    assert parsed(HEADER + "\n").events == ()
    assert write(parsed(HEADER)) == HEADER + "\n"


def test_a_last_line_without_line_end_is_read():
    assert parsed(TEXT[:-1]) == parsed(TEXT)


@pytest.mark.parametrize("word", ["on", "1", "true", "yes", "ON", "Yes"])
def test_yes_and_no_have_many_words_and_are_written_as_one(word):
    record = parsed(TEXT.replace("target=5000", f"shipwreck=value_only island_single_die={word}"))
    assert "\nrules amigo island_single_die=on shipwreck=value_only\n" in write(record)


def test_a_field_like_the_profile_is_not_written():
    assert "\nrules gigamic\n" in write(
        parsed(TEXT.replace("amigo target=5000", "gigamic target=6000"))
    )


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_stand_in_the_one_form(path):
    data = path.read_bytes()
    assert write(read(data, path.name)).encode() == data


VERBS = "one of card, throw, again, keep, take, stop, result, undo"
LETTERS = "one of K, S, G, D, M, P"
WRONG = [
    ("kaperbox-record 1", "kaperbox-record 2", 1, 'version "2" is not known: this program reads'),
    ("kaperbox-record 1", "kaperbox-record", 1, 'version "" is not known'),
    ("kaperbox-record 1\n", "", 1, 'its first line must be "kaperbox-record 1"'),
    ("kaperbox-record", "\nkaperbox-record", 1, "its first line must be"),
    ("game kapern\n", "", 6, 'the header has no "game" line'),
    ("rules amigo target=5000\n", "", 6, 'the header has no "rules" line'),
    ("deck new38\n", "", 6, 'the header has no "deck" line'),
    ("dice box\n", "", 6, 'the header has no "dice" line'),
    ("players Ann, Bob\n", "", 6, 'the header has no "players" line'),
    ("game kapern", "game chess", 2, 'unknown game "chess": one of kapern'),
    ("game kapern", "game piratatak", 3, 'unknown header key "rules": one of game, track, dice'),
    ("game kapern", "game", 2, 'unknown game ""'),
    ("dice box", "dice box\ndice box", 6, '"dice" is there already, in line 5'),
    ("dice box", "dice", 5, '"dice" has no value'),
    ("dice box", "dice bag", 5, 'dice cannot be "bag": one of box, table'),
    ("deck new38", "deck old", 4, 'deck cannot be "old": one of new38, classic35, table'),
    ("deck new38", "duck new38", 4, 'unknown header key "duck": one of game, rules, deck, dice'),
    ("Bob\n\n", "Bob\n", 7, "an empty line must stand between header and events"),
    ("amigo", "enemy", 3, 'unknown rule profile "enemy": one of amigo, classic, gigamic'),
    ("target=5000", "target", 3, '"target" is no setting: write FIELD=VALUE'),
    ("target=5000", "deck=new38", 3, 'unknown rule "deck": one of must_keep_one, '),
    ("target=5000", "target=5", 3, 'target cannot be "5": 1000 to 30000'),
    ("target=5000", "target=1e4", 3, 'target cannot be "1e4": 1000 to 30000'),
    ("target=5000", "target=" + "9" * 5000, 3, "1000 to 30000"),
    ("target=5000", "target=5000 target=6000", 3, '"target" is set twice'),
    ("target=5000", "nine_wins=maybe", 3, 'nine_wins cannot be "maybe": on or off'),
    ("target=5000", "shipwreck=1", 3, 'shipwreck cannot be "1": one of double_all, value200'),
    ("Ann, Bob", "Ann", 6, "1 players: this game is for 2 to 5"),
    ("Ann, Bob", ", ".join(map(str, range(500))), 6, "500 players: this game is for 2 to 5"),
    ("Ann, Bob", "Ann,, Bob", 6, "player 2 has no name"),
    ("Ann, Bob", "Ann, ann", 6, "two players have the same name"),
    ("Ann, Bob", "Ann, " + "B" * 21, 6, "is longer than 20 characters"),
    ("Ann, Bob", "Ann, B\x1b[2J", 6, 'the name "B?[2J" has characters that cannot be shown'),
    ("1 card coin", "3 card coin", 8, 'player "3" is not in this game: 1 to 2'),
    ("1 card coin", "0 card coin", 8, 'player "0" is not in this game: 1 to 2'),
    ("1 card coin", "1" * 5000 + " card coin", 8, "is not in this game: 1 to 2"),
    ("1 card coin", "Ann card coin", 8, '"Ann" is no player'),
    ("1 card coin", "\u0661 card coin", 8, "is no player"),
    ("1 card coin", "1", 8, f"the verb is missing: {VERBS}"),
    ("1 card coin", "1 cart coin", 8, f'unknown verb "cart": {VERBS}'),
    ("1 card coin", "1 card", 8, 'unknown card "": one of treasure, pirate,'),
    ("1 card coin", "1 card sword", 8, 'unknown card "sword": one of treasure, pirate,'),
    ("1 card coin", "1 card none", 8, 'unknown card "none"'),
    ("1 card coin", "1 card coin coin", 8, 'unknown card "coin coin"'),
    ("KSSGGDMP", "KSSGGDM", 9, '"KSSGGDM" has 7 faces for 8 dice'),
    ("KSSGGDMP", "KSSGGDMPP", 9, '"KSSGGDMPP" has 9 faces for 8 dice'),
    ("KSSGGDMP", "KSSGGDMX", 9, f'"X" is no face: {LETTERS}'),
    ("KSSGGDMP", "KSSGGDM\u00df", 9, "is no face"),
    ("KSSGGDMP", "KSSG GDMP", 9, '"GDMP" is too much: write the faces as one word'),
    ("throw KSSGGDMP", "throw", 9, "the faces are missing: one letter for each die"),
    ("again 2 3 7 8 GGMM", "again 2 3 7 9 GGMM", 10, '"9" is no die: a number from 1 to 8'),
    ("again 2 3 7 8 GGMM", "again 2 3 7 0 GGMM", 10, '"0" is no die: a number from 1 to 8'),
    ("again 2 3 7 8 GGMM", "again 2 3 7 3 GGMM", 10, "die 3 is named twice"),
    ("again 2 3 7 8 GGMM", "again 2 3 7 8 GGM", 10, '"GGM" has 3 faces for 4 dice'),
    ("again 2 3 7 8 GGMM", "again 2 GG", 10, '"GG" has 2 faces for 1 die'),
    ("again 2 3 7 8 GGMM", "again GGMM", 10, "dice and faces are missing"),
    ("again 2 3 7 8 GGMM", "keep", 10, "the dice are missing: numbers from 1 to 8"),
    ("again 2 3 7 8 GGMM", "take 2 2", 10, "die 2 is named twice"),
    ("1 stop", "1 stop now", 11, '"now" is too much: nothing comes after stop'),
    ("1 stop", "1 undo 3", 11, '"3" is too much: nothing comes after undo'),
    ("1 stop", "1 result", 11, "the faces are missing: one letter for each die"),
    ("1 stop", "1 result KSSGGDMP", 11, 'a ride cannot end with "": one of stop, bust, island'),
    ("1 stop", "1 result KSSGGDMP won", 11, 'a ride cannot end with "won"'),
    ("1 stop", "1 result KSSGGDMP bust on 1", 11, '"on" is too much: only "card DICE"'),
    ("1 stop", "1 result KSSGGDMP bust card", 11, "the dice are missing"),
    ("1 stop", "1 \0stop", 11, "this is a binary file"),
]


@pytest.mark.parametrize("old, new, line, reason", WRONG)
def test_a_wrong_line_is_named_with_its_reason(old, new, line, reason):
    assert old in TEXT
    with pytest.raises(CommandError) as caught:
        parsed(TEXT.replace(old, new, 1))
    assert caught.value.line.startswith(f"kaperbox: x:{line}: ")
    assert reason in caught.value.line
    assert caught.value.status == 2


BAD_FILES = [
    (b"", 1, "the file is empty"),
    (b"\xef\xbb\xbf", 1, "the file is empty"),
    (b"\n \r\n\n", 1, "the file is empty"),
    (b"\n\0", 2, "this is a binary file"),
    (b"\x7fELF\x01\0\0", 1, "this is a binary file"),
    (TEXT.encode("utf-16"), 1, "this is a binary file"),
    (TEXT.replace("Ann", "J\u00fc").encode("latin-1"), 6, "this is not UTF-8 text"),
    (
        TEXT.encode() + b"# more\n" * 200_000,
        142844,
        "this is too long for a record: over 1000000 bytes",
    ),
    (b"PK\n", 1, "this is no record"),
]


@pytest.mark.parametrize("data, line, reason", BAD_FILES)
def test_a_file_that_is_no_record_is_named_with_its_reason(data, line, reason):
    with pytest.raises(CommandError) as caught:
        read(data, "x")
    assert caught.value.line.startswith(f"kaperbox: x:{line}: {reason}"), caught.value.line


@pytest.mark.parametrize("size", range(1, len(HEADER) - 1))
def test_a_header_that_is_cut_off_is_never_taken_for_a_whole_one(size):
    with pytest.raises(CommandError) as caught:
        parsed(HEADER[:size])
    assert caught.value.status == 2


def check_some_answer(data):
    try:
        record = read(data, "x")
    except CommandError as error:
        assert error.line.startswith("kaperbox: x:")
        assert error.line.isprintable()
        assert len(error.line) < 300
    else:
        text = write(record)
        assert parsed(text) == record
        assert write(parsed(text)) == text


@given(st.binary())
def test_any_bytes_get_an_answer(data):
    check_some_answer(data)


@given(st.text())
def test_any_text_after_a_good_header_gets_an_answer(text):
    check_some_answer((HEADER + "\n" + text).encode("utf-8", "surrogatepass"))


@given(st.data())
def test_a_damaged_record_gets_an_answer(data):
    damaged = bytearray(TEXT.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(damaged)))
        until = data.draw(st.integers(at, min(len(damaged), at + 12)))
        piece = st.one_of(st.binary(max_size=3), st.sampled_from((b"\n", b" ", b"#", b"8", b"G")))
        damaged[at:until] = data.draw(piece)
    check_some_answer(bytes(damaged))
