"""The page's modules as one script: each in a function of its own, in the order of their needs.

A browser loads no module files from `file://`, so they are put into the page. Only two forms are
understood, which is all that the modules use: `import { a, b } from "./x.js";` on one line, and
`export` before a function, class or const at the line's beginning.
"""

import pathlib
import re

_IMPORT = re.compile(r'^import (\{[^}]*\}) from "\./(\w+)\.js";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export ((?:async )?(?:function|class|const) (\w+))", re.MULTILINE)
_LEFT_OVER = re.compile(r"^\s*(?:import|export)\b.*", re.MULTILINE)


def bundle(folder: pathlib.Path, first: str) -> str:
    """The script that does what module `first` of this folder does. ValueError."""
    written: dict[str, str] = {}
    _add(folder, first, written, ())
    return "\n".join(written.values())


def _add(
    folder: pathlib.Path, name: str, written: dict[str, str], within: tuple[str, ...]
) -> None:
    if name in within:
        raise ValueError(f"{name}.js needs itself: {' -> '.join((*within, name))}")
    if name in written:
        return
    source = (folder / f"{name}.js").read_text(encoding="utf-8")
    for _, needed in _IMPORT.findall(source):
        _add(folder, needed, written, (*within, name))
    written[name] = _wrapped(name, source)


def _wrapped(name: str, source: str) -> str:
    names = ", ".join(exported for _, exported in _EXPORT.findall(source))
    body = _EXPORT.sub(r"\1", _IMPORT.sub(r"const \1 = module_\2;\n", source))
    if left := _LEFT_OVER.search(body):
        raise ValueError(f"{name}.js: this form is not understood: {left[0].strip()}")
    return f"const module_{name} = (() => {{\n{body}return {{ {names} }};\n}})();\n"
