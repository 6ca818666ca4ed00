"""The first minute of a newcomer: what `make` says, and what it says when a tool is missing."""

import pathlib
import re
import subprocess

import pytest

TOP = pathlib.Path(__file__).parents[2]


def make(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["make", *arguments], cwd=TOP, capture_output=True, text=True)


def fake_python(path: pathlib.Path, fails_on: str) -> str:
    """A Python whose `-c` fails when the program has this word in it."""
    path.write_text(f'#!/bin/sh\ncase "$2" in *{fails_on}*) exit 1;; esac\nexit 0\n')
    path.chmod(0o755)
    return str(path)


def test_make_alone_lists_every_target_with_a_line() -> None:
    makefile = (TOP / "Makefile").read_text()
    phony = re.search(r"^\.PHONY: (.*)$", makefile.replace("\\\n", ""), re.MULTILINE)
    assert phony
    listed = [line.split()[1] for line in make().stdout.splitlines()]
    assert sorted(listed) == sorted(phony.group(1).split())
    assert all(len(line.split()) > 3 for line in make().stdout.splitlines())


@pytest.mark.parametrize(
    ("fails_on", "said"),
    [("version_info", "Python 3.11 or newer"), ("ensurepip", "apt install python3-venv")],
)
def test_a_missing_tool_is_named_in_one_line(
    tmp_path: pathlib.Path, fails_on: str, said: str
) -> None:
    python = fake_python(tmp_path / "python", fails_on)
    done = make("test", f"PYTHON3={python}", f"VENV={tmp_path / 'venv'}")
    assert done.returncode == 2
    assert len(done.stdout.splitlines()) == 1
    assert said in done.stdout
    assert not (tmp_path / "venv").exists()


def test_the_set_up_is_done_again_only_when_the_pins_change() -> None:
    def sets_up(changed: str, target: str) -> bool:
        return "install" in make("--dry-run", f"--what-if={changed}", target).stdout

    assert sets_up(".requirements-play.txt", "play")
    assert sets_up(".requirements.txt", "lint")
    assert sets_up(".requirements-stubs.txt", "lint")
    assert not sets_up(".requirements.txt", "play")
    assert not sets_up("pyproject.toml", "lint")
    assert not sets_up("Makefile", "lint")


@pytest.mark.parametrize(
    ("tool", "said"), [("NODE", "Node 20 or newer as"), ("NPM", "apt install npm")]
)
def test_a_missing_tool_of_the_page_is_named_in_one_line(
    tmp_path: pathlib.Path, tool: str, said: str
) -> None:
    works, fails = tmp_path / "works", tmp_path / "fails"
    for path, status in ((works, 0), (fails, 1)):
        path.write_text(f"#!/bin/sh\nexit {status}\n")
        path.chmod(0o755)
    ready = tmp_path / "packages" / "ready"
    for missing in (str(fails), str(tmp_path / "none")):
        tools = {"NODE": str(works), "NPM": str(works), tool: missing}
        given = [f"{name}={path}" for name, path in tools.items()]
        done = make("web", *given, f"PACKAGES={ready}")
        assert done.returncode == 2
        assert len(done.stdout.splitlines()) == 1
        assert said in done.stdout and missing in done.stdout
        assert not ready.parent.exists()


def test_a_missing_browser_is_named_with_what_to_do(tmp_path: pathlib.Path) -> None:
    for name in ("id", "bash"):
        tool = subprocess.run(["which", name], capture_output=True, text=True).stdout.strip()
        (tmp_path / name).symlink_to(tool)
    (tmp_path / "id").unlink()
    (tmp_path / "id").write_text("#!/bin/sh\necho 1000\n")
    (tmp_path / "id").chmod(0o755)
    done = subprocess.run(
        [str(tmp_path / "bash"), str(TOP / "tests/web/find_chromium.sh")],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert "apt install chromium" in done.stderr
    assert done.stdout == ""
