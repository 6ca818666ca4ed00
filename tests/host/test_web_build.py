"""The page as it is built: whole, alone, the same each time; its modules put together rightly."""

import json
import pathlib
import re
import subprocess

import pytest

from host_tools.interpreter import find_micropython
from host_tools.web import build
from host_tools.web.bundle import bundle

TOP = pathlib.Path(__file__).parents[2]


@pytest.fixture
def package(tmp_path):
    """In place of the npm package."""
    (tmp_path / "micropython.mjs").write_text("globalThis.loadMicroPython = 1;\n")
    (tmp_path / "micropython.wasm").write_bytes(b"\0asm<>")
    return tmp_path


def test_the_same_sources_are_the_same_page(package):
    assert build.page(package) == build.page(package)


def test_the_page_names_no_other_place(package):
    page = build.page(package)
    assert not re.findall(r"""(?:src|href)=["'](?!data:|#)""", page)
    assert not re.findall(r"https?://(?!www\.w3\.org/)", page)
    assert "default-src 'none'" in page
    assert str(TOP) not in page


def test_the_application_is_in_the_page_as_it_is():
    sources = build.sources()
    for path in (TOP / "firmware" / "kaperbox" / "app").rglob("*.py"):
        place = path.relative_to(TOP / "firmware").as_posix()
        assert sources[place] == path.read_text(encoding="utf-8")
    assert not [path for path in sources if "pico" in path or "simulated" in path]


def test_no_source_can_end_the_script_that_holds_it(package):
    page = build.page(package)
    held = re.search(r'id="sources">\n(.*?)\n</script>', page, re.DOTALL)
    assert json.loads(held[1]) == build.sources()
    (package / "micropython.mjs").write_text("'</script>'")
    with pytest.raises(ValueError, match="micropython would end"):
        build.page(package)


def modules(folder, **sources):
    for name, source in sources.items():
        (folder / f"{name}.js").write_text(source)
    return folder


def test_modules_come_in_the_order_of_their_needs_and_once(tmp_path):
    modules(
        tmp_path,
        main='import { a } from "./a.js";\nimport { b } from "./b.js";\na(b);\n',
        a='import { b } from "./b.js";\nexport function a() {}\n',
        b="export const b = 1;\nexport class C {}\nexport async function d() {}\n",
    )
    script = bundle(tmp_path, "main")
    assert re.findall(r"const module_(\w+)", script) == ["b", "a", "main"]
    assert "const { b } = module_b;" in script
    assert "return { b, C, d };" in script


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ('import a from "./a.js";\n', "this form is not understood: import a"),
        ("export default 1;\n", "this form is not understood: export default"),
        ('import { a } from "./main.js";\n', "main.js needs itself: main -> main"),
    ],
)
def test_what_the_bundle_does_not_know_is_an_error(tmp_path, source, reason):
    with pytest.raises(ValueError, match=reason):
        bundle(modules(tmp_path, main=source), "main")


def test_the_lock_file_fixes_every_package_and_names_no_host():
    lock = (TOP / "host_tools" / "web" / "package-lock.json").read_text()
    assert "resolved" not in lock
    for name, package in json.loads(lock)["packages"].items():
        assert not name or package["integrity"].startswith("sha512-")


def test_the_box_behind_the_page_runs_on_micropython():
    micropython = find_micropython()
    if micropython is None:
        pytest.skip("no MicroPython on this machine")
    tests = ("tests/run_on_micropython.py", "tests/web/test_page_box.py")
    done = subprocess.run(
        [micropython, "-X", "heapsize=4m", *tests], cwd=TOP, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1].endswith("0 failed")
