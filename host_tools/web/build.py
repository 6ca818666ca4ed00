"""`make web`: the box as one html page that needs nothing else, `build/kaperbox.html`.

The same sources give the same bytes: nothing of the machine or the moment gets in.
"""

import ast
import base64
import json
import pathlib
import sys

from host_tools.web.bundle import bundle

TOP = pathlib.Path(__file__).parents[2]
PAGE = TOP / "host_tools" / "web" / "page"
PYTHON = "build/npm/node_modules/@micropython/micropython-webassembly-pyscript"
TARGET = TOP / "build" / "kaperbox.html"

STYLES = ("colours", "table", "box", "pads", "strip")
SOURCES = (
    "firmware/kaperbox/*.py",
    "firmware/kaperbox/engine/**/*.py",
    "firmware/kaperbox/app/**/*.py",
    "firmware/kaperbox/link/**/*.py",
    "firmware/kaperbox/ports/__init__.py",
    "firmware/kaperbox/ports/browser/*.py",
    "host_tools/__init__.py",
    "host_tools/web/__init__.py",
    "host_tools/web/box/*.py",
)
"""What runs on MicroPython in the page: the application as it is, the little around it, and the
modules of `host_tools` that this imports."""


def sources() -> dict[str, str]:
    """Text by the path that it is imported from."""
    waiting = sorted({path for pattern in SOURCES for path in TOP.glob(pattern)})
    texts: dict[str, str] = {}
    while waiting:
        path = waiting.pop()
        if _place(path) not in texts:
            texts[_place(path)] = text = path.read_text(encoding="utf-8")
            waiting += _imported_tools(text)
    return dict(sorted(texts.items()))


def _imported_tools(text: str) -> list[pathlib.Path]:
    """The files of the `host_tools` modules that this source imports."""
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)]
    names = {node.module or "" for node in found}
    names |= {f"{node.module}.{alias.name}" for node in found for alias in node.names}
    tools = [name for name in sorted(names) if name.startswith("host_tools.")]
    paths = [TOP / (name.replace(".", "/") + ".py") for name in tools]
    return [path for path in paths if path.is_file()]


def _place(path: pathlib.Path) -> str:
    return path.relative_to(TOP).as_posix().removeprefix("firmware/")


def page(micropython: pathlib.Path) -> str:
    """The whole html text. `micropython`: the folder of the npm package."""
    script = (micropython / "micropython.mjs").read_text(encoding="utf-8")
    wasm = base64.b64encode((micropython / "micropython.wasm").read_bytes()).decode()
    parts = {
        "/*STYLE*/": "\n".join(_read(f"{name}.css") for name in STYLES),
        "<!--DICE-->": "".join(f'<span class="die"><b>{die}</b></span>' for die in range(1, 13)),
        "<!--PADS-->": "\n  ".join(_pad(pad) for pad in range(1, 5)),
        "<!--STRIP-->": _read("strip.html"),
        "<!--SCRIPTS-->": "\n".join(
            (
                _script("application/json", "sources", _harmless(json.dumps(sources()))),
                _script("text/plain", "micropython-wasm", wasm),
                _script("module", "micropython", script),
                _script("module", "page", bundle(PAGE, "main")),
            )
        ),
    }
    html = _read("page.html")
    for mark, text in parts.items():
        assert html.count(mark) == 1, mark
        html = html.replace(mark, text)
    return html


def _read(name: str) -> str:
    return (PAGE / name).read_text(encoding="utf-8")


_PAD_KEYS = "QRUP"


def _pad(pad: int) -> str:
    return (
        f'<button type="button" class="pad" data-pad="{pad}" aria-label="Pad {pad}">'
        f'<span class="dome"><i>{pad}</i></span><kbd>{_PAD_KEYS[pad - 1]}</kbd></button>'
    )


def _script(kind: str, name: str, text: str) -> str:
    if "</script" in text.lower():
        raise ValueError(f"the script {name} would end the page's script too early")
    return f'<script type="{kind}" id="{name}">\n{text}\n</script>'


def _harmless(text: str) -> str:
    """JSON in which no `<` can end a script."""
    return text.replace("<", "\\u003c")


def main() -> int:
    micropython = TOP / PYTHON
    if not micropython.is_dir():
        print("kaperbox: MicroPython's package is not there: make web sets it up", file=sys.stderr)
        return 2
    TARGET.parent.mkdir(exist_ok=True)
    data = page(micropython).encode()
    TARGET.write_bytes(data)
    print(f"{TARGET.relative_to(TOP)}: {len(data)} bytes; open it in a browser")
    return 0


if __name__ == "__main__":
    sys.exit(main())
