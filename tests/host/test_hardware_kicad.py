"""KiCad opens our files and finds nothing wrong. Skipped by name where KiCad is not installed."""

import re

import pytest

from hardware.design import build
from hardware.kicad import __main__ as main
from hardware.kicad import checks, tools
from hardware.model import BOARD, PCB
from hardware.outputs import OUT

needs_kicad = pytest.mark.skipif(not tools.python(), reason=tools.ADVICE)
needs_editor = pytest.mark.skipif(
    not tools.python() or not tools.eeschema(),
    reason="the driver of KiCad's schematic editor is missing: make hardware-check",
)


@needs_kicad
def test_kicad_finds_no_error_and_nothing_unconnected_on_the_board(tmp_path):
    report = checks.board_check(tmp_path)
    assert checks.counts(report) == [0, 0, 0], report


@needs_kicad
def test_kicad_finds_a_track_that_was_taken_away(tmp_path):
    text = (OUT / "kaperbox.kicad_pcb").read_text(encoding="utf-8")
    code = re.search(r'\(net (\d+) "DISPLAY_SDA"\)', text)
    assert code
    piece = r"\(segment\n(?:(?!\(segment)[\s\S])*?\(net %s\)[\s\S]*?\n  \)" % code[1]
    for name in ("kaperbox.kicad_pro", "kaperbox.kicad_pcb"):
        (tmp_path / name).write_text((OUT / name).read_text(encoding="utf-8"), encoding="utf-8")
    wrong, times = re.subn(piece, "", text)
    assert times
    (tmp_path / "kaperbox.kicad_pcb").write_text(wrong, encoding="utf-8")
    report = checks.board_check(tmp_path / "out", tmp_path)
    assert sum(checks.counts(report)) > 0


@needs_editor
def test_kicad_finds_no_error_in_the_schematic(tmp_path):
    report = checks.electrical_check(tmp_path)
    assert checks.counts(report) == [0, 0], report


@needs_editor
def test_the_netlist_that_kicad_reads_is_the_design(tmp_path):
    design = build(PCB)
    refs = {part.ref for part in design.parts if part.place == BOARD}
    wanted = {
        name: frozenset((n.ref, n.pin) for n in nodes if n.ref in refs)
        for name, nodes in design.nets.items()
    }
    assert checks.exported_nets(tmp_path) == {
        name: nodes for name, nodes in wanted.items() if nodes
    }


def test_the_numbers_of_reports_are_read():
    assert checks.counts(" ** ERC messages: 3  Errors 1  Warnings 2\n") == [1, 2]
    assert checks.counts("** Found 4 DRC violations **\n** Found 0 unconnected pads **") == [4, 0]


def test_nets_are_read_from_a_netlist():
    text = '(nets (net (code "1") (name "A") (node (ref "R1") (pin "2"))))'
    assert checks.read_nets(text) == {"A": frozenset({("R1", "2")})}


def test_a_missing_kicad_is_named_with_what_to_install(monkeypatch, capsys):
    monkeypatch.setattr(tools, "python", lambda: None)
    assert main.check() == 2
    assert "apt install --no-install-recommends kicad" in capsys.readouterr().out


def test_without_kicad_the_rest_is_made_and_the_gap_is_named(monkeypatch, capsys):
    monkeypatch.setattr(tools, "python", lambda: None)
    assert main.make() == 0
    assert capsys.readouterr().out.startswith("Not made: files for the board maker.")
