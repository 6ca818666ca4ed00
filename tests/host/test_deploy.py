"""Deploying: only what differs goes over, what is the players' stays, and lies are found out."""

import pytest

from host_tools.deploy import Board, DeployError, deploy, find_port

PICO, OTHER = 0x2E8A, 0x0403
NEW = {
    "board.mpy": b"pins",
    "kaperbox/__init__.mpy": b"",
    "kaperbox/app/table.mpy": b"table" * 300,
    "main.py": b"start",
}
PLAYERS = {"save/journal": b"a game", "crash.txt": b"0\n", "settings": b"loud"}


class Transport:
    """Runs what it is sent in a folder, which is the board's file system."""

    def __init__(self, folder):
        self._folder = folder
        self._names = {}
        self.written = []
        self.lie_about = None

    def exec(self, source):
        out = []
        self._names["print"] = lambda *words: out.append(" ".join(words).encode() + b"\r\n")
        exec(source, self._names)
        return b"".join(out)

    def fs_writefile(self, name, data):
        self.written.append(name)
        (self._folder / name).write_bytes(data[1:] if name == self.lie_about else data)


@pytest.fixture
def transport(tmp_path, monkeypatch):
    for name, data in PLAYERS.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(data)
    monkeypatch.chdir(tmp_path)
    return Transport(tmp_path)


def files(folder):
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def test_an_empty_board_gets_everything_and_keeps_what_is_not_ours(transport, tmp_path):
    said = deploy(Board(transport), NEW)
    assert said == "4 files written, 0 removed, 0 already there; all compared"
    assert files(tmp_path) == {**PLAYERS, **NEW}


def test_the_second_time_nothing_is_written(transport):
    deploy(Board(transport), NEW)
    transport.written.clear()
    said = deploy(Board(transport), NEW)
    assert said == "0 files written, 0 removed, 4 already there; all compared"
    assert transport.written == []


def test_what_changed_is_written_and_what_is_gone_is_removed_with_its_folder(transport, tmp_path):
    deploy(Board(transport), {**NEW, "kaperbox/old/game.mpy": b"old"})
    transport.written.clear()
    changed = {**NEW, "kaperbox/app/table.mpy": b"another"}
    said = deploy(Board(transport), changed)
    assert said == "1 files written, 1 removed, 3 already there; all compared"
    assert transport.written == ["kaperbox/app/table.mpy"]
    assert not (tmp_path / "kaperbox/old").exists()


def test_a_source_beside_its_byte_code_is_removed(transport, tmp_path):
    (tmp_path / "board.py").write_bytes(b"other pins")
    deploy(Board(transport), NEW)
    assert not (tmp_path / "board.py").exists()


def test_a_board_that_has_other_bytes_than_were_written_is_found_out(transport):
    transport.lie_about = "kaperbox/app/table.mpy"
    with pytest.raises(DeployError, match=r"does not have what was written: kaperbox/app/table"):
        deploy(Board(transport), NEW)


@pytest.mark.parametrize(
    ("wanted", "ports", "port"),
    [
        ("", [("/dev/ttyS0", None), ("/dev/ttyACM0", PICO)], "/dev/ttyACM0"),
        ("/dev/ttyX", [], "/dev/ttyX"),
        ("COM3", [("COM3", PICO), ("COM4", PICO)], "COM3"),
    ],
)
def test_the_one_board_is_found(wanted, ports, port):
    assert find_port(wanted, ports) == port


@pytest.mark.parametrize(
    ("ports", "line"),
    [
        ([], "no board found"),
        ([("/dev/ttyUSB0", OTHER)], "no board found"),
        ([("A", PICO), ("B", PICO)], r"2 boards: say PORT=... \(A, B\)"),
    ],
)
def test_without_a_board_or_with_two_it_says_what_to_do(ports, line):
    with pytest.raises(DeployError, match=line):
        find_port("", ports)
