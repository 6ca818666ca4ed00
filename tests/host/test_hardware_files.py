"""What is committed below `hardware/out` is what the design gives, byte for byte."""

import csv
import io
import re

import pytest
from PIL import Image, ImageChops

from hardware import drawn, outputs, placement
from hardware.design import BUTTON_NAMES, build
from hardware.drawings import bom, harness, labels, netlist, schematic, wires
from hardware.drawings.sexpr import ident, number, quoted, render
from hardware.enclosure import parts, sizes
from hardware.extras import extras
from hardware.model import LEVELS, PCB, PERFBOARD
from hardware.outputs import OUT

DESIGNS = outputs.all_designs()
TEXTS = outputs.texts(DESIGNS)
PICTURES = outputs.pictures(DESIGNS[PCB])


@pytest.mark.parametrize("name", TEXTS)
def test_drawing_anew_gives_the_same_bytes(name):
    assert (OUT / name).read_bytes() == TEXTS[name]().encode(), "make hardware"


def test_drawing_the_harness_anew_gives_the_same_bytes():
    committed = (OUT / drawn.SIGNATURE).read_text(encoding="utf-8")
    if drawn.signature() != committed:
        pytest.skip("the harness was drawn with another Graphviz or font: " + committed)
    for name, text in drawn.drawings(DESIGNS).items():
        assert (OUT / name).read_bytes() == text.encode(), "make hardware"


@pytest.mark.parametrize("name", PICTURES)
def test_drawing_the_pictures_anew_gives_the_same_pixels(name):
    committed, anew = (OUT / name).read_bytes(), PICTURES[name]()
    old, new = (Image.open(io.BytesIO(data)).convert("RGB") for data in (committed, anew))
    assert old.size == new.size
    assert ImageChops.difference(old, new).getbbox() is None, "make hardware"


def test_nothing_is_committed_that_nobody_makes():
    made = set(TEXTS) | {drawn.SIGNATURE} | {level + "_harness.svg" for level in LEVELS}
    made |= set(outputs.solids(DESIGNS[PCB])) | set(PICTURES)
    there = {str(path.relative_to(OUT)) for path in OUT.rglob("*") if path.is_file()}
    assert there == made


@pytest.mark.parametrize("name", TEXTS)
def test_files_name_no_date_and_no_place(name):
    text = TEXTS[name]()
    assert not re.search(r"20[2-9]\d-\d\d-\d\d|/home/|/tmp/|\r", text)


@pytest.mark.parametrize("level", LEVELS)
def test_the_bill_counts_every_part_once(level):
    rows = list(csv.DictReader(io.StringIO(bom.bom(build(level)))))
    assert tuple(rows[0]) == bom.HEAD
    named = [row for row in rows if row["designators"] != "-"]
    refs = [ref for row in named for ref in row["designators"].split()]
    assert sorted(refs) == sorted(part.ref for part in build(level).parts)
    assert all(int(row["quantity"]) == len(row["designators"].split()) for row in named)
    assert len(rows) - len(named) == len(extras(level))
    assert all(all(row.values()) for row in rows)


@pytest.mark.parametrize(("cents", "letter"), [(20, "A"), (21, "B"), (300, "C"), (301, "D")])
def test_price_classes_have_their_limits(cents, letter):
    assert bom.price_class(cents) == letter


def test_the_labels_have_the_holes_distances_and_the_order_seen_from_behind():
    words = re.findall(r'<text x="([\d.]+)" [^>]*>([^<]+)<', labels.labels(DESIGNS[PCB]))
    at = {word: float(x) for x, word in words}
    assert at["PAD 3"] - at["PAD 4"] == pytest.approx(placement.JACK_PITCH, abs=0.02)
    assert at["BATTERY"] < at["OFF"] < at["USB"]
    assert sizes.TOGGLE[0] > parts.usb_x(DESIGNS[PCB]), "the lever points to the USB socket"
    assert set(BUTTON_NAMES) | {"1", "4", labels.WARNING} <= set(at)
    assert max(at.values()) < labels.SHEET[0] - 10


def test_the_netlist_names_every_pin_of_every_net():
    text = netlist.netlist(DESIGNS[PCB])
    pairs = re.findall(r'\(node \(ref "([^"]+)"\) \(pin "([^"]+)"\)\)', text)
    wanted = [tuple(node) for nodes in DESIGNS[PCB].nets.values() for node in nodes]
    assert pairs == wanted


def test_the_schematic_shows_every_part_and_label_of_the_board():
    design = DESIGNS[PCB]
    text = schematic.schematic(design)
    refs = set(re.findall(r'\(reference "([^"#]+)"\)', text))
    assert refs == set(schematic.on_board(design))
    assert text.startswith("(kicad_sch\n  (version 20211123)")
    labels = re.findall(r'global_label "([^"]+)"', text)
    here = [n for nodes in design.nets.values() for n in nodes if n.ref in refs]
    assert len(labels) == len(here) + len(schematic.FLAGGED)


def test_a_part_without_a_place_in_the_schematic_is_named():
    part = DESIGNS[PCB].part("R1")._replace(ref="R99")
    wrong = DESIGNS[PCB]._replace(parts=(*DESIGNS[PCB].parts, part))
    with pytest.raises(ValueError, match="R99"):
        schematic.schematic(wrong)


def test_the_wires_of_a_net_join_its_pins_and_form_no_ring():
    design = DESIGNS[PERFBOARD]
    by_net: dict[str, list] = {}
    for wire in wires.wires(design):
        by_net.setdefault(wire.net, []).append(wire)
    for net, found in by_net.items():
        ends = {node for wire in found for node in (wire.start, wire.end)}
        assert len(found) == len(ends) - 1, net
        assert ends == {n for n in design.nets[net] if design.part(n.ref).place == "board"}


def test_holes_are_named_as_on_a_sheet():
    assert [wires.name(hole) for hole in ((0, 0), (25, 9), (26, 0), (50, 38))] == [
        "A1",
        "Z10",
        "AA1",
        "AY39",
    ]


def test_the_harness_joins_the_switch_pin_by_pin():
    text = harness.harness(DESIGNS[PCB])
    lines = "    - J6: %(all)s\n    - H2: %(all)s\n    - SW6: %(all)s\n"
    assert lines % {"all": "[1, 2, 3, 4, 5, 6]"} in text


@pytest.mark.parametrize(
    ("item", "text"),
    [
        (["a", 1, 2.5], "(a 1 2.5)"),
        (["at", -0.00001, 1.23456], "(at 0 1.2346)"),
        (["a", ["b", "x" * 100], "c"], "(a c\n  (b %s)\n)" % ("x" * 100)),
    ],
)
def test_lists_are_written_as_kicad_reads_them(item, text):
    assert render(item) == text


def test_words_of_the_file_form():
    assert quoted('a"b\\') == '"a\\"b\\\\"'
    assert number(2.0) == "2"
    assert ident("a", 1) == ident("a", 1) != ident("a", 2)
