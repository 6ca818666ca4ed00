"""Records on both interpreters: the page of the box writes and reads them with MicroPython."""

import os

from host_tools.failure import CommandError
from host_tools.kapern_rules_text import ALL_FIELDS
from host_tools.record import read, write
from kaperbox.engine.kapern.rules import Rules
from tests.shared.cases import cases

GOLDEN = "tests/golden"
HEADER = "kaperbox-record 1\ngame kapern\nrules amigo\ndeck new38\ndice box\nplayers Ann, Bob\n\n"


@cases("name", *[name for name in sorted(os.listdir(GOLDEN)) if name.endswith(".record")])
def test_a_golden_record_is_read_and_written_alike(name):
    with open(GOLDEN + "/" + name, "rb") as file:
        record = read(file.read(), name)
    assert record.events
    assert read(write(record).encode(), name) == record


@cases(
    "text, where, reason",
    ("", "x:1", "the file is empty"),
    ("what is this\n", "x:1", "this is no record"),
    (HEADER + "1 throw KKKKX\n", "x:8", '"X" is no face'),
    (HEADER + "3 stop\n", "x:8", 'player "3" is not in this game'),
    (HEADER.replace("Bob", "ann"), "x:6", "two players have the same name"),
    (HEADER.replace("new38", "old"), "x:4", 'deck cannot be "old"'),
)
def test_what_is_no_record_is_refused_with_line_and_reason(text, where, reason):
    try:
        read(text.encode(), "x")
    except CommandError as error:
        assert error.args[0] == where
        assert error.args[1].startswith(reason), error.args
    else:
        raise AssertionError("it was read")


def test_the_names_of_the_rules_are_those_of_the_engine():
    assert getattr(Rules, "_fields", ALL_FIELDS) == ALL_FIELDS  # MicroPython has no _fields
    assert len(ALL_FIELDS) == len(Rules(*ALL_FIELDS))
