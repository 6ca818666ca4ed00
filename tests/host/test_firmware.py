"""What is built for the board: complete, the same every time, and readable as what it claims."""

import pytest

from host_tools import firmware, littlefs_image, uf2


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("build")
    firmware.build(folder)
    return folder


def test_every_module_of_the_board_is_there_as_byte_code_and_main_as_source(built):
    names = set(firmware.files(built / "device"))
    assert "main.py" in names and "board.mpy" in names
    assert "kaperbox/app/table.mpy" in names and "kaperbox/ports/pico/display.mpy" in names
    assert not any("simulated" in name or "README" in name for name in names)
    assert {name for name in names if not name.endswith(".mpy")} == {"main.py"}


def test_the_same_sources_give_the_same_bytes(built, tmp_path):
    firmware.build(tmp_path)
    for name in (firmware.IMAGE, firmware.UF2):
        assert (built / name).read_bytes() == (tmp_path / name).read_bytes()
    assert firmware.files(built / "device") == firmware.files(tmp_path / "device")


def test_byte_code_is_for_the_boards_processor_and_tells_no_path_of_this_machine(built):
    for name, data in firmware.files(built / "device").items():
        assert str(firmware.TOP).encode() not in data
        if name.endswith(".mpy"):
            assert data[:2] == b"M\x06"


def test_the_image_holds_the_files(built):
    image = (built / firmware.IMAGE).read_bytes()
    assert len(image) == 1408 * 1024
    assert littlefs_image.read(image) == firmware.files(built / "device")


def test_the_uf2_is_the_image_where_the_file_system_is(built):
    image = (built / firmware.IMAGE).read_bytes()
    blocks = uf2.read((built / firmware.UF2).read_bytes())
    memory = bytearray(b"\xff" * len(image))
    for address, data in blocks.items():
        at = address - littlefs_image.ADDRESS
        memory[at : at + len(data)] = data
    assert memory == image
    assert min(blocks) == 0x100A0000


def test_the_uf2_covers_whole_sectors_and_counts_its_blocks(built):
    data = (built / firmware.UF2).read_bytes()
    count = len(data) // 512
    numbers = [
        int.from_bytes(data[at + 20 : at + 24], "little") for at in range(0, len(data), 512)
    ]
    totals = {int.from_bytes(data[at + 24 : at + 28], "little") for at in range(0, len(data), 512)}
    assert (numbers, totals) == (list(range(count)), {count})
    sectors = {address // 4096 for address in uf2.read(data)}
    assert count == len(sectors) * 16


def test_what_is_no_uf2_is_refused():
    with pytest.raises(ValueError, match="no UF2 block"):
        uf2.read(bytes(512))
