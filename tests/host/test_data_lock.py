"""Two boxes on one folder: the second is told so, and nothing is lost."""

import pathlib

import pytest

from host_tools.data_lock import alone_on
from host_tools.failure import CommandError


def test_a_folder_is_made_and_held_by_one_box_at_a_time(tmp_path: pathlib.Path) -> None:
    folder = str(tmp_path / "new" / "data")
    with alone_on(folder):
        assert pathlib.Path(folder).is_dir()
        with pytest.raises(CommandError, match="another box is open here"), alone_on(folder):
            pytest.fail("two boxes at once")
    with alone_on(folder):
        pass


def test_a_folder_that_cannot_be_made_is_left_to_the_box(tmp_path: pathlib.Path) -> None:
    (tmp_path / "file").write_text("")
    with alone_on(str(tmp_path / "file" / "data")):
        pass
