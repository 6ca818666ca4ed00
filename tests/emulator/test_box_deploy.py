"""`make deploy` to the emulated board, by mpremote's own transport: what is the players' stays."""

import sys

import pytest
from mpremote import transport_serial

from host_tools import deploy, firmware
from kaperbox.app import settings
from kaperbox.app.table import Table
from kaperbox.ports.simulated.memory import Memory
from tests.emulator import programs
from tests.emulator.box import OK, ROLL, Box
from tests.emulator.serial_line import SerialLine, Time
from tests.emulator.twin import Twin

START_US = 5_000_000
CHANGED, GONE = "kaperbox/app/comfort.mpy", "kaperbox/app/gone.mpy"


@pytest.fixture(scope="module")
def storage():
    """A game that is on, a finished one, and settings, as the desktop saves them."""
    storage = Memory()
    twin = Twin(Table, storage=storage)
    for button in (OK, OK, OK, ROLL, ROLL):
        twin.press(button)
        twin.run_ms(1500)
    twin.store().settings.step(settings.VOLUME)
    return storage


@pytest.fixture
def box(image, content, storage):
    """Has another software: with the foretold dice, one file changed, and one that is gone."""
    saved = {f"save/{name}": data for name, data in storage.files.items()}
    files = {**programs.seeded(content), CHANGED: content[CHANGED] + b"old", GONE: b"", **saved}
    box = Box(image, files)
    box.boot()
    box.wait(lambda: box.host.is_connected)
    return box


def test_deploying_keeps_the_players_files_and_starts_the_box(
    box, content, storage, monkeypatch, tmp_path, capsys
):
    monkeypatch.setattr(transport_serial.serial, "serial_for_url", lambda *a, **k: SerialLine(box))
    monkeypatch.setattr(transport_serial, "time", Time(box))
    monkeypatch.setattr(firmware, "BUILD", tmp_path)
    monkeypatch.setattr(sys, "argv", ["deploy", "emulated"])
    assert deploy.main() == 0
    said = capsys.readouterr().out
    box.wait_for_picture(Twin(Table, storage=storage).frame(), START_US)
    there = box.files()
    ours = {name for name in content if "simulated" not in name}
    assert {name: there[name] for name in there if not name.startswith("save/")} == {
        name: content[name] for name in ours
    }
    for name, data in storage.files.items():
        assert there[f"save/{name}"] == data
    assert said.startswith("emulated: 2 files written, 3 removed,"), said
    assert len(box.resets) == 1
