"""Constants written out: only what is one, everywhere where it is used, and line for line."""

import ast
import shutil
import subprocess
import sys

import pytest

from host_tools import firmware
from host_tools.constants import Program
from host_tools.inlining import inlined

ASM = ("snapshots.py", "changes.py")
"""Modules with names that only an assembler knows."""
COLOURS = """RED, GREEN = range(2)
BOTH = 1 << GREEN | 1
NAMES = ("red", "green")
"""


def written(**sources: str) -> dict[str, str]:
    return inlined({"colours": COLOURS, **sources})


def test_a_constant_is_written_out_and_its_definition_goes():
    assert written()["colours"] == 'pass\npass\nNAMES = ("red", "green")\n'


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("from colours import RED\nx = RED\n", "pass\nx = (0)\n"),
        ("from colours import BOTH as B\nx = B\n", "pass\nx = (3)\n"),
        (
            "from colours import RED, NAMES\nx = NAMES[RED]\n",
            "from colours import NAMES\nx = NAMES[(0)]\n",
        ),
        ("import colours\nx = colours.GREEN\n", "pass\nx = (1)\n"),
        ("import colours\nx = colours.NAMES\n", "import colours\nx = colours.NAMES\n"),
        (
            "def f():\n    from colours import RED\n    return RED\n",
            "def f():\n    pass\n    return (0)\n",
        ),
        ("A = -1\nb = A.real\n", "pass\nb = (-1).real\n"),
        ('"""→"""; A = 1\nx = "→", A\n', '"""→"""; pass\nx = "→", (1)\n'),
    ],
)
def test_uses(source, wanted):
    assert written(user=source)["user"] == wanted


@pytest.mark.parametrize(
    "source",
    [
        "A = 1\nA = 2\nx = A\n",
        "A = True\nx = A\n",
        "A = len('')\nx = A\n",
        "A, B = 1, 'b'\nx = A\n",
        "A = 1\ndef f(A):\n    return A\n",
        "a = 1\nx = a\n",
        "class C:\n    A = 1\nx = C.A\n",
        "def f():\n    A = 1\n    return A\n",
        "A += 1\n",
    ],
)
def test_what_is_no_constant_stays(source):
    assert written(user=source)["user"] == source


def test_what_is_asked_of_some_object_stays_there():
    colours = written(user="def f(some):\n    return some.colours.RED\n")["colours"]
    assert colours.startswith("RED, GREEN = range(2)\n")
    colours = written(user='import colours\nx = getattr(colours, "BOTH", 0)\n')["colours"]
    assert "BOTH = 1 << (1) | 1" in colours


def test_a_constant_of_several_modules_and_lines():
    found = inlined(
        {
            "a": "from b import (\n    TWO,  # why\n    other,\n)\nFOUR = 2 * TWO\nx = FOUR\n",
            "b": "TWO = (\n    2\n)\nother = 1\n",
        }
    )
    assert found == {
        "a": "from b import other\n\n\n\npass\nx = (4)\n",
        "b": "pass\n\n\nother = 1\n",
    }


@pytest.fixture(scope="module")
def board(tmp_path_factory):
    """The board's sources as they are compiled."""
    folder = tmp_path_factory.mktemp("inlined")
    firmware.write_inlined(folder)
    return folder


def test_every_line_stays_where_it_was(board):
    for path in firmware.sources():
        text = (board / path).read_text(encoding="utf-8")
        assert text.count("\n") == (firmware.SOURCE / path).read_text(encoding="utf-8").count("\n")


def test_no_module_uses_a_name_that_is_gone(board):
    ruff = (sys.executable, "-m", "ruff", "check", "--isolated", "--no-cache")
    command = (*ruff, "--select", "F821", "--output-format", "concise", board)
    found = subprocess.run(command, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    assert len(found) > 10
    assert not [line for line in found if "F821" in line and not line.split(":")[0].endswith(ASM)]


def test_no_module_asks_another_for_a_name_that_is_gone(board):
    trees = {
        path.as_posix().removesuffix("/__init__.py").removesuffix(".py").replace("/", "."): (
            ast.parse((board / path).read_text(encoding="utf-8"))
        )
        for path in firmware.sources()
    }
    program = Program(trees)
    there = {name: names(tree) for name, tree in trees.items()}
    for name, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module in trees:
                for alias in node.names:
                    whole = f"{node.module}.{alias.name}"
                    assert whole in trees or alias.name in there[node.module], (name, whole)
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                module = program.modules(name).get(node.value.id)
                assert module is None or node.attr in there[module], (name, node.attr)


def names(tree):
    """What a module has at its top level."""
    found = set()
    for node in tree.body:
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and not isinstance(part.ctx, ast.Load):
                found.add(part.id)
            elif isinstance(part, ast.alias):
                found.add(part.asname or part.name)
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
    return found


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_box_shows_the_same_with_and_without_its_constants(board, seed):
    simulated = "kaperbox/ports/simulated"
    shutil.copytree(firmware.SOURCE / simulated, board / simulated, dirs_exist_ok=True)
    shown = [
        subprocess.run(
            (sys.executable, "tests/host/random_presses.py", folder, "2000", seed),
            cwd=firmware.TOP,
            stdout=subprocess.PIPE,
            check=True,
        ).stdout
        for folder in (firmware.SOURCE, board)
    ]
    assert shown[0] == shown[1]
